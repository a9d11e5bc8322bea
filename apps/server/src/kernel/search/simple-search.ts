import { listVariantes, splitTermes } from '@foulee/domain/shared/recherche'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Condition: every typed word is a prefix of a word of the text, by French stem and without
 * accents. For lists without typo correction.
 * @param text expression as in its index
 */
export function searchText(text: SQL, texte: string | undefined): SQL | undefined {
  const words = splitTermes(texte ?? '').map(
    (word) =>
      `(${listVariantes(word)
        .map((variante) => `${variante}:*`)
        .join(' | ')})`,
  )
  return words.length
    ? sql`to_tsvector('francais', ${text}) @@ to_tsquery('francais', ${words.join(' & ')})`
    : undefined
}
