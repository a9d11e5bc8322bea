import { createSlugs } from '#kernel/publication/slug.ts'

export const parcoursSlugs = createSlugs({
  table: 'parcours',
  genre: 'parcours',
  ours: ['a-valider'],
})
