import { findChromium } from './chromium.ts'
import { build } from './steps.ts'
import { toPart } from './test-reports.ts'
import { checkRows, conclude, runJourneys, runVitest } from './test-runs.ts'
import { checkTypesAndStyle, stopOnFailure } from './types-and-style.ts'

/** `npm test`: types, style, unit and API tests, main journeys, from a bare clone. */
const chromium = findChromium()
const [checks, built] = await Promise.all([checkTypesAndStyle(), build({ isBeside: true })])
conclude([
  ...stopOnFailure([...checks, toPart(built)]),
  await runVitest('Tests unitaires et API', ['unit', 'web', 'api']),
  await checkRows(),
  await runJourneys('main', chromium),
])
