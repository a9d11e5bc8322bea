import { findChromium } from './chromium.ts'
import { conclude, ensureBuilt, NOTHING_RAN, runJourneys } from './steps.ts'

/** `npm run test:others`: the journeys that `npm test` leaves out. */
const chromium = findChromium()
const isBuilt = ensureBuilt()
conclude([isBuilt ? runJourneys('others', chromium) : NOTHING_RAN])
