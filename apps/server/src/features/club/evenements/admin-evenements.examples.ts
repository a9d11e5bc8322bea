import type { adminEvenements } from '@foulee/contract/club/admin-evenements'
import { createEvenement } from '@foulee/testing/evenements'
import { type Examples, STAFF } from '../../../http/examples.ts'

export const adminEvenementsExamples: Examples<keyof typeof adminEvenements> = {
  'POST /api/admin/evenements/list': {
    who: STAFF,
    input: async ({ t }) => {
      await createEvenement(t.db, t.clock.now)
      return { body: { tri: 'prochaine', filtres: { statut: 'publiee', est_serie: false } } }
    },
  },
}
