import type { annees } from '@foulee/contract/parcours/annees'
import { activiteRecords } from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import { type Examples, MEMBERS, OWNER, type World } from '#test/http/examples.ts'

async function createRecord({ t }: World, { id: users_id }: { id: number }): Promise<number> {
  const outing = await createActivite(t.db, { users_id, jour: '2026-03-01' })
  const values = { users_id, activites_id: outing.id, mesure: 1000, secondes: 240, debut: 0 }
  const [row] = await t.db
    .insert(activiteRecords)
    .values({ ...values, genre: 'distance' })
    .returning({ id: activiteRecords.id })
  return row?.id ?? 0
}

export const anneesExamples: Examples<keyof typeof annees> = {
  'GET /api/activites/annees': {
    who: MEMBERS,
    input: async (world, owner) => {
      await createRecord(world, owner)
      return { query: { annee: '2026' } }
    },
  },
  'GET /api/activites/records': {
    who: MEMBERS,
    input: async (world, owner) => {
      await createRecord(world, owner)
      return {}
    },
  },
  'POST /api/activites/records/ecarter': {
    who: OWNER,
    input: async (world, owner) => ({
      body: { id: await createRecord(world, owner), est_ecarte: true },
    }),
  },
  'GET /api/activites/carte': {
    who: MEMBERS,
    input: async ({ t }, owner) => {
      await createActivite(t.db, { users_id: owner.id, apercu: ['_p~iF~ps|U_ulLnnqC'] })
      return {}
    },
  },
}
