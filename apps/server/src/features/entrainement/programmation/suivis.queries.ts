import type { Suivi } from '@foulee/contract/entrainement/programmation'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { planParutions, planSuivis, plans, users } from '@foulee/db/schema'
import { describeDenivele } from '@foulee/domain/entrainement/denivele'
import type { SemainePlan } from '@foulee/domain/entrainement/plan'
import { isPublished } from '@foulee/domain/shared/publication'
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import {
  type AuteurRow,
  auteurColumns,
  joinProfil,
  presentAuteur,
} from '#features/entrainement/auteur.ts'
import {
  describeEpreuve,
  describeFin,
  type EpreuveVisee,
  findEpreuves,
} from './epreuves.queries.ts'

export type SuiviRow = typeof planSuivis.$inferSelect
type Counts = { prevus: number; faits: number; manques: number; a_venir: number }
type Facts = SuiviRow & {
  plan: { id: number; slug: string; nb_semaines: number; parution: number; etat: number } | null
  numero: number | null
  auteur: AuteurRow
  nb: Counts
  longues: number[]
}

const counts = (today: string) => sql<Counts>`(
  select json_build_object(
    'prevus', count(*) filter (where etat <> 'retire'),
    'faits', count(*) filter (where etat = 'fait'),
    'manques', count(*) filter (where etat = 'manque'),
    'a_venir', count(*) filter (where etat = 'prevu' and jour >= ${today}))
  from entrainements where plan_suivis_id = ${planSuivis.id})`

const longues = sql<number[]>`(
  select coalesce(json_agg(denivele), '[]'::json) from entrainements
  where plan_suivis_id = ${planSuivis.id} and objectif = 'longue' and etat <> 'retire'
    and cle is not null and denivele > 0)`

const select = (db: Db | Tx, today: string) =>
  db
    .select({
      ...getTableColumns(planSuivis),
      plan: {
        id: plans.id,
        slug: plans.slug,
        nb_semaines: plans.nb_semaines,
        parution: plans.parution,
        etat: plans.etat,
      },
      numero: planParutions.numero,
      auteur: auteurColumns,
      nb: counts(today),
      longues,
    })
    .from(planSuivis)
    .leftJoin(plans, eq(plans.id, planSuivis.plans_id))
    .leftJoin(planParutions, eq(planParutions.id, planSuivis.parutions_id))
    .leftJoin(users, eq(users.id, plans.users_id))
    .leftJoin(...joinProfil)

type SuivisQuery = { today: string }

export async function findSuivis(
  db: Db,
  users_id: number,
  { today, page, nb_page }: SuivisQuery & { page: number; nb_page: number },
): Promise<{ data: Suivi[]; nb: number }> {
  const where = eq(planSuivis.users_id, users_id)
  const rows = await select(db, today)
    .where(where)
    .orderBy(desc(planSuivis.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return { data: await presentSuivis(db, rows, today), nb: await db.$count(planSuivis, where) }
}

export async function getSuivi(
  db: Db | Tx,
  users_id: number,
  id: number,
  { today }: SuivisQuery,
): Promise<Suivi> {
  const own = and(eq(planSuivis.id, id), eq(planSuivis.users_id, users_id))
  const [suivi] = await presentSuivis(db, await select(db, today).where(own), today)
  if (!suivi) throw new ApiError('suivi_introuvable')
  return suivi
}

export async function getSuiviRow(db: Db | Tx, users_id: number, id: number): Promise<SuiviRow> {
  const [row] = await db
    .select()
    .from(planSuivis)
    .where(and(eq(planSuivis.id, id), eq(planSuivis.users_id, users_id)))
  if (!row) throw new ApiError('suivi_introuvable')
  return row
}

export async function lockSuivi(tx: Tx, users_id: number, id: number): Promise<SuiviRow> {
  const [row] = await tx
    .select()
    .from(planSuivis)
    .where(and(eq(planSuivis.id, id), eq(planSuivis.users_id, users_id)))
    .for('update')
  if (!row) throw new ApiError('suivi_introuvable')
  return row
}

export async function findSuivies(
  db: Db | Tx,
  { parutions_id }: Pick<SuiviRow, 'parutions_id'>,
): Promise<SemainePlan[]> {
  if (parutions_id === null) return []
  const [row] = await db
    .select({ semaines: planParutions.semaines })
    .from(planParutions)
    .where(eq(planParutions.id, parutions_id))
  return row?.semaines ?? []
}

export async function findNewest(
  db: Db | Tx,
  where: SQL | undefined,
): Promise<{ id: number; numero: number } | null> {
  const [row] = await db
    .select({ id: planParutions.id, numero: planParutions.numero })
    .from(planParutions)
    .where(where)
    .orderBy(desc(planParutions.numero))
    .limit(1)
  return row ?? null
}

async function presentSuivis(db: Db | Tx, rows: readonly Facts[], today: string): Promise<Suivi[]> {
  const ids = rows.flatMap(({ epreuves_id }) => epreuves_id ?? [])
  const epreuves = await findEpreuves(db, ids)
  return rows.map((row) => present(row, epreuves.get(row.epreuves_id ?? 0) ?? null, today))
}

/** A run ends by date: no write marks its end. */
const readEtat = ({ etat, fin }: SuiviRow, today: string): Suivi['etat'] =>
  etat === 'en_cours' && fin !== null && fin < today ? 'termine' : etat

function listAvis(row: Facts, epreuve: EpreuveVisee | null, today: string): string[] {
  const etat = readEtat(row, today)
  if (etat === 'termine') return describeFin(epreuve, row.fin)
  if (etat !== 'en_cours' || !epreuve) return []
  return describeEpreuve(epreuve, { fin: row.fin, today, a_venir: row.nb.a_venir })
}

const presentEpreuve = ({ id, nom, url, date, est_annulee }: EpreuveVisee) => ({
  id,
  nom,
  url,
  date,
  est_annulee,
})

const presentPlan = ({ plan }: Facts): Suivi['plan'] =>
  plan && isPublished(plan.etat)
    ? { id: plan.id, slug: plan.slug, nb_semaines: plan.nb_semaines }
    : null

const present = (row: Facts, epreuve: EpreuveVisee | null, today: string): Suivi => ({
  id: row.id,
  etat: readEtat(row, today),
  titre: row.titre,
  plan: presentPlan(row),
  coach: presentAuteur(row.auteur),
  debut: row.debut,
  fin: row.fin,
  jours: row.jours,
  jour_long: row.jour_long,
  epreuve: epreuve && presentEpreuve(epreuve),
  avis: listAvis(row, epreuve, today),
  montee: epreuve && !epreuve.est_annulee ? describeDenivele(epreuve, row.longues) : null,
  nb: row.nb,
  message: row.message,
  reponse: row.reponse,
  est_ancien: row.numero !== null && (row.plan?.parution ?? 0) > row.numero,
})
