import type { adminEvenements } from '@foulee/contract/club/admin-evenements'
import { createEvenement } from '@foulee/testing/evenements'
import { type Examples, STAFF, type World } from '#test/http/examples.ts'

const held = async ({ t }: World) => ({
  params: { id: (await createEvenement(t.db, t.clock.now)).id },
})

export const adminEvenementsExamples: Examples<keyof typeof adminEvenements> = {
  'POST /api/admin/evenements/accueil/{id}': { who: STAFF, input: held },
  'GET /api/admin/evenements/{id}/accueil.csv': { who: STAFF, input: held },
  'POST /api/admin/evenements/list': {
    who: STAFF,
    input: async ({ t }) => {
      await createEvenement(t.db, t.clock.now)
      return { body: { tri: 'prochaine', filtres: { statut: 'publiee', est_serie: false } } }
    },
  },
}
