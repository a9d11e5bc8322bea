import type { premium } from '@foulee/contract/membres/premium'
import { premiums } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { type Examples, MEMBERS, STAFF } from '#test/http/examples.ts'
import { grantPremium, makeCodes } from './premium.commands.ts'

export const premiumExamples: Examples<keyof typeof premium> = {
  'POST /api/premium': { who: MEMBERS, input: () => ({}) },
  'POST /api/premium/code': {
    who: MEMBERS,
    input: async ({ t }, { id: staff_id }) => {
      const input = { nombre: 1, jours: 30, motif: 'Essai', staff_id, now: t.clock.now }
      const [code = ''] = await makeCodes(t.db, input)
      return { body: { code } }
    },
  },
  'POST /api/admin/premium/list': { who: STAFF, input: () => ({ body: {} }) },
  'POST /api/admin/premium/donner': {
    who: STAFF,
    input: (_, { email }) => ({ body: { emails: [email], jours: 30, motif: 'Partenaire' } }),
  },
  'POST /api/admin/premium/codes': {
    who: STAFF,
    input: () => ({ body: { nombre: 2, jours: 30, motif: 'Salon du running' } }),
  },
  'POST /api/admin/premium/retirer/{id}': {
    who: STAFF,
    input: async ({ t }) => {
      const member = await createUser(t.db)
      const input = { emails: [member.email], jours: 30, motif: 'Essai', staff_id: member.id }
      await grantPremium(t.db, { ...input, now: t.clock.now })
      const [period] = await t.db.select().from(premiums).where(eq(premiums.users_id, member.id))
      return { params: { id: period?.id ?? 0 }, body: { motif: 'Donnée à la mauvaise personne.' } }
    },
  },
}
