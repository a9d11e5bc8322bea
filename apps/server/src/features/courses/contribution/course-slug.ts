import { createSlugs } from '#kernel/publication/slug.ts'

export const courseSlugs = createSlugs({
  table: 'courses',
  genre: 'course',
  ours: ['a-valider', 'mes-courses'],
})
