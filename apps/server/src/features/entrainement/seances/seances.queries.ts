import type { seanceFilters } from '@foulee/contract/entrainement/seance-filters'
import type { FilterValues, PageValues } from '@foulee/contract/shared/filters'
import type { Db, Tx } from '@foulee/db/connect'
import { seancePhotos, seances, users } from '@foulee/db/schema'
import { ETAT } from '@foulee/domain/shared/publication'
import { and, asc, desc, eq, getTableColumns, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { type AuteurRow, auteurColumns, joinProfil } from '#features/entrainement/auteur.ts'
import { hasTag } from '#kernel/search/has-tag.ts'
import type { Scope } from '#kernel/search/scope.ts'
import { searchText } from '#kernel/search/simple-search.ts'

export type SeanceRow = typeof seances.$inferSelect
export type SeanceFacts = SeanceRow & { auteur: AuteurRow }
type Query = FilterValues<typeof seanceFilters> & PageValues

const select = (db: Db | Tx) =>
  db
    .select({ ...getTableColumns(seances), auteur: auteurColumns })
    .from(seances)
    .leftJoin(users, eq(users.id, seances.users_id))
    .leftJoin(...joinProfil)

const isPublic = gte(seances.etat, ETAT.publiee)

export async function findSeance(db: Db | Tx, idOrSlug: string): Promise<SeanceFacts | null> {
  const isId = /^\d{1,9}$/.test(idOrSlug)
  const [row] = await select(db).where(
    isId ? eq(seances.id, Number(idOrSlug)) : eq(seances.slug, idOrSlug),
  )
  return row ?? null
}

export const findSeancesByIds = async (
  db: Db | Tx,
  ids: readonly number[],
): Promise<SeanceFacts[]> => (ids.length ? select(db).where(inArray(seances.id, [...ids])) : [])

export async function findSeances(
  db: Db,
  query: Query,
  scope: Scope,
): Promise<{ rows: SeanceFacts[]; nb: number }> {
  const where = buildWhere(query, scope)
  const rows = await select(db)
    .where(where)
    .orderBy(...buildOrder(query, scope))
    .limit(query.nb_page)
    .offset((query.page - 1) * query.nb_page)
  return { rows, nb: await db.$count(seances, where) }
}

export async function findWaitingSeances(
  db: Db,
  { page, nb_page }: PageValues,
): Promise<{ rows: SeanceFacts[]; nb: number }> {
  const where = eq(seances.etat, ETAT.validation)
  const rows = await select(db)
    .where(where)
    .orderBy(asc(seances.updated_at), asc(seances.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return { rows, nb: await db.$count(seances, where) }
}

function buildWhere(query: Query, scope: Scope): SQL | undefined {
  const { texte, objectif, niveau, sport, tags, duree_min, duree_max } = query
  const { duree } = seances
  return and(
    scope.kind === 'mine' ? eq(seances.users_id, scope.users_id) : isPublic,
    searchText(sql`${seances.titre} || ' ' || ${seances.description}`, texte),
    objectif && inArray(sql<string>`${seances.objectif}`, objectif),
    niveau && inArray(sql<string>`${seances.niveau}`, niveau),
    sport && inArray(sql<string>`${seances.sport}`, sport),
    tags && hasTag(sql`${seances.tags}`, tags),
    duree_min === undefined ? undefined : gte(duree, duree_min * 60),
    duree_max === undefined ? undefined : lte(duree, duree_max * 60),
  )
}

function buildOrder({ tri }: Query, scope: Scope): SQL[] {
  if (tri?.[0] === 'nom') return [asc(seances.titre), asc(seances.id)]
  if (tri?.[0] === 'duree') return [sql`${seances.duree} asc nulls last`, asc(seances.id)]
  return scope.kind === 'mine'
    ? [desc(seances.updated_at), desc(seances.id)]
    : [desc(seances.publie_le), desc(seances.id)]
}

export const findPhotos = (db: Db | Tx, id: number) =>
  db
    .select()
    .from(seancePhotos)
    .where(eq(seancePhotos.seances_id, id))
    .orderBy(asc(seancePhotos.ordre), asc(seancePhotos.id))

export async function countTags(db: Db): Promise<{ tag: string; nb: number }[]> {
  const { rows } = await db.execute<{ tag: string; nb: number }>(sql`
    select tag, count(*)::int as nb from ${seances}, unnest(tags) as tag
    where etat >= ${ETAT.publiee} group by tag order by nb desc, tag limit 60`)
  return rows
}
