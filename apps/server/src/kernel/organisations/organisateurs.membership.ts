import { createMembership } from './membership.ts'

/** Members manage the organiser and its races (produit 3.3). */
export const ofOrganisateur = createMembership('organisateur')
