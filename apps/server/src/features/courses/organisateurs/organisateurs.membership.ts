import { createMembership } from '../../../membership.ts'

/** Who manages an organiser, and with it its races (decisions §2). */
export const ofOrganisateur = createMembership({
  table: 'organisateur_membres',
  key: 'organisateurs_id',
})
