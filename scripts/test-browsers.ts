import { findChromium } from './chromium.ts'
import { build } from './steps.ts'
import { toPart } from './test-reports.ts'
import { conclude, readSent, runBrowsers } from './test-runs.ts'
import { stopOnFailure } from './types-and-style.ts'

/** `npm run test:browsers`: what the browsers that we promise make of the site, which is built first. */
const chromium = findChromium()
const built = stopOnFailure([toPart(await build())])
conclude([...built, await readSent(), await runBrowsers(chromium)])
