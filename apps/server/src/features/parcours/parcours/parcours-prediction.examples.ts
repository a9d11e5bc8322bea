import type { parcoursPrediction } from '@foulee/contract/parcours/parcours-prediction'
import { encodePolyline } from '@foulee/trace/polyline'
import { type Examples, MEMBERS } from '#test/http/examples.ts'

export const parcoursPredictionExamples: Examples<keyof typeof parcoursPrediction> = {
  'GET /api/parcours/{id}/prediction': {
    who: MEMBERS,
    input: ({ parcours }) => ({
      params: { id: parcours.slug },
      query: { distance: 10_000, temps: 2700, terrain: 'route' },
    }),
  },
  'POST /api/parcours/prediction': {
    who: MEMBERS,
    input: () => ({
      body: {
        ligne: encodePolyline({
          lon: Float64Array.of(6.1, 6.14),
          lat: Float64Array.of(45.9, 45.9),
        }),
        altitudes: [450, 520],
        terrains: null,
        reference: { distance: 10_000, temps: 2700, terrain: 'route' },
      },
    }),
  },
}
