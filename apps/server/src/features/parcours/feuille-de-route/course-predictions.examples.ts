import type { coursePredictions } from '@foulee/contract/parcours/course-predictions'
import { createCourse } from '@foulee/testing/factories'
import { type Examples, MEMBERS } from '#test/http/examples.ts'

export const coursePredictionsExamples: Examples<keyof typeof coursePredictions> = {
  'GET /api/courses/{id}/predictions': {
    who: MEMBERS,
    input: async ({ t }) => {
      const points = [{ type: 'ravito_complet' as const, km: 12, barriere_horaire: '12:30' }]
      const { slug } = await createCourse(t.db, t.clock.now, {
        editions: [{ epreuves: [{ type: 'trail', distance: 25_000, denivele: 900, points }] }],
      })
      return {
        params: { id: slug },
        query: { distance: 10_000, temps: 2700, terrain: 'route' },
      }
    },
  },
}
