import { createMembership } from '#kernel/organisations/membership.ts'

export const ofAgence = createMembership('agence')
