import type { activiteMontage } from '@foulee/contract/parcours/activite-montage'
import { createActivite } from '@foulee/testing/activites'
import { makeGpx } from '@foulee/testing/trace-files'
import { storeOriginal } from '#platform/storage/stored-files.ts'
import { type Examples, OWNER, type World } from '#test/http/examples.ts'

type Owner = { id: number }

/** Eight kilometres from `begun`, with their times. */
export async function makeOuting(
  { t }: World,
  { id: users_id }: Owner,
  begun: string,
  montage = false,
) {
  const bytes = Buffer.from(makeGpx({ speed: 3, begun: new Date(begun) }))
  const original = await t.db.transaction((tx) => storeOriginal(tx, t.storage, bytes, 'gpx'))
  const debut = Date.parse(begun)
  return createActivite(t.db, {
    users_id,
    original,
    debut: begun,
    jour: begun.slice(0, 10),
    format: 'gpx',
    ...(montage && {
      montage: [{ original, debut, garde: [[debut, debut + 600_000]] }],
      fichier: { debut: begun, duree: 2667, distance: 8000 },
    }),
  })
}

export const MORNING = '2026-03-01T07:00:00.000Z'

export const activiteMontageExamples: Examples<keyof typeof activiteMontage> = {
  'POST /api/activites/couper/{id}': {
    who: OWNER,
    input: async (world, owner) => ({
      params: { id: (await makeOuting(world, owner, MORNING)).id },
      body: { garde: [{ de: 500, a: 6000 }], version: 1 },
    }),
  },
  'POST /api/activites/scinder/{id}': {
    who: OWNER,
    input: async (world, owner) => ({
      params: { id: (await makeOuting(world, owner, MORNING)).id },
      body: { a: [4000], version: 1 },
    }),
  },
  'POST /api/activites/joindre/{id}': {
    who: OWNER,
    input: async (world, owner) => ({
      params: { id: (await makeOuting(world, owner, MORNING)).id },
      body: {
        ids: [(await makeOuting(world, owner, '2026-03-01T12:00:00.000Z')).id],
        version: 1,
      },
    }),
  },
  'POST /api/activites/origine/{id}': {
    who: OWNER,
    input: async (world, owner) => ({
      params: { id: (await makeOuting(world, owner, MORNING, true)).id },
      body: { version: 1 },
    }),
  },
}
