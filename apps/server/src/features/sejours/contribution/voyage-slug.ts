import { createSlugs } from '#kernel/publication/slug.ts'

export const voyageSlugs = createSlugs({
  table: 'voyages',
  genre: 'sejour',
  ours: ['a-valider', 'mes-voyages'],
})
