import type { claim } from '@foulee/contract/courses/revendications'
import { createOrganisateur } from '@foulee/testing/factories'
import { createClaim } from '@foulee/testing/organisateurs'
import { type Examples, MEMBERS, OWNER, STAFF, VERIFIED } from '#test/http/examples.ts'
import { getCodeKey, hashCode } from './revendications-code.ts'

const CODE = '482915'

export const claimExamples: Examples<keyof typeof claim> = {
  'POST /api/claim/create': {
    who: VERIFIED,
    input: async ({ t }) => {
      const { id } = await createOrganisateur(t.db, { email: 'bonjour@club.exemple.fr' })
      return { body: { id, type: 'organisateur', message: 'Je préside le club.' } }
    },
  },
  'POST /api/claim/verify': {
    who: { ...OWNER, unverified: 403 },
    input: async ({ t }, owner) => {
      const { id } = await createClaim(t.db, t.clock.now, { users_id: owner.id })
      const code_hash = hashCode(await getCodeKey(t.db), id, CODE)
      await t.db.$client.query('update revendications set code_hash = $1 where id = $2', [
        code_hash,
        id,
      ])
      return { body: { claim: id, code: CODE, type: 'organisateur' } }
    },
  },
  'POST /api/claim/list': {
    who: MEMBERS,
    input: async ({ t }, owner) => {
      await createClaim(t.db, t.clock.now, { users_id: owner.id })
      return { body: { etat: 'code' } }
    },
  },
  'POST /api/claim/decider': {
    who: STAFF,
    input: async ({ t }) => ({
      body: {
        id: (await createClaim(t.db, t.clock.now, { etat: 'staff' })).id,
        decision: 'acceptee',
      },
    }),
  },
}
