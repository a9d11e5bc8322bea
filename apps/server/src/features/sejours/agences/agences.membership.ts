import { createMembership } from '#kernel/organisations/membership.ts'

/** Members manage an agency, its stays and their bookings (produit 3.3). */
export const ofAgence = createMembership('agence')
