import { createMembership } from '#kernel/organisations/membership.ts'

export const ofMagasin = createMembership({ table: 'magasin_membres', key: 'magasins_id' })
