import type { badges } from '@foulee/contract/club/badges'
import { badgeObtenus, badges as table } from '@foulee/db/schema'
import { nextNumber } from '@foulee/testing/factories'
import { type Examples, MEMBERS, OPEN, OWNER, STAFF, type World } from '#test/http/examples.ts'

const regle = { fait: 'sortie', calcul: 'nombre', cible: 3, filtre: {} } as const
const medaille = { forme: 'rond', teinte: 'sapin', icone: 'chaussure', rang: 1, texte: '' } as const
const content = {
  titre: 'Trois sorties',
  description: 'Trois sorties gardées.',
  famille: 'premieres',
  regle,
  medaille,
} as const

async function createBadge({ t }: World, actif_le: string | null = t.clock.now.toISOString()) {
  const [row] = await t.db
    .insert(table)
    .values({ ...content, slug: `badge-essai-${nextNumber()}`, actif_le })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  return row
}

export const badgesExamples: Examples<keyof typeof badges> = {
  'GET /api/badges': { who: OPEN, input: () => ({ query: { famille: 'distances' } }) },
  'GET /api/filtres/badges': { who: OPEN, input: () => ({}) },
  'POST /api/badges/{id}': {
    who: OPEN,
    input: async (world) => ({ params: { id: (await createBadge(world)).slug } }),
  },
  'POST /api/badges/my': { who: MEMBERS, input: () => ({}) },
  'POST /api/badges/valider/{id}': {
    who: MEMBERS,
    input: async (world) => ({ params: { id: (await createBadge(world)).id } }),
  },
  'POST /api/badges/montrer/{id}': {
    who: OWNER,
    input: async (world, owner) => {
      const { id } = await createBadge(world)
      await world.t.db.insert(badgeObtenus).values({ users_id: owner.id, badges_id: id })
      return { params: { id }, body: { montre: false } }
    },
  },
  'POST /api/admin/badges/list': { who: STAFF, input: () => ({ body: {} }) },
  'POST /api/admin/badges/create': { who: STAFF, input: () => ({ body: content }) },
  'POST /api/admin/badges/update/{id}': {
    who: STAFF,
    input: async (world) => ({
      params: { id: (await createBadge(world)).id },
      body: { ...content, version: 1 },
    }),
  },
  'POST /api/admin/badges/essai': { who: STAFF, input: () => ({ body: { regle } }) },
  'POST /api/admin/badges/activer/{id}': {
    who: STAFF,
    input: async (world) => ({
      params: { id: (await createBadge(world, null)).id },
      body: { actif: true },
    }),
  },
}
