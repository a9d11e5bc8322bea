import type { Db } from '@foulee/db/connect'
import {
  areWithinOneTypo,
  listVariantes,
  splitTermes,
  transpositions,
} from '@foulee/domain/shared/recherche'
import { sql } from 'drizzle-orm'
import type { TaggedCache } from '#platform/http/tagged-cache.ts'
import type { Cards } from './cards.ts'

/** Shorter words are too close to too many others to be corrected. */
export const MIN_CORRECTED = 4

/** Known words close to an unknown one, by that word; none for a known word. */
export type Corrections = TaggedCache<readonly string[]>

/** Where the words of a kind of thing are known, and what changes them. */
type Words = Pick<Cards, 'things' | 'mots'>

/**
 * A text without one word of weight in French (« C’est à nous », « Eu », « Y ») is searched by its very words, in the names.
 * @param search what `buildSearch` made
 */
export const buildTextCondition = (search: string) =>
  sql`recherche @@ case when numnode(to_tsquery('francais', ${search})) > 0
    then to_tsquery('francais', ${search})
    else to_tsquery('simple', ${search.replaceAll(/:\*A?/g, '')}) end`

/**
 * The search that asks for every word in the name or the town (weight A of the card): what it finds
 * comes first when the order is by relevance.
 */
export const narrowSearch = (search: string) => search.replaceAll(':*', ':*A')

/**
 * Turns what a person typed into the text of a `tsquery`: every word counts, by its French stem,
 * by its beginning, or by known words one typo away when nothing begins like it.
 * @param kept corrections found before, while nothing of the kind has changed
 * @returns null when the text holds no word to search
 */
export async function buildSearch(
  db: Db,
  texte: string | undefined,
  cards: Words,
  kept: Corrections,
): Promise<string | null> {
  const termes = splitTermes(texte ?? '')
  if (!termes.length) return null
  const corrections = await readCorrections(db, termes, cards, kept)
  return termes
    .map((terme) => [...listVariantes(terme), ...(corrections.get(terme) ?? [])])
    .map((words) => `(${words.map(writeWord).join(' | ')})`)
    .join(' & ')
}

/** « 10km » is also written « 10 km ». */
function writeWord(word: string): string {
  const [, number, unit] = /^(\p{Nd}+)(\p{L}+)$/u.exec(word) ?? []
  return number && unit ? `${word}:* | (${number}:* & ${unit}:*)` : `${word}:*`
}

async function readCorrections(db: Db, termes: string[], cards: Words, kept: Corrections) {
  const { moment } = kept
  const name = (terme: string) => `${cards.mots} ${terme}`
  const corrections = new Map(termes.map((terme) => [terme, kept.get(name(terme))]))
  const asked = termes.filter(
    (terme) => terme.length >= MIN_CORRECTED && corrections.get(terme) === undefined,
  )
  const found = asked.length ? await findCorrections(db, asked, cards) : new Map<string, string[]>()
  for (const terme of asked) {
    const words = found.get(terme) ?? []
    corrections.set(terme, words)
    kept.set(name(terme), words, [cards.things], moment)
  }
  return corrections
}

/** Known words one typo away of those of these that begin none. */
export async function findCorrections(
  db: Db,
  termes: readonly string[],
  { mots }: Pick<Words, 'mots'>,
): Promise<Map<string, string[]>> {
  const known = sql.raw(mots)
  const asked = termes.map((terme) => ({ terme, variantes: transpositions(terme) }))
  const found = new Map<string, string[]>()
  const { rows } = await db.execute<{ terme: string; mot: string }>(sql`
    with unknown as materialized (
      select * from json_to_recordset(${JSON.stringify(asked)}::json) as t(terme text, variantes text[])
      where not exists (
        select from ${known} k
        -- The words that begin so, as the index orders them.
        where k.mot ~>=~ t.terme and k.mot ~<~ (t.terme || chr(1114111))))
    select t.terme, m.mot
    from unknown t, ${known} m
    where length(m.mot) between length(t.terme) - 1 and length(t.terme) + 1
      and (m.mot = any(t.variantes) or levenshtein_less_equal(m.mot, t.terme, 1) <= 1)`)
  for (const { terme, mot } of rows) {
    if (areWithinOneTypo(terme, mot)) found.set(terme, [...(found.get(terme) ?? []), mot])
  }
  return found
}
