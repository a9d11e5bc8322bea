import type { demandes } from '@foulee/contract/membres/demandes'
import { createDemande } from '@foulee/testing/factories'
import { type Examples, MEMBERS, STAFF } from '#test/http/examples.ts'

export const demandesExamples: Examples<keyof typeof demandes> = {
  'POST /api/profile/coach': {
    who: MEMBERS,
    input: () => ({
      body: {
        type: 'coach',
        carte_pro: '038 21 ED 0042',
        carte_pro_fin: '2029-06-30',
        diplome: 'DEJEPS athlétisme',
        assurance: 'MAIF 1234567',
        site: 'https://exemple.fr',
      },
    }),
  },
  'POST /api/demandes/list': {
    who: MEMBERS,
    input: async ({ t }, owner) => {
      await createDemande(t.db, { users_id: owner.id })
      return { body: { etat: 'en_attente' } }
    },
  },
  'POST /api/demandes/decider': {
    who: STAFF,
    input: async ({ t }) => ({
      body: { id: (await createDemande(t.db)).id, decision: 'acceptee' },
    }),
  },
}
