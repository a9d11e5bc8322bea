import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import type { entrainementFilters } from '@foulee/contract/entrainement/entrainements'
import { ApiError } from '@foulee/contract/shared/errors'
import type { FilterValues, PageValues } from '@foulee/contract/shared/filters'
import type { Db, Tx } from '@foulee/db/connect'
import { entrainements, parcours, planSuivis, plans, users } from '@foulee/db/schema'
import { getChargeSeance } from '@foulee/domain/entrainement/charge'
import type { Partage } from '@foulee/domain/entrainement/partages'
import { writeRaccourci } from '@foulee/domain/entrainement/raccourci-write'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { findRelation } from '#features/entrainement/athletes/athletes.queries.ts'
import { hideUnshared, MINE } from '#features/entrainement/athletes/shared-training.ts'
import {
  type AuteurRow,
  auteurColumns,
  joinProfil,
  presentAuteur,
} from '#features/entrainement/auteur.ts'
import { isInStatut } from '#kernel/moderation/is-in-statut.ts'
import { hasTag } from '#kernel/search/has-tag.ts'
import { searchText } from '#kernel/search/simple-search.ts'
import type { User } from '#platform/http/user.ts'
import { shownFigure } from './shown-figures.ts'

export type EntrainementRow = typeof entrainements.$inferSelect
type Facts = EntrainementRow & {
  auteur: AuteurRow
  suivi: { id: number; titre: string } | null
  plan_slug: string | null
  parcours: { id: number; titre: string | null; est_ouvert: boolean } | null
  lu: { duree: number | null; distance: number | null }
}
type Query = FilterValues<typeof entrainementFilters> & PageValues

const isOpen = sql<boolean>`(${isInStatut(parcours.etat, 'publiee')}
  or ${parcours.users_id} is not distinct from ${entrainements.users_id})`

/** A draft is known to who made it: the athlete, or the coach who gave the training. */
const isReadable = or(isOpen, eq(parcours.users_id, entrainements.auteur_id))

const ALL = sql`${entrainements}`

const select = (db: Db | Tx) =>
  db
    .select({
      ...getTableColumns(entrainements),
      auteur: auteurColumns,
      suivi: { id: planSuivis.id, titre: planSuivis.titre },
      plan_slug: plans.slug,
      parcours: { id: parcours.id, titre: parcours.titre, est_ouvert: isOpen },
      lu: { duree: shownFigure(ALL, 'duree'), distance: shownFigure(ALL, 'distance') },
    })
    .from(entrainements)
    .leftJoin(users, eq(users.id, entrainements.auteur_id))
    .leftJoin(...joinProfil)
    .leftJoin(planSuivis, eq(planSuivis.id, entrainements.plan_suivis_id))
    .leftJoin(plans, eq(plans.id, planSuivis.plans_id))
    .leftJoin(parcours, and(eq(parcours.id, entrainements.parcours_id), isReadable))

const byDay = [asc(entrainements.jour), asc(entrainements.ordre), asc(entrainements.id)]

/** @param partages items to read: all for the member, the shared ones for a coach */
export async function findEntrainements(
  db: Db,
  { users_id, partages = MINE }: { users_id: number; partages?: readonly string[] },
  query: Query,
): Promise<{ data: Entrainement[]; nb: number }> {
  const where = buildWhere(users_id, query)
  const newest = [desc(entrainements.jour), desc(entrainements.id)]
  const start = (query.page - 1) * query.nb_page
  const rows = await select(db)
    .where(where)
    .orderBy(...(query.tri?.[0] === 'recent' ? newest : byDay))
    .limit(query.nb_page)
    .offset(start)
  const data = rows.map((row) => presentFor(row, partages))
  const isLast = rows.length < query.nb_page && (rows.length > 0 || start === 0)
  return { data, nb: isLast ? start + rows.length : await db.$count(entrainements, where) }
}

export async function findBetween(
  db: Db | Tx,
  { users_id, partages = MINE }: { users_id: number; partages?: readonly string[] },
  { du, au }: { du: string; au: string },
): Promise<Entrainement[]> {
  const { jour, etat } = entrainements
  const rows = await select(db)
    .where(
      and(
        eq(entrainements.users_id, users_id),
        gte(jour, du),
        lte(jour, au),
        sql`${etat} <> 'retire'`,
      ),
    )
    .orderBy(...byDay)
  return rows.map((row) => presentFor(row, partages))
}

