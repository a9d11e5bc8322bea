import { parcours } from '@foulee/contract/parcours/parcours'
import type { Db } from '@foulee/db/connect'
import {
  parcoursList,
  parcoursSearch,
} from '../apps/server/src/features/parcours/parcours/parcours.queries.ts'
import type { ParcoursQuery } from '../apps/server/src/features/parcours/parcours/parcours-conditions.ts'
import { compileCardList, EMPTY_CACHES, type Statement } from './card-lists.ts'
import type { List } from './lists.ts'

export const ROUTE_LISTS: Record<string, List> = {
  'par défaut': {},
  'page 50': { page: '50' },
  'les mieux notés': { tri: 'note' },
  'un département': { departement: '74' },
  'des mots': { texte: 'tour des cretes' },
  'une carte': { zone: '5.0,44.8,6.5,46.0' },
  autour: { autour: '5.72,45.18,20', tri: 'distance' },
  'tous les filtres': {
    texte: 'cretes',
    type: 'trail',
    distance_min: '8000',
    distance_max: '30000',
    denivele_min: '200',
    zone: '4.0,44.0,7.5,46.5',
  },
}
export const FILTERED_ROUTE_LISTS: List[] = [4, 5, 6].flatMap((west) =>
  ['8000', '15000', '25000'].map((distance_min) => ({
    ...ROUTE_LISTS['tous les filtres'],
    distance_min,
    zone: `${west},44.0,${west + 2},46.5`,
  })),
)

export const toRoutePath = (list: List) => `/api/parcours?${new URLSearchParams(list)}`

export async function compileRouteList(db: Db, list: List, total?: number): Promise<Statement> {
  const query = parcours['GET /api/parcours'].query.parse(list) as ParcoursQuery
  const request = await parcoursSearch.understand(db, query, EMPTY_CACHES, new Date())
  return compileCardList(db, parcoursList, request, total)
}
