import type { athletes } from '@foulee/contract/entrainement/athletes'
import { createAthlete } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { makeCoach } from '#features/entrainement/plans/plans.examples.ts'
import { type Examples, MEMBERS, OWNER, type World } from '#test/http/examples.ts'

const COACH = {
  ...OWNER,
  unverified: 403,
  member: 403,
  parcours: 403,
  organisateur: 403,
  agence: 403,
  premium: 403,
}

const athleteOf = async (world: World, owner: { id: number }) => {
  const coach_id = await makeCoach(world, owner)
  return { params: { id: (await createAthlete(world.t.db, { coach_id })).users_id } }
}
const coachOf = async ({ t }: World, { id: users_id }: { id: number }) => {
  const coach = await createUser(t.db, { coach: true })
  await createAthlete(t.db, { coach_id: coach.id, users_id })
  return { params: { id: coach.id } }
}

export const athletesExamples: Examples<keyof typeof athletes> = {
  'POST /api/coaching/athletes/list': {
    who: { ...COACH, coach: 200, staff: 200 },
    input: async (world, owner) => {
      await athleteOf(world, owner)
      return {}
    },
  },
  'POST /api/coaching/athletes/{id}': { who: COACH, input: athleteOf },
  'POST /api/coaching/athletes/{id}/end': { who: COACH, input: athleteOf },
  'POST /api/training/coachs': {
    who: MEMBERS,
    input: async (world, owner) => {
      await coachOf(world, owner)
      return {}
    },
  },
  'POST /api/training/coachs/{id}': {
    who: OWNER,
    input: async (world, owner) => ({
      ...(await coachOf(world, owner)),
      body: { partages: ['calendrier' as const] },
    }),
  },
  'POST /api/training/coachs/{id}/end': { who: OWNER, input: coachOf },
}
