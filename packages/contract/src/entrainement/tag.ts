import { line } from '../shared/fields.ts'

/** A word by which things are found again; filters part several by commas. */
export const Tag = line(30).refine((tag) => !tag.includes(','), {
  error: 'Une étiquette n’a pas de virgule\u00a0: faites-en deux.',
})
