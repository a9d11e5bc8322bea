import { createMembership } from '../../../membership.ts'

/** Who keeps shops. */
export const magasinMembership = createMembership({ table: 'magasin_membres', key: 'magasins_id' })
