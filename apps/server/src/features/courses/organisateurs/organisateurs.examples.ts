import type { organisateurs } from '@foulee/contract/courses/organisateurs'
import { createOrganisateur, createUser, nextName, nextNumber } from '@foulee/testing/factories'
import { createMemberInvitation } from '@foulee/testing/organisateurs'
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
  createOrganisateur(t.db, { membres: [owner.id, ...others] })

async function receive({ t }: World): Promise<{ token: string }> {
  const token = newSecret()
  await createMemberInvitation(t.db, t.clock.now, { token_hash: hashToken(token) })
  return { token }
}

export const organisateursExamples: Examples<keyof typeof organisateurs> = {
  'POST /api/courses/organisateurs': {
    who: VERIFIED,
    input: () => ({
      body: {
        nom: nextName('Club'),
        description: 'Un club de coureurs.',
        ville: 'Grenoble',
        code_postal: '38000',
        site: 'https://club.exemple.fr',
        email: 'bonjour@club.exemple.fr',
        telephone: '04 76 00 00 00',
      },
    }),
  },
  'POST /api/courses/organisateurs/my': {
    who: MEMBERS,
    input: async (world, owner) => {
      await own(world, owner)
      return {}
    },
  },
  'GET /api/organisateurs/{id}': {
    who: OPEN,
    input: async ({ t, course }) => {
      const { data } = await t.call('GET /api/courses/{id}', { params: { id: course.slug } })
      return { params: { id: data.organisateur.slug } }
    },
  },
  'GET /api/organisateurs/{id}/gestion': {
    who: OWNED_AND_STAFF,
    input: async (world, owner) => ({ params: { id: (await own(world, owner)).id } }),
  },
  'POST /api/organisateurs/membres/inviter': {
    who: OWNED_AND_STAFF,
    input: async (world, owner) => ({
      body: { id: (await own(world, owner)).id, email: `ami-${nextNumber()}@exemple.fr` },
    }),
  },
  'POST /api/organisateurs/membres/annuler': {
    who: OWNED_AND_STAFF,
    input: async (world, owner) => {
      const { id } = await own(world, owner)
      const given = { organisateurs_id: id, users_id: owner.id }
      const invitation = await createMemberInvitation(world.t.db, world.t.clock.now, given)
      return { body: { id, invitation: invitation.id } }
    },
  },
  'POST /api/organisateurs/membres/del': {
    who: OWNED_AND_STAFF,
    input: async (world, owner) => {
      const other = await createUser(world.t.db)
      return { body: { id: (await own(world, owner, [other.id])).id, users_id: other.id } }
    },
  },
  'POST /api/organisateurs/invitation/show': {
    who: OPEN,
    input: async (world) => ({ body: await receive(world) }),
  },
  'POST /api/organisateurs/invitation/accept': {
    who: MEMBERS,
    input: async (world) => ({ body: await receive(world) }),
  },
  'GET /api/organisateurs/a-verifier': {
    who: STAFF,
    input: async ({ t }) => {
      await createOrganisateur(t.db, { verifie_le: null })
      return { query: { nb_page: 2 } }
    },
  },
  'POST /api/organisateurs/verifier': {
    who: STAFF,
    input: async ({ t }) => ({
      body: {
        id: (await createOrganisateur(t.db, { verifie_le: null })).id,
        decision: 'verifier',
      },
    }),
  },
}
