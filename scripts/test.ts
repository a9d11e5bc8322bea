import { findChromium } from './chromium.ts'
import { conclude, runJourneys, runVitest, step } from './steps.ts'
import { checkTypesAndStyle } from './types-and-style.ts'

/** `npm test`: everything, from a bare clone. */
const chromium = findChromium()
checkTypesAndStyle()
step('Construction du web', 'npm', ['run', '--silent', 'build'])
conclude([
  runVitest('Tests unitaires et API', ['unit', 'api']),
  runJourneys({ ...process.env, CHROMIUM_PATH: chromium }),
])
