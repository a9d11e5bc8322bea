import type { voyagesCarte } from '@foulee/contract/sejours/voyages-carte'
import { type Examples, OPEN } from '#test/http/examples.ts'

export const voyagesCarteExamples: Examples<keyof typeof voyagesCarte> = {
  'GET /api/voyages/tuiles/{z}/{x}/{y}': {
    who: OPEN,
    input: () => ({ params: { z: '12', x: '2113', y: '1470' }, query: { sport: 'trail' } }),
  },
}
