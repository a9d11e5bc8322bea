import type { activites } from '@foulee/contract/parcours/activites'
import { createActivite } from '@foulee/testing/activites'
import { makeGpxFile } from '@foulee/testing/trace-files'
import { storeGpx } from '#features/parcours/parcours/parcours-edition.examples.ts'
import { type Examples, form, MEMBERS, OPEN, OWNER, type World } from '#test/http/examples.ts'

const mine = async (world: World, { id: users_id }: { id: number }) =>
  createActivite(world.t.db, { users_id, original: await storeGpx(world) })

export const activitesExamples: Examples<keyof typeof activites> = {
  'POST /api/activites/my': {
    who: MEMBERS,
    input: async (world, owner) => {
      await mine(world, owner)
      return { query: { tri: 'distance' } }
    },
  },
  'POST /api/activites/create': {
    who: MEMBERS,
    input: () => ({ body: form({ gpx: makeGpxFile({ speed: 3 }) }) }),
  },
  'POST /api/activites/del': {
    who: OWNER,
    input: async (world, owner) => ({ body: { id: (await mine(world, owner)).id } }),
  },
  'POST /api/activites/separer/{id}': {
    who: OWNER,
    input: async (world, owner) => {
      const { id } = await mine(world, owner)
      await createActivite(world.t.db, { users_id: owner.id, double_de: id })
      return { params: { id } }
    },
  },
  'POST /api/activites/{id}': {
    who: OWNER,
    input: async (world, owner) => ({ params: { id: (await mine(world, owner)).id } }),
  },
  'GET /api/activites/{id}/original': {
    who: OWNER,
    input: async (world, owner) => ({ params: { id: (await mine(world, owner)).id } }),
  },
  'GET /api/filtres/activites': { who: OPEN, input: () => ({}) },
}
