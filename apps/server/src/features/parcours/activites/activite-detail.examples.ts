import type { activiteDetail } from '@foulee/contract/parcours/activite-detail'
import { createActivite } from '@foulee/testing/activites'
import { storeGpx } from '#features/parcours/parcours/parcours-edition.examples.ts'
import { type Examples, OWNER } from '#test/http/examples.ts'

export const activiteDetailExamples: Examples<keyof typeof activiteDetail> = {
  'POST /api/activites/{id}/detail': {
    who: OWNER,
    input: async (world, { id: users_id }) => {
      const original = await storeGpx(world)
      return { params: { id: (await createActivite(world.t.db, { users_id, original })).id } }
    },
  },
  'POST /api/activites/update/{id}': {
    who: OWNER,
    input: async (world, { id: users_id }) => ({
      params: { id: (await createActivite(world.t.db, { users_id })).id },
      body: {
        titre: 'Côtes du Mûrier',
        sport: 'trail',
        notes: 'Vent de face.',
        rpe: 7,
        version: 1,
      },
    }),
  },
}
