import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether a text holds these words, whatever their accents and case. What is typed is no pattern. */
export function holds(column: SQLWrapper, words: string | undefined): SQL | undefined {
  if (!words) return undefined
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return sql`unaccent(${column}) ilike unaccent(${pattern})`
}
