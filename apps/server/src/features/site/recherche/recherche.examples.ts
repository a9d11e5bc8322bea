import type { recherche } from '@foulee/contract/site/recherche'
import { type Examples, OPEN } from '#test/http/examples.ts'

export const rechercheExamples: Examples<keyof typeof recherche> = {
  'GET /api/suggestions': { who: OPEN, input: () => ({ query: { q: 'trail 30 km is' } }) },
  'GET /api/recherche': { who: OPEN, input: () => ({ query: { q: 'trail isère' } }) },
}
