import type { calibrage } from '@foulee/contract/parcours/calibrage'
import { activiteMoities } from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import { type Examples, MEMBERS, OWNER, type World } from '#test/http/examples.ts'
import { makeMoities } from './test-moities.ts'

async function createMeasured({ t }: World, { id: users_id }: { id: number }): Promise<number> {
  const sport = 'course_a_pied'
  const debut = '2026-03-01T08:00:00Z'
  const outing = await createActivite(t.db, { users_id, sport, debut, jour: '2026-03-01' })
  const values = { users_id, activites_id: outing.id, moities: makeMoities() }
  await t.db.insert(activiteMoities).values(values)
  return outing.id
}

export const calibrageExamples: Examples<keyof typeof calibrage> = {
  'GET /api/activites/calibrage': {
    who: MEMBERS,
    input: async (world, owner) => {
      await createMeasured(world, owner)
      return {}
    },
  },
  'POST /api/activites/calibrage': {
    who: MEMBERS,
    input: () => ({ body: { est_generale: true } }),
  },
  'POST /api/activites/calibrage/ecarter': {
    who: OWNER,
    input: async (world, owner) => ({
      body: { activites_id: await createMeasured(world, owner), est_ecartee: true },
    }),
  },
}
