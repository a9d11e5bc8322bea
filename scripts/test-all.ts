import { findChromium } from './chromium.ts'
import { build, runStep } from './steps.ts'
import { createDatabase, onPostgres, openTestCluster } from './test-cluster.ts'
import { type Part, toPart } from './test-reports.ts'
import { checkRows, conclude, readSent, runBrowsers, runJourneys, runVitest } from './test-runs.ts'
import { checkTypesAndStyle, stopOnFailure } from './types-and-style.ts'

/**
 * `npm run test:all`, which `.ci/run` calls: everything once, on one build. API tests and journeys run on PostgreSQL,
 * the faster of the two; on the embedded database run the tests that it could break, the crawl and the other browsers.
 * Both processors are kept busy: what waits or takes one of them runs beside something else. Journeys run alone, and so
 * do the other browsers.
 */
const chromium = findChromium()
const [checks, built, audit] = await Promise.all([
  checkTypesAndStyle(),
  build({ isBeside: true }),
  runStep('Audit des dépendances', 'node', ['scripts/audit.ts'], { isBeside: true }),
])
const ready = stopOnFailure([...checks, toPart(built), toPart(audit)])
const cluster = await openTestCluster()

const both = [...(await runBothProcessors()), ...(await runOneProcessor())]
const browsers = await runBrowsers(chromium)
const journeys = await runJourneys('all', chromium, await createDatabase(cluster, 'parcours'))
await cluster.stop()
conclude([...ready, ...both, browsers, journeys])

/** Tests that take all there is, beside those that stop, freeze and kill servers of their own, and mostly wait. */
async function runBothProcessors(): Promise<Part[]> {
  const runComputing = async () => [
    await runVitest('Tests unitaires', ['unit', 'web']),
    await runVitest('API sur PostgreSQL', ['api'], onPostgres(cluster.urlOf('postgres'))),
    await checkRows(),
  ]
  const [computed, waited] = await Promise.all([
    runComputing(),
    runVitest('Bases et serveurs que l’on arrête', ['postgres'], { isBeside: true }),
  ])
  return [...computed, waited]
}

/** The crawl, whose server is one process, and beside it, in turn, whatever takes one processor too. */
async function runOneProcessor(): Promise<Part[]> {
  const isBeside = true
  const runOthers = async () => [
    await readSent({ isBeside }),
    toPart(await runStep('Bascule', 'node', ['scripts/exercices.ts', 'bascule'], { isBeside })),
    // To see it run: nothing is asserted on its figures.
    toPart(await runStep('Banc d’essai', 'node', ['bench/run.ts', '--smoke'], { isBeside })),
    await runVitest('API sur la base embarquée', ['embedded'], { isBeside }),
  ]
  const [crawled, others] = await Promise.all([
    runStep('Toutes les pages', 'node', ['crawl/run.ts']),
    runOthers(),
  ])
  return [toPart(crawled), ...others]
}
