import type { Db } from '@foulee/db/connect'
import { parisDate } from '@foulee/domain/heure-paris'
import { lireDemande } from '@foulee/domain/trouver/lecture'
import { sql } from 'drizzle-orm'
import { createCardList } from '../../../recherche/card-list.ts'
import { createCardReader } from '../../../recherche/card-row.ts'
import type { Cards } from '../../../recherche/cards.ts'
import { countWays } from '../../../recherche/desserrer.ts'
import type { Kept } from '../../../recherche/kept.ts'
import { PUBLIC, type Scope } from '../../../recherche/scope.ts'
import { buildConditions, buildOrder, type ParcoursQuery } from './parcours-conditions.ts'

/** The read model of routes. */
const CARDS: Cards = {
  table: 'parcours_cards',
  id: 'parcours_id',
  things: 'parcours',
  genre: 'parcours',
  ledger: 'parcours',
  mots: 'parcours_mots',
}

export const parcoursList = createCardList<ParcoursQuery>({
  cards: CARDS,
  isMine: (users_id) => sql`users_id = ${users_id}`,
  buildConditions,
  buildOrder,
})

const lireParcours = ({ texte = '' }: ParcoursQuery, now: Date) =>
  lireDemande(texte, { quoi: 'parcours', today: parisDate(now) })

/** What a search for routes asks for by its words, and by what they mean (produit 14.25). */
export const understandParcours = (db: Db, query: ParcoursQuery, kept: Kept, now: Date) =>
  parcoursList.understand(db, query, kept, lireParcours(query, now))

/** What to loosen in a search for routes that finds nothing (produit 14.26). */
export const loosenParcours = (db: Db, query: ParcoursQuery, scope: Scope, kept: Kept, now: Date) =>
  countWays(
    db,
    {
      countEach: parcoursList.countEach,
      lire: (asked) => lireParcours(asked, now),
      understand: (asked) => understandParcours(db, asked, kept, now),
    },
    { query, today: parisDate(now), scope, kept },
  )

/** How many routes each of these texts finds. */
export async function countParcoursEach(
  db: Db,
  textes: readonly string[],
  kept: Kept,
  now: Date,
): Promise<number[]> {
  const queries = await Promise.all(
    textes.map((texte) => understandParcours(db, { texte, page: 1, nb_page: 1 }, kept, now)),
  )
  return parcoursList.countEach(db, queries, PUBLIC, kept)
}

export type ParcoursRow = {
  parcours_id: number
  slug: string
  /** The author; null once the account is erased. */
  users_id: number | null
  is_visible: boolean
  /** Finished JSON of the route (`Parcours` of the contract). */
  fiche: string
}

const reader = createCardReader<ParcoursRow>(CARDS, [
  'parcours_id',
  'slug',
  'users_id',
  'is_visible',
  'fiche',
])

/** One route by id or slug, visible or not. */
export const findParcours = reader.find
