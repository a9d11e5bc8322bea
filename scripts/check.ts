import { conclude, runVitest } from './test-runs.ts'
import { checkTypesAndStyle, stopOnFailure } from './types-and-style.ts'

/** `npm run check`: what to run before each commit. Types, style, and the tests without a server. */
conclude([
  ...stopOnFailure(await checkTypesAndStyle()),
  await runVitest('Tests unitaires', ['unit', 'web']),
])
