import type { Db } from '@foulee/db/connect'
import { type SQL, sql } from 'drizzle-orm'
import type { Genre } from './list-index.ts'

export type Facettes = Readonly<Record<string, Readonly<Record<string, number>>>>

export async function readFacettes(db: Db, genre: Genre): Promise<Facettes> {
  const { rows } = await db.execute<{ facettes: Facettes }>(sql`
    select coalesce(json_object_agg(facette, valeurs), '{}') as facettes from (
      select facette, json_object_agg(valeur, nb order by valeur) as valeurs from (
        select facette, valeur, sum(nb)::int as nb from facettes where genre = ${genre}
        group by facette, valeur having sum(nb) > 0) v
      group by facette) f`)
  return rows[0]?.facettes ?? {}
}

const COUNTED = new Set(['type', 'surfaces', 'forme', 'departement', 'region'])
const NEUTRAL = new Set(['page', 'nb_page', 'tri'])

/**
 * Total from the ledger, in SQL.
 * @returns undefined unless the filters are one value of one facet
 */
export function sumFacette(
  genre: Genre,
  query: Readonly<Record<string, unknown>>,
): SQL | undefined {
  const entries = Object.entries(query).filter(
    ([name, value]) => value !== undefined && !NEUTRAL.has(name),
  )
  if (entries.length > 1) return undefined
  const [facette, values] = entries[0] ?? ['total', ['']]
  const [valeur, ...rest] = Array.isArray(values) ? values : []
  if (typeof valeur !== 'string' || rest.length > 0) return undefined
  if (facette !== 'total' && !COUNTED.has(facette)) return undefined
  return sql`(select coalesce(sum(nb), 0) from facettes
    where genre = ${genre} and facette = ${facette} and valeur = ${valeur})`
}