export async function findOfSuivi(db: Db | Tx, id: number): Promise<Entrainement[]> {
  const rows = await select(db)
    .where(eq(entrainements.plan_suivis_id, id))
    .orderBy(...byDay)
  return rows.map((row) => presentFor(row, MINE))
}

/**
 * Trainings as the reader sees them: own ones in full, an athlete's within the shared items.
 * @throws ApiError `entrainement_introuvable` when one of them is neither
 */
export async function readEntrainements(
  db: Db | Tx,
  user: User,
  ids: readonly number[],
): Promise<Entrainement[]> {
  const rows = await select(db)
    .where(inArray(entrainements.id, [...ids]))
    .orderBy(...byDay)
  const read: Entrainement[] = []
  for (const row of rows) {
    const partages = await findPartages(db, user, row.users_id)
    if (!partages?.includes('calendrier')) throw new ApiError('entrainement_introuvable')
    read.push(presentFor(row, partages))
  }
  if (read.length < ids.length) throw new ApiError('entrainement_introuvable')
  return read
}

export async function readEntrainement(db: Db | Tx, user: User, id: number): Promise<Entrainement> {
  const [found] = await readEntrainements(db, user, [id])
  if (!found) throw new ApiError('entrainement_introuvable')
  return found
}

/** Items visible on a member's calendar: all of the member's own; null without a relation. */
export async function findPartages(
  db: Db | Tx,
  { id, compte }: User,
  users_id: number,
): Promise<readonly string[] | null> {
  if (users_id === id) return MINE
  if (!compte.coach) return null
  return (await findRelation(db, id, users_id))?.partages ?? null
}

function buildWhere(users_id: number, query: Query): SQL | undefined {
  const { texte, date_min, date_max, objectif, etat, tags } = query
  const { jour, titre } = entrainements
  return and(
    eq(entrainements.users_id, users_id),
    searchText(sql`${titre}`, texte),
    date_min ? gte(jour, date_min) : undefined,
    date_max ? lte(jour, date_max) : undefined,
    objectif && inArray(sql<string>`${entrainements.objectif}`, objectif),
    etat && inArray(sql<string>`${entrainements.etat}`, etat),
    tags && hasTag(sql`${entrainements.tags}`, tags),
  )
}

/**
 * A training that its athlete, or a coach with calendar and the asked items, may change.
 * @param isLocked locks it until the end of the transaction
 * @throws ApiError `entrainement_introuvable` for everybody else, staff included
 */
export async function getOwnEntrainement(
  db: Db | Tx,
  user: User,
  id: number,
  { isLocked = false, partage = 'calendrier' as Partage } = {},
): Promise<EntrainementRow> {
  const query = db.select().from(entrainements).where(eq(entrainements.id, id))
  const [row] = await (isLocked ? query.for('update') : query)
  const partages = row && (await findPartages(db, user, row.users_id))
  if (row && partages?.includes('calendrier') && partages.includes(partage)) return row
  throw new ApiError('entrainement_introuvable')
}

function presentFor(row: Facts, partages: readonly string[]): Entrainement {
  if (partages === MINE) return presentEntrainement(row)
  const read = { ...row, fait_duree: row.lu.duree, fait_distance: row.lu.distance }
  return hideUnshared(presentEntrainement(read), partages)
}

const presentEntrainement = (row: Facts): Entrainement => ({
  id: row.id,
  seances_id: row.seances_id,
  suivi: row.suivi && { ...row.suivi, slug: row.plan_slug, semaine: row.semaine ?? 1 },
  auteur: row.auteur_id === null ? null : presentAuteur(row.auteur),
  titre: row.titre,
  sport: row.sport,
  objectif: row.objectif,
  description: row.description,
  denivele: row.denivele,
  raccourci: writeRaccourci(row.steps),
  steps: row.steps as Entrainement['steps'],
  totaux: { duree: row.duree, distance: row.distance, charge: row.charge },
  jour: row.jour,
  prevu_le: row.prevu_le,
  etat: row.etat,
  part: row.part,
  facile: row.facile,
  tags: row.tags,
  note: row.note,
  parcours: row.parcours && { ...row.parcours, titre: row.parcours.titre ?? '' },
  fait: presentFait(row),
  version: row.version,
})

const presentFait = (row: EntrainementRow): Entrainement['fait'] =>
  row.fait_le === null
    ? null
    : {
        le: new Date(row.fait_le).toISOString(),
        duree: row.fait_duree,
        distance: row.fait_distance,
        rpe: row.fait_rpe,
        mots: row.fait_mots,
        charge: getChargeSeance(row.fait_duree, row.fait_rpe),
        activites_id: row.activites_id,
      }
