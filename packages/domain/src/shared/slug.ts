import { normalizeTexte } from './recherche.ts'

const MAX_LENGTH = 80

/**
 * `Les 10 km de l’Œuf` → `les-10-km-de-l-oeuf`: a–z, 0–9 and single dashes, at most 80 characters,
 * cut between words if possible. Empty if no character remains: the caller chooses a fallback.
 */
export function slugify(text: string): string {
  const slug = normalizeTexte(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= MAX_LENGTH) return slug
  const cut = slug.slice(0, MAX_LENGTH + 1)
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : MAX_LENGTH)
}
