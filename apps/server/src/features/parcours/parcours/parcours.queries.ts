import { sql } from 'drizzle-orm'
import { createCardList } from '../../../recherche/card-list.ts'
import { createCardReader } from '../../../recherche/card-row.ts'
import type { Cards } from '../../../recherche/cards.ts'
import { createDemande } from '../../../recherche/demande.ts'
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

/** What a search for routes asks for, what to loosen in it, and how many it finds. */
export const parcoursDemande = createDemande({ quoi: 'parcours', isDated: false }, parcoursList)

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
