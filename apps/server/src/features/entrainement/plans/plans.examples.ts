import type { plans } from '@foulee/contract/entrainement/plans'
import { users } from '@foulee/db/schema'
import { createPlan, makeWeeks } from '@foulee/testing/entrainement'
import { eq } from 'drizzle-orm'
import { type Examples, form, OPEN, OWNER, STAFF, type World } from '#test/http/examples.ts'

/** Members who are no coaches are rejected; another's draft is unknown to a coach. */
const NO_COACH = { unverified: 403, member: 403, parcours: 403, organisateur: 403 }
const OWN = { ...OWNER, ...NO_COACH, agence: 403, premium: 403, staff: 200 }
const ANY_COACH = { ...OWN, coach: 200 }

export async function makeCoach({ t }: World, { id }: { id: number }): Promise<number> {
  await t.db.update(users).set({ coach: true }).where(eq(users.id, id))
  return id
}

const draft = async (world: World, owner: { id: number }, etat = 0) =>
  createPlan(world.t.db, { users_id: await makeCoach(world, owner), etat })

export const plansExamples: Examples<keyof typeof plans> = {
  'GET /api/coaching/plan': { who: OPEN, input: () => ({ query: { objectif: '10km' } }) },
  'GET /api/filtres/coaching/plan': { who: OPEN, input: () => ({}) },
  'GET /api/coaching/plan/{slug}': {
    who: OPEN,
    input: async ({ t }) => ({ params: { slug: (await createPlan(t.db)).slug } }),
  },
  'POST /api/coaching/plan/store': {
    who: ANY_COACH,
    input: async (world, owner) => {
      await makeCoach(world, owner)
      return { body: { titre: 'Objectif 10 km' } }
    },
  },
  'GET /api/coaching/plan/{id}/gestion': {
    who: OWN,
    input: async (world, owner) => ({ params: { id: (await draft(world, owner)).id } }),
  },
  'POST /api/coaching/plan/{id}/update': {
    who: OWN,
    input: async (world, owner) => ({
      params: { id: (await draft(world, owner)).id },
      body: form({ titre: 'Objectif semi', semaines: JSON.stringify(makeWeeks(2)), prix: '0' }),
    }),
  },
  'POST /api/coaching/plan/{id}/etat': {
    who: OWN,
    input: async (world, owner) => ({
      params: { id: (await draft(world, owner)).id },
      body: { geste: 'soumettre' },
    }),
  },
  'POST /api/coaching/plan/{id}/reparaitre': {
    who: { ...OWN, coach: 403 },
    input: async (world, owner) => {
      const users_id = await makeCoach(world, owner)
      const { id } = await createPlan(world.t.db, { users_id, parution: 0 })
      return { params: { id } }
    },
  },
  'POST /api/coaching/plan/{id}/destroy': {
    who: OWN,
    input: async (world, owner) => ({ params: { id: (await draft(world, owner)).id } }),
  },
  'GET /api/coaching/plan/{id}/historique': {
    who: OWN,
    input: async (world, owner) => ({ params: { id: (await draft(world, owner)).id } }),
  },
  'GET /api/coaching/plan/a-valider': {
    who: STAFF,
    input: async (world, owner) => {
      await draft(world, owner, 1)
      return { query: { nb_page: 2 } }
    },
  },
}
