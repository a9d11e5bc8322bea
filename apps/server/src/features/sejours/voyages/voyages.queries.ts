import type { VoyageCard } from '@foulee/contract/sejours/voyages'
import type { FilterOption } from '@foulee/contract/shared/filters'
import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { ofAgence } from '#features/sejours/agences/agences.membership.ts'
import { createCardList } from '#kernel/search/card-list.ts'
import { createCardReader } from '#kernel/search/card-row.ts'
import type { Facettes } from '#kernel/search/facettes.ts'
import type { ListIndex } from '#kernel/search/list-index.ts'
import { buildConditions, buildOrder, type VoyageQuery } from './voyage-conditions.ts'

const CARDS: ListIndex = {
  table: 'voyage_cards',
  id: 'voyages_id',
  entityTable: 'voyages',
  genre: 'voyage',
  ledger: null,
  mots: 'voyage_mots',
  nom: 'titre_tri',
}

export const voyageList = createCardList<VoyageQuery>({
  cards: CARDS,
  isMine: (users_id) => ofAgence.isManaged(sql`agences_id`, users_id),
  buildConditions,
  buildOrder,
})

export type VoyageRow = {
  voyages_id: number
  agences_id: number
  is_visible: boolean
  fiche: string
}

const reader = createCardReader<VoyageRow>(CARDS, [
  'voyages_id',
  'agences_id',
  'is_visible',
  'fiche',
])

/** `bench/` sends the same statement to a bare server. */
export const VOYAGE_BY_SLUG = reader.bySlug

export const findVoyage = reader.find

export async function countOptions(db: Db): Promise<Facettes> {
  const { rows } = await db.execute<{ facettes: Facettes }>(sql`
    select coalesce(json_object_agg(facette, valeurs), '{}') as facettes from (
      select facette, json_object_agg(valeur, nb order by valeur) as valeurs from (
        select facette, valeur, count(*)::int as nb
        from voyage_cards, lateral (
          select 'pays' as facette, pays as valeur
          union all select 'region', region
          union all select 'niveau', niveau
          union all select 'sport', unnest(sports)) o
        where is_visible and valeur is not null group by facette, valeur) v
      group by facette) f`)
  return rows[0]?.facettes ?? {}
}

export async function findAgenceOptions(db: Db): Promise<Record<string, FilterOption>> {
  const { rows } = await db.execute<{ id: number; nom: string; nb: number }>(sql`
    select a.id, a.nom, count(*)::int as nb
    from voyage_cards k join agences a on a.id = k.agences_id
    where k.is_visible group by a.id order by a.nom, a.id`)
  return Object.fromEntries(rows.map(({ id, nom, nb }) => [id, { nom, nb }]))
}

const MAX_OF_COURSE = 6

export async function findVoyagesOfCourse(db: Db, courses_id: number): Promise<VoyageCard[]> {
  const { rows } = await db.execute<{ carte: string }>(sql`
    select carte from voyage_cards
    where is_visible and prochain is not null and voyages_id in (
      select j.voyages_id from voyage_journees j
      join epreuves p on p.id = j.epreuves_id join editions e on e.id = p.editions_id
      where e.courses_id = ${courses_id} and not e.brouillon)
    order by prochain, voyages_id limit ${MAX_OF_COURSE}`)
  return rows.map(({ carte }) => JSON.parse(carte) as VoyageCard)
}

type Destinations = {
  pays: { pays: string; nb: number }[]
  regions: { region: string; nb: number }[]
  nb: number
}

export async function countDestinations(db: Db): Promise<Destinations> {
  const { rows } = await db.execute<{ pays: string; region: string | null; nb: number }>(sql`
    select pays, case when pays = 'FR' then region end as region, count(*)::int as nb
    from voyage_cards where is_visible and prochain is not null group by 1, 2 order by 1, 2`)
  const countries = Map.groupBy(rows, ({ pays }) => pays)
  return {
    pays: [...countries].map(([pays, group]) => ({ pays, nb: sum(group) })),
    regions: rows.flatMap(({ region, nb }) => (region ? [{ region, nb }] : [])),
    nb: sum(rows),
  }
}

const sum = (counts: readonly { nb: number }[]): number =>
  counts.reduce((total, { nb }) => total + nb, 0)
