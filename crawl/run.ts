import { findFaults } from './findings.ts'
import { readRouteTable } from './route-table.ts'
import { type DemoSite, openDemoSite } from './server.ts'
import { walkSite } from './walk.ts'

/**
 * `npm run crawl`: walks every page of the demo world as a search engine would, and names what is
 * wrong (produit 14.10). `-- http://localhost:3000` walks a site that runs already.
 */
const say = (text: string) => process.stdout.write(`${text}\n`)

/** How many faults of one rule are named. */
const NAMED = 10

const given = process.argv.slice(2).find((one) => one.startsWith('http'))
const site: DemoSite = given
  ? { origin: given.replace(/\/$/, ''), close: async () => {} }
  : await openDemoSite()
const start = performance.now()
try {
  const { isGuarded, find } = await readRouteTable()
  const walk = await walkSite({ origin: site.origin, isGuarded, find })
  const faults = findFaults(walk, site.origin)
  const pages = [...walk.visits.values()].filter(({ page }) => page).length
  for (const [rule, found] of Map.groupBy(faults, (fault) => fault.rule)) {
    say(`\n✗ ${rule} (${found.length})`)
    for (const { path, detail } of found.slice(0, NAMED)) say(`✗   ${path} : ${detail}`)
  }
  const seconds = Math.round((performance.now() - start) / 1000)
  say(
    `\n${walk.visits.size} adresses, dont ${pages} pages et ${walk.listed.length} du plan du site,`,
  )
  say(`${walk.images.size} images de partage, en ${seconds} s : ${faults.length} défaut(s).`)
  process.exitCode = faults.length > 0 || pages === 0 ? 1 : 0
} finally {
  await site.close()
}
