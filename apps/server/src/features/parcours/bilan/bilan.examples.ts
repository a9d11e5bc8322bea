import type { bilan } from '@foulee/contract/parcours/bilan'
import { createCourse, dayFrom } from '@foulee/testing/factories'
import { createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import { type Examples, MEMBERS } from '#test/http/examples.ts'

export const bilanExamples: Examples<keyof typeof bilan> = {
  'GET /api/courses/{id}/epreuves/{epreuves_id}/bilan': {
    who: MEMBERS,
    input: async ({ t }, owner) => {
      const points = [{ type: 'ravito_complet' as const, km: 12, nom: 'Le col' }]
      const { id, slug } = await createCourse(t.db, t.clock.now, {
        editions: [
          {
            date_debut: dayFrom(t.clock.now, -9),
            epreuves: [{ type: 'trail', distance: 25_000, denivele: 900, points }],
          },
        ],
      })
      const epreuves_id = await findEpreuveOf(t.db, id)
      await createResultat(t.db, epreuves_id, { users_id: owner.id, preuve: 'code', temps: 12_000 })
      return {
        params: { id: slug, epreuves_id: String(epreuves_id) },
        query: { distance: 10_000, temps: 2700, terrain: 'route', arrets: '4' },
      }
    },
  },
}
