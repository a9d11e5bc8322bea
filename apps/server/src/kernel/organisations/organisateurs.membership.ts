import { createMembership } from './membership.ts'

export const ofOrganisateur = createMembership('organisateur')
