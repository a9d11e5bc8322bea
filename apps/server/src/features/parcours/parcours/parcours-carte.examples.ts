import type { parcoursCarte } from '@foulee/contract/parcours/parcours-carte'
import { type Examples, OPEN } from '#test/http/examples.ts'

export const parcoursCarteExamples: Examples<keyof typeof parcoursCarte> = {
  'GET /api/parcours/tuiles/{z}/{x}/{y}': {
    who: OPEN,
    input: () => ({ params: { z: '12', x: '2113', y: '1470' }, query: { type: 'trail' } }),
  },
}
