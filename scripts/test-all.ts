import { findChromium } from './chromium.ts'
import { build, runStep } from './steps.ts'
import { createDatabase, onPostgres, openTestCluster } from './test-cluster.ts'
import { type Part, toPart } from './test-reports.ts'
import { conclude, runBrowsers, runJourneys, runVitest } from './test-runs.ts'
import { checkTypesAndStyle, stopOnFailure } from './types-and-style.ts'

/**
 * `npm run test:all`, which `.ci/run` calls: everything once, on one build. API tests and journeys run on PostgreSQL,
 * the faster of the two; on the embedded database run the tests that it could break, the crawl and the other browsers.
 * Servers that are killed wait more than they compute, so they run beside the other tests. Journeys run alone, and so
 * do the other browsers.
 */
const chromium = findChromium()
const cluster = await openTestCluster()
const [checks, built, audit] = await Promise.all([
  checkTypesAndStyle(),
  build({ isBeside: true }),
  runStep('Audit des dépendances', 'node', ['scripts/audit.ts'], { isBeside: true }),
])
const ready = stopOnFailure([...checks, toPart(built), toPart(audit)])

const [computed, waited] = await Promise.all([runComputing(), runWaiting()])
const browsers = await runBrowsers(chromium)
const journeys = await runJourneys('all', chromium, await createDatabase(cluster, 'parcours'))
await cluster.stop()
conclude([...ready, ...computed, ...waited, ...browsers, journeys])

async function runComputing(): Promise<Part[]> {
  return [
    await runVitest('Tests unitaires', ['unit', 'web']),
    await runVitest('API sur PostgreSQL', ['api'], onPostgres(cluster.urlOf('postgres'))),
    await runVitest('API sur la base embarquée', ['embedded']),
    toPart(await runStep('Toutes les pages', 'node', ['crawl/run.ts'])),
  ]
}

/** A primary that dies under load, what stops, freezes and kills servers of its own, and the bench, to see it run. */
async function runWaiting(): Promise<Part[]> {
  const isBeside = true
  return [
    await runVitest('Bases et serveurs que l’on arrête', ['postgres'], { isBeside }),
    toPart(await runStep('Bascule', 'node', ['scripts/exercices.ts', 'bascule'], { isBeside })),
    toPart(await runStep('Banc d’essai', 'node', ['bench/run.ts', '--smoke'], { isBeside })),
  ]
}
