import { conclude, runVitest } from './steps.ts'
import { checkTypesAndStyle } from './types-and-style.ts'

/** `npm run check`: what to run before each commit. Types, style, and the tests without a server. */
await checkTypesAndStyle()
conclude([runVitest('Tests unitaires', ['unit', 'web'])])
