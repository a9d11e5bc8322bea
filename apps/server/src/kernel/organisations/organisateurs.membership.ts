import { createMembership } from './membership.ts'

/** Who manages an organiser, and with it its races (produit 3.3). */
export const ofOrganisateur = createMembership({
  table: 'organisateur_membres',
  key: 'organisateurs_id',
})
