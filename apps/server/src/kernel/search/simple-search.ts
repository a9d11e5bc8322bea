import { listVariantes, splitTermes } from '@foulee/domain/shared/recherche'
import { type SQL, sql } from 'drizzle-orm'

/**
 * A condition: every word of what a person typed begins a word of this text, by its French stem and
 * without accents. For lists that have no words of their own to correct typing by.
 * @param text the text as its index writes it
 */
export function searchText(text: SQL, texte: string | undefined): SQL | undefined {
  const words = splitTermes(texte ?? '').map(
    (word) =>
      `(${listVariantes(word)
        .map((one) => `${one}:*`)
        .join(' | ')})`,
  )
  return words.length
    ? sql`to_tsvector('francais', ${text}) @@ to_tsquery('francais', ${words.join(' & ')})`
    : undefined
}
