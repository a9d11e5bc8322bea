import type { admin } from '@foulee/contract/admin'
import { createDemande } from '@foulee/testing/factories'
import { type Examples, STAFF } from '../../http/examples.ts'

export const adminExamples: Examples<keyof typeof admin> = {
  'POST /api/admin/entree': { who: STAFF, input: () => ({}) },
  'POST /api/admin/moderation/list': {
    who: STAFF,
    input: async ({ t }) => {
      await createDemande(t.db)
      return { body: { filtres: { type: 'demande' } } }
    },
  },
  'POST /api/admin/journal/list': {
    who: STAFF,
    input: () => ({ body: { nb_page: 10, filtres: { action: 'demande', depuis: '2026-01-01' } } }),
  },
}
