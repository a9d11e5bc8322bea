import type { programmation } from '@foulee/contract/entrainement/programmation'
import type { JourSemaine } from '@foulee/domain/entrainement/plan'
import { createPlan, createSuivi } from '@foulee/testing/entrainement'
import { makeCoach } from '#features/entrainement/plans/plans.examples.ts'
import { type Examples, MEMBERS, OWNER, type World } from '#test/http/examples.ts'

const own = async ({ t }: World, { id: users_id }: { id: number }) =>
  (await createSuivi(t.db, { users_id })).id

const demande = async (world: World, owner: { id: number }) => ({
  body: {
    id: await own(world, owner),
    debut: '2099-05-04',
    jours: [2, 4, 7] as JourSemaine[],
    jour_long: 7 as const,
  },
})
const byId = async (world: World, owner: { id: number }) => ({
  params: { id: await own(world, owner) },
})

const COACH = {
  ...OWNER,
  unverified: 403,
  member: 403,
  parcours: 403,
  organisateur: 403,
  agence: 403,
  premium: 403,
}

export const programmationExamples: Examples<keyof typeof programmation> = {
  'POST /api/training/plan': {
    who: MEMBERS,
    input: async (world, owner) => {
      await own(world, owner)
      return {}
    },
  },
  'POST /api/training/plan/{id}': { who: OWNER, input: byId },
  'POST /api/training/plan/start': {
    who: MEMBERS,
    input: async ({ t }) => ({ body: { plan: (await createPlan(t.db)).slug } }),
  },
  'POST /api/training/plan/preview': { who: OWNER, input: demande },
  'POST /api/training/plan/schedule': { who: OWNER, input: demande },
  'POST /api/training/plan/stop/{id}': { who: OWNER, input: byId },
  'POST /api/buy/reset/{id}': { who: OWNER, input: byId },
  'POST /api/coaching/plan/demandes': {
    who: { ...COACH, coach: 200, staff: 200 },
    input: async (world, owner) => {
      await makeCoach(world, owner)
      return {}
    },
  },
  'POST /api/coaching/plan/demandes/{id}': {
    who: COACH,
    input: async (world, owner) => {
      const { t } = world
      const { id: plans_id } = await createPlan(t.db, {
        users_id: await makeCoach(world, owner),
        prix: 4900,
      })
      const { id } = await createSuivi(t.db, { plans_id, etat: 'demande' })
      return { params: { id }, body: { reponse: 'accorder' as const } }
    },
  },
}
