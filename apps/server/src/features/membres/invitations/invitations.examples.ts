import type { invitations } from '@foulee/contract/membres/invitations'
import { createInvitation, createUser, nextNumber } from '@foulee/testing/factories'
import { hashToken, newSecret } from '#platform/crypto/new-secret.ts'
import { type Examples, MEMBERS, OPEN, OWNER, VERIFIED } from '#test/http/examples.ts'
import type { TestApp } from '#test/test-app.ts'

async function receive({ db, clock }: TestApp): Promise<{ token: string }> {
  const token = newSecret()
  const users_id = (await createUser(db)).id
  await createInvitation(db, clock.now, { users_id, token_hash: hashToken(token) })
  return { token }
}

export const invitationsExamples: Examples<keyof typeof invitations> = {
  'POST /api/invitation/recues': {
    who: MEMBERS,
    input: async ({ t }, { email }) => {
      const users_id = (await createUser(t.db)).id
      await createInvitation(t.db, t.clock.now, { users_id, email })
      return {}
    },
  },
  'POST /api/invitation/repondre': {
    who: OWNER,
    input: async ({ t }, { email }) => {
      const users_id = (await createUser(t.db)).id
      const { id } = await createInvitation(t.db, t.clock.now, { users_id, email })
      return { body: { genre: 'ami', id, est_acceptee: true } }
    },
  },
  'POST /api/invitation/ask': {
    who: VERIFIED,
    input: () => ({
      body: { email: `ami-${nextNumber()}@exemple.fr`, message: 'On court dimanche\u00a0?' },
    }),
  },
  'POST /api/invitation/list': {
    who: MEMBERS,
    input: async ({ t }, owner) => {
      await createInvitation(t.db, t.clock.now, { users_id: owner.id })
      return { body: {} }
    },
  },
  'POST /api/invitation/cancel': {
    who: OWNER,
    input: async ({ t }, owner) => ({
      body: { id: (await createInvitation(t.db, t.clock.now, { users_id: owner.id })).id },
    }),
  },
  'POST /api/invitation/show': {
    who: OPEN,
    input: async ({ t }) => ({ body: await receive(t) }),
  },
  'POST /api/invitation/accept': {
    who: MEMBERS,
    input: async ({ t }) => ({ body: await receive(t) }),
  },
}
