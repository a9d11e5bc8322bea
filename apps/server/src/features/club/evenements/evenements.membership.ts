import { createMembership } from '../../../membership.ts'

/** Who manages a shop, and with it its events (produit 3.3). */
export const ofMagasin = createMembership({ table: 'magasin_membres', key: 'magasins_id' })
