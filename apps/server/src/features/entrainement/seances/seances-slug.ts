import { createSlugs } from '../../../publication/slug.ts'

export const seanceSlugs = createSlugs({ table: 'seances', genre: 'seance', ours: ['a-valider'] })
