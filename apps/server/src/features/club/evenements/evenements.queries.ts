import type { Evenement, EvenementCard, EvenementDate } from '@foulee/contract/club/evenements'
import { ApiError } from '@foulee/contract/shared/errors'
import type { FilterOption } from '@foulee/contract/shared/filters'
import type { Db, Tx } from '@foulee/db/connect'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import type { Facettes } from '#kernel/search/facettes.ts'
import type { ListCaches } from '#kernel/search/list-caches.ts'
import type { Scope } from '#kernel/search/scope.ts'
import {
  AND,
  buildConditions,
  buildDateConditions,
  type EvenementQuery,
} from './evenement-conditions.ts'
import {
  type DateFacts,
  dateFields,
  findCardFacts,
  findEvenementFacts,
  SHARED,
  type SharedFacts,
} from './evenement-facts.ts'
import { presentCard, presentEvenement, presentOneDate } from './evenements.presenter.ts'
import { findShown, pageOf, readSearch } from './evenements-page.ts'

type Page<T> = { data: T[]; nb: number }

export async function findPage(
  { db, listCaches }: { db: Db; listCaches: ListCaches },
  query: EvenementQuery,
  scope: Scope,
  now: Date,
): Promise<Page<EvenementCard>> {
  const { shown, nb } = await findShown({ db, listCaches }, query, scope, now)
  const facts = await findCardFacts(db, shown, now)
  return { data: facts.map((fact) => presentCard(fact, now)), nb }
}

/** Dates one by one, cancelled ones too, nearest first; from today on by default. */
export async function findDates(
  { db, listCaches }: { db: Db; listCaches: ListCaches },
  request: EvenementQuery,
  now: Date,
): Promise<Page<EvenementDate>> {
  const query = { ...request, debut_min: request.debut_min ?? parisDate(now) }
  const where = [
    sql`etat >= ${ETAT.publiee}`,
    ...buildConditions(query, await readSearch(db, query, listCaches)),
  ]
  const from = sql`
    from (select * from evenements where ${sql.join(where, AND)}) e join evenement_dates d on d.evenements_id = e.id
    where ${sql.join(buildDateConditions(query, { alias: 'd' }), AND)}`
  const { rows } = await db.execute<{
    nb: number
    dates: (DateFacts & { evenement: SharedFacts })[]
  }>(sql`
    select (select count(*)::int ${from}) as nb, (
      select coalesce(json_agg(fact order by rang), '[]') from (
        select json_build_object(${dateFields('d')}, 'evenement', json_build_object(${SHARED})) as fact,
          row_number() over (order by d.debut, d.id) as rang
        ${from} order by d.debut, d.id ${pageOf(query)}) f) as dates`)
  const { nb, dates } = rows[0] ?? { nb: 0, dates: [] }
  return { data: dates.map((date) => presentOneDate(date, now)), nb }
}

export async function readEvenement(
  db: Db | Tx,
  id: number,
  now: Date,
  shown?: number,
): Promise<Evenement> {
  const facts = await findEvenementFacts(db, id, now, shown)
  if (!facts) throw new ApiError('evenement_introuvable')
  return presentEvenement(facts, now)
}

const open = (now: Date) => sql`
  evenements e where etat >= ${sql.raw(String(ETAT.publiee))} and fin_le > ${now.toISOString()}`

export async function countOptions(db: Db, now: Date): Promise<Facettes> {
  const { rows } = await db.execute<{ facettes: Facettes }>(sql`
    select coalesce(json_object_agg(facette, valeurs), '{}') as facettes from (
      select facette, json_object_agg(valeur, nb order by valeur) as valeurs from (
        select facette, valeur, count(*)::int as nb
        from (select * from ${open(now)}) e, lateral (
          select 'type' as facette, type as valeur
          union all select 'niveau', niveau
          union all select 'departement', departement
          union all select 'sport', unnest(sports)) o
        where valeur is not null group by facette, valeur) v
      group by facette) f`)
  return rows[0]?.facettes ?? {}
}

/**
 * Organisers or shops with future events, by id, with their number. Table names are constants,
 * never input.
 */
export async function findPorteurOptions(
  db: Db,
  table: 'organisateurs' | 'magasins',
  now: Date,
): Promise<Record<string, FilterOption>> {
  const { rows } = await db.execute<{ id: number; nom: string; nb: number }>(sql`
    select a.id, a.nom, count(*)::int as nb
    from (select * from ${open(now)}) e join ${sql.identifier(table)} a
      on a.id = e.${sql.identifier(`${table}_id`)}
    group by a.id, a.nom order by a.nom, a.id`)
  return Object.fromEntries(rows.map(({ id, nom, nb }) => [id, { nom, nb }]))
}

type Sorties = { departements: { departement: string; nb: number }[]; nb: number }

export async function countSorties(db: Db, now: Date): Promise<Sorties> {
  const { rows } = await db.execute<{ departement: string | null; nb: number }>(sql`
    select departement, count(*)::int as nb from ${open(now)} group by 1 order by 1`)
  return {
    departements: rows.flatMap(({ departement, nb }) => (departement ? [{ departement, nb }] : [])),
    nb: rows.reduce((total, { nb }) => total + nb, 0),
  }
}
