import type { external } from '@foulee/contract/membres/comptes-externes'
import { createExternalAccount, nextNumber } from '@foulee/testing/factories'
import { type Examples, MEMBERS, OPEN, OWNER } from '#test/http/examples.ts'
import type { TestApp } from '#test/test-app.ts'
import { createTies, getFlow, insertFlow, saveIdentity } from './comptes-externes.flows.ts'

/** Enabled in every test (`test-app.ts`); its start needs no network. */
const third = 'strava'

async function comeBack({ db, clock }: TestApp) {
  const ties = createTies()
  await insertFlow(db, third, ties, { users_id: null, now: clock.now })
  const identity = { email: null, email_verifie: false, prenom: 'Lise', nom: 'Martin' }
  const subject = `exemple-${nextNumber()}`
  await saveIdentity(db, await getFlow(db, third, ties, clock.now), { ...identity, subject })
  return { state: ties.state, secret: ties.secret }
}

export const externalExamples: Examples<keyof typeof external> = {
  'GET /api/auth/external': { who: OPEN, input: () => ({}) },
  'GET /api/auth/external/{third}': { who: OPEN, input: () => ({ params: { third } }) },
  'POST /api/auth/external/{third}': {
    who: OPEN,
    input: async ({ t }) => {
      const email = `externe-${nextNumber()}@exemple.fr`
      const account = { email, prenom: 'Lise', nom: 'Martin', cgu: true } as const
      return { params: { third }, body: { ...(await comeBack(t)), ...account } }
    },
  },
  'GET /api/auth/comptes-externes': {
    who: MEMBERS,
    input: async ({ t }, owner) => {
      await createExternalAccount(t.db, { users_id: owner.id, third })
      return {}
    },
  },
  'POST /api/auth/comptes-externes/del': {
    who: OWNER,
    input: async ({ t }, owner) => {
      await createExternalAccount(t.db, { users_id: owner.id, third })
      return { body: { third } }
    },
  },
}
