import type { Db } from '@foulee/db/connect'
import {
  areWithinOneTypo,
  listVariantes,
  splitTermes,
  transpositions,
} from '@foulee/domain/shared/recherche'
import { sql } from 'drizzle-orm'
import type { TaggedCache } from '#platform/http/tagged-cache.ts'
import type { ListIndex } from './list-index.ts'

/** Shorter words have too many neighbours to be corrected. */
export const MIN_CORRECTED = 4

export type Corrections = TaggedCache<readonly string[]>

type Words = Pick<ListIndex, 'entityTable' | 'mots'>

/**
 * A text of French stop words only (« C’est à nous », « Eu », « Y ») is matched literally, in
 * names.
 * @param search result of `buildSearch`
 */
export const buildTextCondition = (search: string) =>
  sql`recherche @@ case when numnode(to_tsquery('francais', ${search})) > 0
    then to_tsquery('francais', ${search})
    else to_tsquery('simple', ${search.replaceAll(/:\*A?/g, '')}) end`

/** Restricts every word to name and town (weight A), for the first tier of relevance. */
export const narrowSearch = (search: string) => search.replaceAll(':*', ':*A')

/**
 * Builds a `tsquery`: all words are required, each by French stem, by prefix, or by known words one
 * typo away when no word has this prefix.
 * @param cache cached corrections
 * @returns null without a searchable word
 */
export async function buildSearch(
  db: Db,
  texte: string | undefined,
  cards: Words,
  cache: Corrections,
): Promise<string | null> {
  const termes = splitTermes(texte ?? '')
  if (!termes.length) return null
  const corrections = await readCorrections(db, termes, cards, cache)
  return termes
    .map((terme) => [...listVariantes(terme), ...(corrections.get(terme) ?? [])])
    .map((words) => `(${words.map(writeWord).join(' | ')})`)
    .join(' & ')
}

/** « 10km » also matches « 10 km ». */
function writeWord(word: string): string {
  const [, number, unit] = /^(\p{Nd}+)(\p{L}+)$/u.exec(word) ?? []
  return number && unit ? `${word}:* | (${number}:* & ${unit}:*)` : `${word}:*`
}

async function readCorrections(db: Db, termes: string[], cards: Words, cache: Corrections) {
  const { moment } = cache
  const getCacheKey = (terme: string) => `${cards.mots} ${terme}`
  const corrections = new Map(termes.map((terme) => [terme, cache.get(getCacheKey(terme))]))
  const uncorrected = termes.filter(
    (terme) => terme.length >= MIN_CORRECTED && corrections.get(terme) === undefined,
  )
  const found = uncorrected.length
    ? await findCorrections(db, uncorrected, cards)
    : new Map<string, string[]>()
  for (const terme of uncorrected) {
    const words = found.get(terme) ?? []
    corrections.set(terme, words)
    cache.set(getCacheKey(terme), words, [cards.entityTable], moment)
  }
  return corrections
}

export async function findCorrections(
  db: Db,
  termes: readonly string[],
  { mots }: Pick<Words, 'mots'>,
): Promise<Map<string, string[]>> {
  const vocabulary = sql.raw(mots)
  const candidates = termes.map((terme) => ({ terme, variantes: transpositions(terme) }))
  const found = new Map<string, string[]>()
  const { rows } = await db.execute<{ terme: string; mot: string }>(sql`
    with unknown as materialized (
      select * from json_to_recordset(${JSON.stringify(candidates)}::json) as t(terme text, variantes text[])
      where not exists (
        select from ${vocabulary} k
        -- The words that begin so, as the index orders them.
        where k.mot ~>=~ t.terme and k.mot ~<~ (t.terme || chr(1114111))))
    select t.terme, m.mot
    from unknown t, ${vocabulary} m
    where length(m.mot) between length(t.terme) - 1 and length(t.terme) + 1
      and (m.mot = any(t.variantes) or levenshtein_less_equal(m.mot, t.terme, 1) <= 1)`)
  for (const { terme, mot } of rows) {
    if (areWithinOneTypo(terme, mot)) found.set(terme, [...(found.get(terme) ?? []), mot])
  }
  return found
}
