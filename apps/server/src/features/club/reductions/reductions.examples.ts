import type { reductions } from '@foulee/contract/club/reductions'
import { createMagasinOf, createReduction } from '@foulee/testing/reductions'
import { type Examples, MEMBERS, OWNER, STAFF, type World } from '#test/http/examples.ts'

/** A draft is known to its shop and the staff alone; an unverified account cannot create one. */
const OWNER_OR_STAFF = { ...OWNER, staff: 200 }
const MADE = { ...OWNER_OR_STAFF, unverified: 403 }

const ofShop = async ({ t }: World, owner: { id: number }, etat = 0) => {
  const magasin = await createMagasinOf(t.db, owner.id)
  return createReduction(t.db, t.clock.now, { magasins_id: magasin.id, partenaire: null, etat })
}

const contenu = ({ t }: World, magasins_id: number) => ({
  titre: 'Moins 15\u00a0% sur les chaussures',
  magasins_id,
  code: 'TRAIL15',
  debut: t.clock.now.toISOString(),
})

const revealed = async ({ t }: World) => ({
  params: { id: (await createReduction(t.db, t.clock.now)).id },
})

export const reductionsExamples: Examples<keyof typeof reductions> = {
  'GET /api/reductions': { who: MEMBERS, input: () => ({ query: { bientot: '1' } }) },
  'GET /api/reductions/partenaires': { who: MEMBERS, input: () => ({}) },
  'POST /api/reductions/{id}/reveler': {
    who: MEMBERS,
    input: async ({ t }) => ({ params: { id: (await createReduction(t.db, t.clock.now)).id } }),
  },
  'GET /api/reductions/mes-reductions': { who: MEMBERS, input: () => ({}) },
  'GET /api/reductions/{id}/gestion': {
    who: OWNER_OR_STAFF,
    input: async (world, owner) => ({ params: { id: (await ofShop(world, owner)).id } }),
  },
  'POST /api/reductions/create': {
    who: {
      ...MADE,
      member: 403,
      parcours: 403,
      organisateur: 403,
      agence: 403,
      premium: 403,
      coach: 403,
    },
    input: async (world, owner) => ({
      body: contenu(world, (await createMagasinOf(world.t.db, owner.id)).id),
    }),
  },
  'POST /api/reductions/update/{id}': {
    who: MADE,
    input: async (world, owner) => {
      const { id, magasins_id } = await ofShop(world, owner)
      return { params: { id }, body: contenu(world, magasins_id ?? 0) }
    },
  },
  'GET /api/reductions/{id}/codes': {
    who: OWNER_OR_STAFF,
    input: async (world, owner) => ({
      params: { id: (await ofShop(world, owner)).id },
      query: { nb_page: '50' },
    }),
  },
  'POST /api/reductions/{id}/codes/del': {
    who: OWNER_OR_STAFF,
    input: async (world, owner) => ({
      params: { id: (await ofShop(world, owner)).id },
      body: { codes: [1] },
    }),
  },
  'POST /api/reductions/{id}/etat': {
    who: MADE,
    input: async (world, owner) => ({
      params: { id: (await ofShop(world, owner)).id },
      body: { geste: 'soumettre' as const },
    }),
  },
  'POST /api/reductions/{id}/del': {
    who: MADE,
    input: async (world, owner) => ({ params: { id: (await ofShop(world, owner)).id } }),
  },
  'POST /api/admin/reductions/list': { who: STAFF, input: () => ({ body: {} }) },
  'POST /api/admin/reductions/usage/{id}': { who: STAFF, input: revealed },
  'GET /api/admin/reductions/{id}/usage.csv': { who: STAFF, input: revealed },
  'GET /api/admin/reductions/usage.csv': { who: STAFF, input: () => ({}) },
}
