import { createMembership } from '#kernel/organisations/membership.ts'

/** Members manage the shop, its discounts and its events (produit 3.3). */
export const ofMagasin = createMembership('magasin')
