import { build, runStep, sayBuilt } from './steps.ts'

/**
 * `npm run test:all`: `npm test`, the other journeys, every page of the demo world as a search engine
 * reads it, then what only PostgreSQL shows. Each says its own totals, and none keeps the next from
 * running. What they serve is built once for all.
 */
const built = sayBuilt(build())
const runs = [
  runStep('npm test', 'node', ['scripts/test.ts', built]),
  runStep('Les autres parcours', 'node', ['scripts/test-others.ts', built]),
  runStep('Toutes les pages', 'node', ['crawl/run.ts']),
  runStep('PostgreSQL', 'node', ['scripts/test-postgres.ts']),
]
process.exit(runs.every(Boolean) ? 0 : 1)
