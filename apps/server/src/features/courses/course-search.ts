import type { Db } from '@foulee/db/connect'
import { areWithinOneTypo, splitTermes, transpositions } from '@foulee/domain/recherche'
import { sql } from 'drizzle-orm'

/** Shorter words are too close to too many others to be corrected. */
const MIN_CORRECTED = 4

/**
 * Turns what a person typed into the text of a `tsquery`: every word counts, by its French stem,
 * by its beginning, or by known words one typo away when nothing begins like it.
 * @returns null when the text holds no word to search
 */
export async function buildSearch(db: Db, texte: string | undefined): Promise<string | null> {
  const termes = splitTermes(texte ?? '')
  if (!termes.length) return null
  const corrections = await findCorrections(db, termes)
  return termes
    .map((terme) => [terme, ...(corrections.get(terme) ?? [])])
    .map((words) => `(${words.map((word) => `${word}:*`).join(' | ')})`)
    .join(' & ')
}

async function findCorrections(db: Db, termes: string[]): Promise<Map<string, string[]>> {
  const asked = termes
    .filter((terme) => terme.length >= MIN_CORRECTED)
    .map((terme) => ({ terme, variantes: transpositions(terme) }))
  const found = new Map<string, string[]>()
  if (!asked.length) return found
  const { rows } = await db.execute<{ terme: string; mot: string }>(sql`
    with unknown as materialized (
      select * from json_to_recordset(${JSON.stringify(asked)}::json) as t(terme text, variantes text[])
      where not exists (
        select from course_mots k
        -- The words that begin so, as the index orders them.
        where k.mot ~>=~ t.terme and k.mot ~<~ (t.terme || chr(1114111))))
    select t.terme, m.mot
    from unknown t, course_mots m
    where length(m.mot) between length(t.terme) - 1 and length(t.terme) + 1
      and (m.mot = any(t.variantes) or levenshtein_less_equal(m.mot, t.terme, 1) <= 1)`)
  for (const { terme, mot } of rows) {
    if (areWithinOneTypo(terme, mot)) found.set(terme, [...(found.get(terme) ?? []), mot])
  }
  return found
}
