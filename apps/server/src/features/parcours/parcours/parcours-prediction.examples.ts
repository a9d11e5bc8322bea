import type { parcoursPrediction } from '@foulee/contract/parcours/parcours-prediction'
import { type Examples, MEMBERS } from '#test/http/examples.ts'

export const parcoursPredictionExamples: Examples<keyof typeof parcoursPrediction> = {
  'GET /api/parcours/{id}/prediction': {
    who: MEMBERS,
    input: ({ parcours }) => ({
      params: { id: parcours.slug },
      query: { distance: 10_000, temps: 2700, terrain: 'route' },
    }),
  },
}
