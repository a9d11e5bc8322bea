import { findChromium } from './chromium.ts'
import { build } from './steps.ts'
import { toPart } from './test-reports.ts'
import { conclude, runJourneys } from './test-runs.ts'
import { stopOnFailure } from './types-and-style.ts'

/** `npm run test:journeys`: builds the site and runs all journeys. */
const chromium = findChromium()
conclude([...stopOnFailure([toPart(await build())]), await runJourneys('all', chromium)])
