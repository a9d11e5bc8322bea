import { voyages } from '@foulee/contract/sejours/voyages'
import type { Db } from '@foulee/db/connect'
import { addMonths } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import type { VoyageQuery } from '../apps/server/src/features/sejours/voyages/voyage-conditions.ts'
import { voyageList } from '../apps/server/src/features/sejours/voyages/voyages.queries.ts'
import { compileCardList, type Statement } from './card-lists.ts'
import type { List } from './lists.ts'

const today = parisDate(new Date())

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

export const NEAR_STAY_LIST: List = { autour: '5.72,45.18,50', tri: 'distance' }

export const toStayPath = (list: List) => `/api/voyages?${new URLSearchParams(list)}`

export function compileStayList(db: Db, list: List, total?: number): Promise<Statement> {
  const query = voyages['GET /api/voyages'].query.parse(list) as VoyageQuery
  return compileCardList(db, voyageList, query, total)
}
