import type { agences } from '@foulee/contract/sejours/agences'
import { createUser, nextName, nextNumber } from '@foulee/testing/factories'
import { createAgence, createAgenceInvitation, createVoyage } from '@foulee/testing/sejours'
import { hashToken, newSecret } from '#platform/crypto/new-secret.ts'
import {
  type Examples,
  MEMBERS,
  OPEN,
  OWNED,
  STAFF,
  VERIFIED,
  type World,
} from '#test/http/examples.ts'

const OWNED_AND_STAFF = { ...OWNED, staff: 200 }

const own = ({ t }: World, owner: { id: number }, others: number[] = []) =>
  createAgence(t.db, { membres: [owner.id, ...others] })

async function receive({ t }: World): Promise<{ token: string }> {
  const token = newSecret()
  await createAgenceInvitation(t.db, t.clock.now, { token_hash: hashToken(token) })
  return { token }
}

const findSlug = async ({ t }: World) => (await createVoyage(t.db, t.clock.now)).slug

async function findWatched({ t }: World): Promise<string> {
  const { id } = await createAgence(t.db, { membres: [(await createUser(t.db)).id] })
  return (await createVoyage(t.db, t.clock.now, { agences_id: id })).slug
}

export const agencesExamples: Examples<keyof typeof agences> = {
  'POST /api/voyages/agences': {
    who: VERIFIED,
    input: () => ({
      body: {
        nom: nextName('Agence'),
        description: 'Des séjours de course en montagne.',
        adresse: '12 rue du Col',
        ville: 'Grenoble',
        code_postal: '38000',
        pays: 'FR',
        site: 'https://agence.exemple.fr',
        email: 'bonjour@agence.exemple.fr',
        telephone: '04 76 00 00 00',
        immatriculation: 'IM038200012',
        garant: 'APST',
        garant_adresse: '15 avenue Carnot, 75017 Paris',
        assureur: 'MMA IARD',
        assureur_adresse: '14 boulevard Oyon, 72000 Le Mans',
      },
    }),
  },
  'POST /api/voyages/agences/my': {
    who: MEMBERS,
    input: async (world, owner) => {
      await own(world, owner)
      return {}
    },
  },
  'GET /api/agences/{id}': {
    who: OPEN,
    input: async ({ t }) => {
      const agence = await createAgence(t.db)
      await createVoyage(t.db, t.clock.now, { agences_id: agence.id })
      return { params: { id: agence.slug } }
    },
  },
  'GET /api/agences/{id}/gestion': {
    who: OWNED_AND_STAFF,
    input: async (world, owner) => ({ params: { id: (await own(world, owner)).id } }),
  },
  'POST /api/agences/del': {
    who: OWNED_AND_STAFF,
    input: async (world, owner) => ({ body: { id: (await own(world, owner)).id } }),
  },
  'POST /api/agences/membres/inviter': {
    who: OWNED_AND_STAFF,
    input: async (world, owner) => ({
      body: { id: (await own(world, owner)).id, email: `ami-${nextNumber()}@exemple.fr` },
    }),
  },
  'POST /api/agences/membres/annuler': {
    who: OWNED_AND_STAFF,
    input: async (world, owner) => {
      const { id } = await own(world, owner)
      const given = { agences_id: id, users_id: owner.id }
      const invitation = await createAgenceInvitation(world.t.db, world.t.clock.now, given)
      return { body: { id, invitation: invitation.id } }
    },
  },
  'POST /api/agences/membres/del': {
    who: OWNED_AND_STAFF,
    input: async (world, owner) => {
      const other = await createUser(world.t.db)
      return { body: { id: (await own(world, owner, [other.id])).id, users_id: other.id } }
    },
  },
  'POST /api/agences/invitation/show': {
    who: OPEN,
    input: async (world) => ({ body: await receive(world) }),
  },
  'POST /api/agences/invitation/accept': {
    who: MEMBERS,
    input: async (world) => ({ body: await receive(world) }),
  },
  'GET /api/agences/a-verifier': {
    who: STAFF,
    input: async ({ t }) => {
      await createAgence(t.db, { verifie_le: null })
      return { query: { nb_page: 2 } }
    },
  },
  'POST /api/agences/verifier': {
    who: STAFF,
    input: async ({ t }) => ({
      body: { id: (await createAgence(t.db, { verifie_le: null })).id, decision: 'verifier' },
    }),
  },
  'GET /api/voyages/{id}/contact': {
    who: MEMBERS,
    input: async (world) => ({ params: { id: await findSlug(world) } }),
  },
  'POST /api/voyages/{id}/contact': {
    who: VERIFIED,
    input: async (world) => ({
      params: { id: await findWatched(world) },
      body: { message: 'Bonjour, y a-t-il un refuge le deuxième soir\u00a0?' },
    }),
  },
}
