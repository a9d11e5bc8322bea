import type { montres } from '@foulee/contract/parcours/montres'
import { createMontre } from '@foulee/testing/montres'
import {
  createTies,
  insertFlow,
} from '#features/membres/comptes-externes/comptes-externes.flows.ts'
import { type Examples, MEMBERS, OWNED, OWNER } from '#test/http/examples.ts'
import { getFlowKey } from './montres.commands.ts'

/** Enabled in every test (`test-app.ts`), without a network. */
const service = 'suunto'

export const montresExamples: Examples<keyof typeof montres> = {
  'GET /api/montres': {
    who: MEMBERS,
    input: async ({ t }, owner) => {
      await createMontre(t.db, { users_id: owner.id })
      return {}
    },
  },
  'POST /api/montres/relier': { who: MEMBERS, input: () => ({ body: { service } }) },
  'POST /api/montres/retour': {
    who: OWNED,
    input: async ({ t }, owner) => {
      const ties = createTies()
      await insertFlow(t.db, getFlowKey(service), ties, { users_id: owner.id, now: t.clock.now })
      return { body: { service, state: ties.state, secret: ties.secret, code: 'exemple' } }
    },
  },
  'POST /api/montres/del': {
    who: OWNER,
    input: async ({ t }, owner) => {
      await createMontre(t.db, { users_id: owner.id })
      return { body: { service } }
    },
  },
  'POST /api/parcours/sync/{id}': {
    who: MEMBERS,
    input: ({ parcours }) => ({ params: { id: String(parcours.id) } }),
  },
}
