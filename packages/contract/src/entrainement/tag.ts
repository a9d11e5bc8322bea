import { line } from '../shared/fields.ts'

export const Tag = line(30).refine((tag) => !tag.includes(','), {
  error: 'Une étiquette n’a pas de virgule\u00a0: faites-en deux.',
})
