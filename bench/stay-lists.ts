import { voyages } from '@foulee/contract/sejours/voyages'
import type { Db } from '@foulee/db/connect'
import { addMonths } from '@foulee/domain/calendrier'
import { parisDate } from '@foulee/domain/heure-paris'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { VoyageQuery } from '../apps/server/src/features/sejours/voyages/voyage-conditions.ts'
import { voyageList } from '../apps/server/src/features/sejours/voyages/voyages.queries.ts'
import { createTaggedCache } from '../apps/server/src/http/tagged-cache.ts'
import { buildSearch } from '../apps/server/src/recherche/text-search.ts'
import type { List } from './lists.ts'

const today = parisDate(new Date())

/** Text, dates, price, places, length and bounds at once, with several values of each. */
export const FILTERED_STAY_LISTS: List[] = ['cretes', 'lacs', 'volcans'].flatMap((texte, index) =>
  [-1, 2, 5].map((west) => ({
    texte,
    date_min: today,
    date_max: addMonths(today, 4 + index),
    prix_max: '120000',
    places_min: '2',
    duree_min: '3',
    zone: `${west},43.0,${west + 4},47.5`,
  })),
)

/** Around a place, the nearest first. */
export const NEAR_STAY_LIST: List = { autour: '5.72,45.18,50', tri: 'distance' }

export const toStayPath = (list: List) => `/api/voyages?${new URLSearchParams(list)}`

/** The statement that answers a list, as the product compiles it; it counts as well. */
export async function compileStayList(db: Db, list: List, total?: number) {
  const query = voyages['GET /api/voyages'].query.parse(list) as VoyageQuery
  const search = await buildSearch(
    db,
    list.texte,
    voyageList.cards,
    createTaggedCache(0, () => 1),
  )
  const statement = voyageList.buildPage(query, search, { kind: 'public' }, total)
  const { sql, params } = new PgDialect().sqlToQuery(statement)
  return { text: sql, values: params }
}
