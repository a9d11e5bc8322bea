import { createMembership } from '#kernel/organisations/membership.ts'

export const ofAgence = createMembership({ table: 'agence_membres', key: 'agences_id' })
