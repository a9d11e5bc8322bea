import { findChromium } from './chromium.ts'
import { build } from './steps.ts'
import { toPart } from './test-reports.ts'
import { conclude, readSent, runBrowsers } from './test-runs.ts'
import { stopOnFailure } from './types-and-style.ts'

/** `npm run test:browsers`: builds the site and tests it in the supported browsers. */
const chromium = findChromium()
const built = stopOnFailure([toPart(await build())])
conclude([...built, await readSent(), await runBrowsers(chromium)])
