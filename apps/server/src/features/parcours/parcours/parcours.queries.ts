import type { MonParcours, ParcoursCard } from '@foulee/contract/parcours/parcours'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import { createCardList } from '#kernel/search/card-list.ts'
import { createCardReader } from '#kernel/search/card-row.ts'
import type { ListIndex } from '#kernel/search/list-index.ts'
import { createSearchQuery } from '#kernel/search/search-query.ts'
import { buildConditions, buildOrder, type ParcoursQuery } from './parcours-conditions.ts'

const CARDS: ListIndex = {
  table: 'parcours_cards',
  id: 'parcours_id',
  entityTable: 'parcours',
  genre: 'parcours',
  ledger: 'parcours',
  mots: 'parcours_mots',
  nom: 'titre_tri',
}

export const parcoursList = createCardList<ParcoursQuery>({
  cards: CARDS,
  isMine: (users_id) => sql`users_id = ${users_id}`,
  buildConditions,
  buildOrder,
})

export async function addReasons(db: Db, cards: string): Promise<MonParcours[]> {
  const routes = JSON.parse(`[${cards}]`) as ParcoursCard[]
  const { id, renvoi_motif } = t.parcours
  const ids = routes.map((route) => route.id)
  const rows = await db
    .select({ id, renvoi_motif })
    .from(t.parcours)
    .where(and(inArray(id, ids), isNotNull(renvoi_motif)))
  const reasons = new Map(rows.map((row) => [row.id, row.renvoi_motif]))
  return routes.map((route) => ({ ...route, renvoi_motif: reasons.get(route.id) ?? null }))
}

export const parcoursSearch = createSearchQuery({ quoi: 'parcours', isDated: false }, parcoursList)

export type ParcoursRow = {
  parcours_id: number
  slug: string
  users_id: number | null
  is_visible: boolean
  fiche: string
}

const reader = createCardReader<ParcoursRow>(CARDS, [
  'parcours_id',
  'slug',
  'users_id',
  'is_visible',
  'fiche',
])

export const findParcours = reader.find
