import { createSlugs } from '#kernel/publication/slug.ts'

export const seanceSlugs = createSlugs({ table: 'seances', genre: 'seance', ours: ['a-valider'] })
