import type { agenda } from '@foulee/contract/entrainement/agenda'
import { agendaFlux } from '@foulee/db/schema'
import { hashToken, newSecret } from '#platform/crypto/new-secret.ts'
import { type Examples, MEMBERS, OPEN } from '#test/http/examples.ts'

export const agendaExamples: Examples<keyof typeof agenda> = {
  'POST /api/auth/agenda': {
    who: MEMBERS,
    input: () => ({ query: { du: '2027-05-01', au: '2027-05-31' } }),
  },
  'POST /api/auth/agenda/flux': { who: MEMBERS, input: () => ({}) },
  'POST /api/auth/agenda/flux/del': { who: MEMBERS, input: () => ({}) },
  'GET /api/agenda/{token}': {
    who: OPEN,
    input: async ({ t }, owner) => {
      const token = newSecret()
      const row = { token_hash: hashToken(token) }
      await t.db
        .insert(agendaFlux)
        .values({ users_id: owner.id, ...row })
        .onConflictDoUpdate({ target: agendaFlux.users_id, set: row })
      return { params: { token: `${token}.ics` } }
    },
  },
}
