import type { flux } from '@foulee/contract/echanges/flux'
import { type Examples, MEMBERS } from '#test/http/examples.ts'

export const fluxExamples: Examples<keyof typeof flux> = {
  'GET /api/flux': { who: MEMBERS, input: () => ({}) },
}
