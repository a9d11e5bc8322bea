import type { compte } from '@foulee/contract/membres/compte'
import { sessions, users } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { hashPassword } from '#features/membres/session/passwords.ts'
import {
  type Examples,
  MEMBERS,
  OPEN,
  OWNER,
  PERSONAS,
  type Who,
  type World,
} from '#test/http/examples.ts'
import { issueToken, type Usage } from './jetons.ts'

const PASSWORD = 'bouquetin des crêtes 12'
/** The password is the owner's: it opens no other account. */
const WITH_PASSWORD: Who = {
  ...(Object.fromEntries(PERSONAS.map((persona) => [persona, 422])) as Who),
  visitor: 401,
  owner: 200,
}

async function issueLink({ t }: World, usage: Usage): Promise<string> {
  const { id: users_id, email } = await createUser(t.db)
  return t.db.transaction((tx) => issueToken(tx, { users_id, usage, email, now: t.clock.now }))
}

export const compteExamples: Examples<keyof typeof compte> = {
  'POST /api/auth/forgot': {
    who: OPEN,
    input: async ({ t }) => ({ body: { email: (await createUser(t.db)).email } }),
  },
  'POST /api/auth/reset': {
    who: OPEN,
    input: async (world) => ({
      body: {
        token: await issueLink(world, 'reinitialisation'),
        password: PASSWORD,
      },
    }),
  },
  'POST /api/auth/verify': {
    who: OPEN,
    input: async (world) => ({ body: { token: await issueLink(world, 'verification') } }),
  },
  'POST /api/auth/verify/send': { who: MEMBERS, input: () => ({}) },
  'POST /api/auth/update': {
    who: MEMBERS,
    input: () => ({ body: { prenom: 'Lise', nom: 'Martin' } }),
  },
  'POST /api/auth/sessions': { who: MEMBERS, input: () => ({}) },
  'POST /api/auth/sessions/del': {
    who: OWNER,
    input: async ({ t }, owner) => {
      await t.signIn(owner)
      const [session] = await t.db.select().from(sessions).where(eq(sessions.users_id, owner.id))
      return { body: { id: session?.id ?? 0 } }
    },
  },
  'POST /api/auth/export': { who: MEMBERS, input: () => ({}) },
  'POST /api/auth/delete/code': { who: MEMBERS, input: () => ({}) },
  'POST /api/auth/delete': {
    who: WITH_PASSWORD,
    input: async ({ t }, owner) => {
      const password_hash = await hashPassword(PASSWORD)
      await t.db.update(users).set({ password_hash }).where(eq(users.id, owner.id))
      return { body: { confirmation: true, current_password: PASSWORD } }
    },
  },
}
