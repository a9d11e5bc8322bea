import type { session } from '@foulee/contract/membres/session'
import { createUser } from '@foulee/testing/factories'
import { type Examples, MEMBERS, OPEN } from '#test/http/examples.ts'

const PASSWORD = 'chemin-de-ronde-42'
const IDENTITY = { prenom: 'Lise', nom: 'Martin', cgu: true } as const
let addresses = 0
const newAddress = () => `exemple-${++addresses}@exemple.fr`

export const sessionExamples: Examples<keyof typeof session> = {
  'POST /api/auth/register': {
    who: OPEN,
    input: () => ({ body: { ...IDENTITY, email: newAddress(), password: PASSWORD } }),
  },
  'POST /api/auth/login': {
    who: OPEN,
    input: async ({ t }) => {
      const email = newAddress()
      await t.call('POST /api/auth/register', { body: { ...IDENTITY, email, password: PASSWORD } })
      return { body: { email, password: PASSWORD, remember: true } }
    },
  },
  'POST /api/auth/exist': {
    who: OPEN,
    input: async ({ t }) => ({ body: { email: (await createUser(t.db)).email } }),
  },
  'GET /api/auth/me': { who: MEMBERS, input: () => ({}) },
  'POST /api/auth/logout': { who: MEMBERS, input: () => ({}) },
}
