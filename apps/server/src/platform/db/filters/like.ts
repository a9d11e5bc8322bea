import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Whether a text contains the words, without accents and case. */
export function containsText(words: string | undefined, ...texts: SQLWrapper[]): SQL | undefined {
  if (!words) return undefined
  const pattern = `%${escapeLike(words)}%`
  return or(...texts.map((text) => sql`unaccent(${text}) ilike unaccent(${pattern})`))
}
