import { type Finding, findFaults } from './findings.ts'
import { lengthenWords } from './long-words.ts'
import { canCheckHtml, checkHtml } from './nu.ts'
import { readRouteTable } from './route-table.ts'
import { listSent } from './sent.ts'
import { type DemoSite, openDemoSite } from './server.ts'
import { type SignedIn, visitSignedIn } from './signed-in.ts'
import { type Document, type Walk, walkSite } from './walk.ts'

/**
 * `npm run crawl`: crawls the demo site like a search engine, then visits one page of each kind as
 * members and staff in a browser, on phones too and with a long word in all free text (produit
 * 2.8), and lists the faults (produit 14.10). `-- http://localhost:3000` crawls a running site.
 */
const writeLine = (text: string) => process.stdout.write(`${text}\n`)

const NONE: SignedIn = { documents: [], faults: [], measured: 0 }

const MAX_LISTED = 10

const originArgument = process.argv.slice(2).find((item) => item.startsWith('http'))
const site: DemoSite | null = originArgument ? null : await openDemoSite()
const origin = site?.origin ?? String(originArgument).replace(/\/$/, '')
const start = performance.now()
try {
  const { isGuarded, find, findPattern } = await readRouteTable()
  const walk = await walkSite({ origin, isGuarded, find })
  await site?.change(lengthenWords)
  const open = listOpen(walk, find)
  const signedIn = site
    ? await visitSignedIn({ origin, find, findPattern, from: ['/'], open })
    : NONE
  const documents = [...walk.documents, ...signedIn.documents, ...listSent(origin)]
  const faults = [...findFaults(walk, origin), ...signedIn.faults, ...(await check(documents))]
  const pages = [...walk.visits.values()].filter(({ page }) => page).length
  const seconds = Math.round((performance.now() - start) / 1000)
  writeLine(
    `\n${walk.visits.size} adresses, dont ${pages} pages et ${walk.listed.length} du plan du site,`,
  )
  writeLine(
    `${signedIn.documents.length} pages de membres et de l’équipe, ${walk.images.size} images de partage,`,
  )
  writeLine(`${signedIn.measured} pages mesurées sur téléphone,`)
  writeLine(`en ${seconds} s : ${faults.length} défaut(s).`)
  for (const [rule, found] of Map.groupBy(faults, (fault) => fault.rule)) {
    writeLine(`\n✗ ${rule} (${found.length})`)
    for (const { path, detail } of found.slice(0, MAX_LISTED)) writeLine(`✗   ${path} : ${detail}`)
  }
  process.exitCode = faults.length > 0 || pages === 0 ? 1 : 0
} finally {
  await site?.close()
}

function listOpen({ visits }: Walk, find: (path: string) => string | null): string[] {
  const kinds = new Map<string | null, string>()
  for (const [path, { status, page }] of visits) {
    const kind = find(path)
    if (status === 200 && page && !path.includes('?') && !kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values()]
}

/** Without Java the HTML check is skipped; in CI that is a failure. */
async function check(documents: readonly Document[]): Promise<Finding[]> {
  if (process.env.CI || (await canCheckHtml())) return checkHtml(documents)
  writeLine('Le HTML n’est pas vérifié : installez Java (default-jre-headless).')
  return []
}
