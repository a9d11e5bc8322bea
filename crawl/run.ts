import { type Finding, findFaults } from './findings.ts'
import { lengthenWords } from './long-words.ts'
import { canCheckHtml, checkHtml } from './nu.ts'
import { readRouteTable } from './route-table.ts'
import { listSent } from './sent.ts'
import { type DemoSite, openDemoSite } from './server.ts'
import { type SignedIn, visitSignedIn } from './signed-in.ts'
import { type Document, walkSite } from './walk.ts'

/**
 * `npm run crawl`: walks every page of the demo world as a search engine would, then one of each kind as members
 * and the staff have it in a browser, on phones too and with a word of a hundred letters in all that people write
 * (produit 2.8), and names what is wrong (produit 14.10). `-- http://localhost:3000` walks a site that runs already.
 */
const say = (text: string) => process.stdout.write(`${text}\n`)

const NONE: SignedIn = { documents: [], faults: [] }

/** How many faults of one rule are named. */
const NAMED = 10

const given = process.argv.slice(2).find((one) => one.startsWith('http'))
const site: DemoSite | null = given ? null : await openDemoSite()
const origin = site?.origin ?? String(given).replace(/\/$/, '')
const start = performance.now()
try {
  const { isGuarded, find } = await readRouteTable()
  const walk = await walkSite({ origin, isGuarded, find })
  await site?.change(lengthenWords)
  const signedIn = site ? await visitSignedIn({ origin, find, from: ['/'] }) : NONE
  const documents = [...walk.documents, ...signedIn.documents, ...listSent(origin)]
  const faults = [...findFaults(walk, origin), ...signedIn.faults, ...(await check(documents))]
  const pages = [...walk.visits.values()].filter(({ page }) => page).length
  for (const [rule, found] of Map.groupBy(faults, (fault) => fault.rule)) {
    say(`\n✗ ${rule} (${found.length})`)
    for (const { path, detail } of found.slice(0, NAMED)) say(`✗   ${path} : ${detail}`)
  }
  const seconds = Math.round((performance.now() - start) / 1000)
  say(
    `\n${walk.visits.size} adresses, dont ${pages} pages et ${walk.listed.length} du plan du site,`,
  )
  say(
    `${signedIn.documents.length} pages de membres et de l’équipe, ${walk.images.size} images de partage,`,
  )
  say(`en ${seconds} s : ${faults.length} défaut(s).`)
  process.exitCode = faults.length > 0 || pages === 0 ? 1 : 0
} finally {
  await site?.close()
}

/** Without Java documents are not looked at; in CI that is a fault. */
async function check(documents: readonly Document[]): Promise<Finding[]> {
  if (process.env.CI || (await canCheckHtml())) return checkHtml(documents)
  say('Le HTML n’est pas vérifié : installez Java (default-jre-headless).')
  return []
}
