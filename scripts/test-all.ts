import { findChromium } from './chromium.ts'
import { build, runStep } from './steps.ts'
import { onPostgres, openTestCluster } from './test-cluster.ts'
import { type Part, toPart } from './test-reports.ts'
import { conclude, runBrowsers, runJourneys, runVitest } from './test-runs.ts'
import { checkTypesAndStyle, stopOnFailure } from './types-and-style.ts'

/**
 * `npm run test:all`, which `.ci/run` calls: everything once, on one build. API tests run on PostgreSQL; on the embedded
 * database run those that it could break. Servers that are killed wait more than they compute, so they run beside the
 * other tests. Journeys run alone, and so do the other browsers.
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
await cluster.stop()
const browsers = await runBrowsers(chromium)
conclude([...ready, ...computed, ...waited, ...browsers, await runJourneys('all', chromium)])

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
