import type { agences } from '@foulee/contract/sejours/agences'
import { createUser, nextName } from '@foulee/testing/factories'
import { createAgence, createAgenceInvitation, createVoyage } from '@foulee/testing/sejours'
import { type Examples, MEMBERS, OPEN, VERIFIED, type World } from '#test/http/examples.ts'
import { OWNED_AND_STAFF, organisationExamples } from '#test/http/organisation-examples.ts'

const own = ({ t }: World, owner: { id: number }) => createAgence(t.db, { membres: [owner.id] })

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
  ...organisationExamples('agences', {
    create: ({ t }, input) => createAgence(t.db, input),
    invite: ({ t }, { structure, ...values }) =>
      createAgenceInvitation(t.db, t.clock.now, {
        ...values,
        ...(structure && { agences_id: structure }),
      }),
  }),
  'POST /api/agences/del': {
    who: OWNED_AND_STAFF,
    input: async (world, owner) => ({ body: { id: (await own(world, owner)).id } }),
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
