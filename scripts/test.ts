import { findChromium } from './chromium.ts'
import { conclude, ensureBuilt, NOTHING_RAN, runJourneys, runVitest } from './steps.ts'
import { checkTypesAndStyle } from './types-and-style.ts'

/** `npm test`: types, style, unit and API tests, the main journeys, from a bare clone. */
const chromium = findChromium()
await checkTypesAndStyle()
const isBuilt = ensureBuilt()
conclude([
  runVitest('Tests unitaires et API', ['unit', 'web', 'api']),
  isBuilt ? runJourneys('main', chromium) : NOTHING_RAN,
])
