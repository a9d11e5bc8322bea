import type { chaussures } from '@foulee/contract/parcours/chaussures'
import * as schema from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import { type Examples, MEMBERS, OWNER, type World } from '#test/http/examples.ts'

async function mine({ t }: World, { id: users_id }: { id: number }): Promise<number> {
  const values = { users_id, modele: 'Novablast 5' }
  const [row] = await t.db.insert(schema.chaussures).values(values).returning()
  return row?.id ?? 0
}

export const chaussuresExamples: Examples<keyof typeof chaussures> = {
  'POST /api/chaussures/list': {
    who: MEMBERS,
    input: async (world, owner) => {
      await mine(world, owner)
      return {}
    },
  },
  'POST /api/chaussures/create': {
    who: MEMBERS,
    input: () => ({
      body: {
        marque: 'Asics',
        modele: 'Novablast 5',
        surnom: 'Les jaunes',
        achetee_le: '2026-01-10',
        deja_parcouru: 120_000,
        limite: 700_000,
        est_habituelle: true,
      },
    }),
  },
  'POST /api/chaussures/update/{id}': {
    who: OWNER,
    input: async (world, owner) => ({
      params: { id: await mine(world, owner) },
      body: { surnom: 'Les bleues' },
    }),
  },
  'POST /api/chaussures/retirer/{id}': {
    who: OWNER,
    input: async (world, owner) => ({
      params: { id: await mine(world, owner) },
      body: { est_retiree: true },
    }),
  },
  'POST /api/chaussures/del': {
    who: OWNER,
    input: async (world, owner) => ({ body: { id: await mine(world, owner) } }),
  },
  'POST /api/activites/chaussures/{id}': {
    who: OWNER,
    input: async (world, owner) => ({
      params: { id: (await createActivite(world.t.db, { users_id: owner.id })).id },
      body: { chaussures_id: await mine(world, owner) },
    }),
  },
}
