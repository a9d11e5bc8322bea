import type { planFilters } from '@foulee/contract/entrainement/plan-filters'
import type { FilterValues, PageValues } from '@foulee/contract/shared/filters'
import type { Db, Tx } from '@foulee/db/connect'
import { planParutions, planSuivis, plans, users } from '@foulee/db/schema'
import type { SemainePlan } from '@foulee/domain/entrainement/plan'
import { ETAT } from '@foulee/domain/shared/publication'
import { and, asc, desc, eq, getTableColumns, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { type AuteurRow, auteurColumns, joinProfil } from '#features/entrainement/auteur.ts'
import type { Scope } from '#kernel/search/scope.ts'
import { searchText } from '#kernel/search/simple-search.ts'

export type PlanRow = typeof plans.$inferSelect
export type PlanFacts = Omit<PlanRow, 'semaines'> & { auteur: AuteurRow }
type Query = FilterValues<typeof planFilters> & PageValues

const { semaines: _, ...COLUMNS } = getTableColumns(plans)

const select = (db: Db | Tx) =>
  db
    .select({ ...COLUMNS, auteur: auteurColumns })
    .from(plans)
    .leftJoin(users, eq(users.id, plans.users_id))
    .leftJoin(...joinProfil)

export async function findPlan(db: Db | Tx, idOrSlug: string): Promise<PlanFacts | null> {
  const isId = /^\d{1,9}$/.test(idOrSlug)
  const [row] = await select(db).where(
    isId ? eq(plans.id, Number(idOrSlug)) : eq(plans.slug, idOrSlug),
  )
  return row ?? null
}

export const findPublishedPlans = (db: Db | Tx, ids: readonly number[]): Promise<PlanFacts[]> =>
  select(db).where(and(inArray(plans.id, [...ids]), gte(plans.etat, ETAT.publiee)))

export async function findShownWeeks(
  db: Db | Tx,
  { id, parution }: Pick<PlanRow, 'id' | 'parution'>,
): Promise<SemainePlan[]> {
  const [row] = parution
    ? await db
        .select({ semaines: planParutions.semaines })
        .from(planParutions)
        .where(and(eq(planParutions.plans_id, id), eq(planParutions.numero, parution)))
    : await db.select({ semaines: plans.semaines }).from(plans).where(eq(plans.id, id))
  return row?.semaines ?? []
}

type Page = { rows: PlanFacts[]; nb: number }

export async function findPlans(db: Db, query: Query, scope: Scope): Promise<Page> {
  const where = buildWhere(query, scope)
  const rows = await select(db)
    .where(where)
    .orderBy(...buildOrder(query, scope))
    .limit(query.nb_page)
    .offset((query.page - 1) * query.nb_page)
  return { rows, nb: await db.$count(plans, where) }
}

export async function findWaitingPlans(db: Db, { page, nb_page }: PageValues): Promise<Page> {
  const where = eq(plans.etat, ETAT.validation)
  const rows = await select(db)
    .where(where)
    .orderBy(asc(plans.updated_at), asc(plans.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return { rows, nb: await db.$count(plans, where) }
}

function buildWhere(query: Query, scope: Scope): SQL | undefined {
  const { texte, objectif, niveau, gratuit } = query
  const { semaines_min, semaines_max, seances_min, seances_max } = query
  const { nb_semaines, seances_par_semaine } = plans
  return and(
    scope.kind === 'mine' ? eq(plans.users_id, scope.users_id) : gte(plans.etat, ETAT.publiee),
    searchText(sql`${plans.titre} || ' ' || ${plans.description}`, texte),
    objectif && inArray(sql<string>`${plans.objectif}`, objectif),
    niveau && inArray(sql<string>`${plans.niveau}`, niveau),
    gratuit && sql`${plans.prix} = 0 and not ${plans.premium}`,
    semaines_min === undefined ? undefined : gte(nb_semaines, semaines_min),
    semaines_max === undefined ? undefined : lte(nb_semaines, semaines_max),
    seances_min === undefined ? undefined : gte(seances_par_semaine, seances_min),
    seances_max === undefined ? undefined : lte(seances_par_semaine, seances_max),
  )
}

function buildOrder({ tri }: Query, scope: Scope): SQL[] {
  const last = desc(plans.id)
  if (tri?.[0] === 'nom') return [asc(plans.titre), last]
  if (tri?.[0] === 'semaines') return [asc(plans.nb_semaines), last]
  if (tri?.[0] === 'note') return [sql`${plans.note_moyenne} desc nulls last`, last]
  return scope.kind === 'mine' ? [desc(plans.updated_at), last] : [desc(plans.publie_le), last]
}

export async function countPlans(
  db: Db,
): Promise<{ objectif: string | null; niveau: string | null; nb: number }[]> {
  const { objectif, niveau } = plans
  return db
    .select({ objectif, niveau, nb: sql<number>`count(*)::int` })
    .from(plans)
    .where(gte(plans.etat, ETAT.publiee))
    .groupBy(objectif, niveau)
}

export const countSuivis = (db: Db | Tx, id: number): Promise<number> =>
  db.$count(
    planSuivis,
    and(eq(planSuivis.plans_id, id), inArray(planSuivis.etat, ['accorde', 'en_cours'])),
  )
