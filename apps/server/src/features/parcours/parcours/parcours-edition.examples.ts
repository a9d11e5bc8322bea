import type { parcoursEdition } from '@foulee/contract/parcours/parcours-edition'
import { parcoursTraces } from '@foulee/db/schema'
import { createParcours } from '@foulee/testing/parcours'
import { makeGpx, makeGpxFile } from '@foulee/testing/trace-files'
import { eq } from 'drizzle-orm'
import { storeOriginal } from '#platform/storage/stored-files.ts'
import { type Examples, form, MEMBERS, OWNER, STAFF, type World } from '#test/http/examples.ts'

const OWNER_AND_STAFF = { ...OWNER, staff: 200 }

const draft = ({ t }: World, { id: users_id }: { id: number }, etat = 0) =>
  createParcours(t.db, t.clock.now, { users_id, etat })

export const storeGpx = ({ t }: World): Promise<string> =>
  t.db.transaction((tx) => storeOriginal(tx, t.storage, Buffer.from(makeGpx()), 'gpx'))

const withFile = async (world: World, owner: { id: number }) => {
  const { id } = await draft(world, owner)
  const original = await storeGpx(world)
  await world.t.db
    .update(parcoursTraces)
    .set({ original })
    .where(eq(parcoursTraces.parcours_id, id))
  return { params: { id } }
}

export const parcoursEditionExamples: Examples<keyof typeof parcoursEdition> = {
  'POST /api/parcours/create': {
    who: MEMBERS,
    input: () => ({ body: { titre: 'Le tour du lac' } }),
  },
  'POST /api/parcours/gpx/{id}': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => ({
      params: { id: (await draft(world, owner)).id },
      body: form({ gpx: makeGpxFile() }),
    }),
  },
  'POST /api/parcours/update/{id}': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => ({
      params: { id: (await draft(world, owner)).id },
      body: form({
        titre: 'Tour du lac',
        description: 'Une boucle.',
        types: 'trail',
        saison: '[6,7,8]',
        troncons: '[[0,1200,"path"],[1200,3000,"asphalt"]]',
        points: '[{"type":"eau","nom":"Fontaine","description":"","metres":1200}]',
        distance_annoncee: '8000',
        debut: '1000',
        inverser: 'true',
        rayon_masque: '200',
      }),
    }),
  },
  'POST /api/parcours/etat/{id}': {
    who: { ...OWNER_AND_STAFF, unverified: 403 },
    input: async (world, owner) => ({
      params: { id: (await draft(world, owner)).id },
      body: { geste: 'soumettre' },
    }),
  },
  'POST /api/parcours/del/{id}': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => ({ params: { id: (await draft(world, owner)).id } }),
  },
  'GET /api/parcours/{id}/gestion': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => ({ params: { id: (await draft(world, owner)).id } }),
  },
  'GET /api/parcours/{id}/original': { who: OWNER, input: withFile },
  'GET /api/parcours/a-valider': {
    who: STAFF,
    input: async (world, owner) => {
      await draft(world, owner, 1)
      return { query: { nb_page: 2 } }
    },
  },
}
