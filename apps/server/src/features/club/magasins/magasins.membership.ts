import { createMembership } from '#kernel/organisations/membership.ts'

/** Who keeps the page of a shop, and with it its discounts and events (produit 3.3). */
export const ofMagasin = createMembership({ table: 'magasin_membres', key: 'magasins_id' })
