import { conclude, runVitest } from './test-runs.ts'
import { checkTypesAndStyle, stopOnFailure } from './types-and-style.ts'

/** `npm run check`, before each commit: types, style, and tests without a server. */
conclude([
  ...stopOnFailure(await checkTypesAndStyle()),
  await runVitest('Tests unitaires', ['unit', 'web']),
])
