import { createMembership } from '#kernel/organisations/membership.ts'

export const ofMagasin = createMembership('magasin')
