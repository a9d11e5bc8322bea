import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** What a person types is text, not a pattern. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Whether one of these texts holds the words, whatever their accents and case. */
export function holds(words: string | undefined, ...texts: SQLWrapper[]): SQL | undefined {
  if (!words) return undefined
  const pattern = `%${escapeLike(words)}%`
  return or(...texts.map((text) => sql`unaccent(${text}) ilike unaccent(${pattern})`))
}
