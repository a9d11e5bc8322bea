import type { Reduction, ReductionGestion } from '@foulee/contract/club/reductions'
import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { magasins, reductionRevelations, reductions } from '@foulee/db/schema'
import { BIENTOT_JOURS } from '@foulee/domain/club/reduction'
import { ETAT } from '@foulee/domain/shared/publication'
import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { ofMagasin } from '#features/club/magasins/magasins.membership.ts'
import { byName } from '#platform/db/by-name.ts'
import { containsText } from '#platform/db/filters/like.ts'
import type { User } from '#platform/http/user.ts'
import { presentGestion, presentReduction } from './reductions.presenter.ts'

const DAY_MS = 86_400_000
const NOM = sql<string>`coalesce(${magasins.nom}, ${reductions.partenaire})`

const isMerchantShown = () => or(isNull(magasins.id), gte(magasins.etat, ETAT.publiee))

const isRunning = (now: Date) =>
  and(
    gte(reductions.etat, ETAT.publiee),
    lte(reductions.debut, now.toISOString()),
    or(isNull(reductions.fin), gt(reductions.fin, now.toISOString())),
    isMerchantShown(),
  )

const columns = (users_id: number) => ({
  row: reductions,
  magasin: { id: magasins.id, nom: magasins.nom, slug: magasins.slug },
  deja: sql<boolean>`exists (select from reduction_revelations v
    where v.reductions_id = ${reductions.id} and v.users_id = ${users_id})`,
})

type ReductionQuery = {
  magasin?: number | undefined
  premium?: '0' | '1' | undefined
  partenaire?: string | undefined
  bientot?: '1' | undefined
  page: number
  nb_page: number
}

const pick = (
  { magasin, premium, partenaire, bientot }: ReductionQuery,
  now: Date,
): SQL | undefined =>
  and(
    isRunning(now),
    magasin ? eq(reductions.magasins_id, magasin) : undefined,
    premium ? eq(reductions.premium, premium === '1') : undefined,
    partenaire ? eq(NOM, partenaire) : undefined,
    bientot
      ? lte(reductions.fin, new Date(now.getTime() + BIENTOT_JOURS * DAY_MS).toISOString())
      : undefined,
  )

export async function findReductions(
  db: Db,
  { user, now, ...query }: ReductionQuery & { user: User; now: Date },
): Promise<{ data: Reduction[]; nb: number }> {
  const where = pick(query, now)
  const rows = await db
    .select({ ...columns(user.id), nb: sql<number>`count(*) over ()::int` })
    .from(reductions)
    .leftJoin(magasins, eq(magasins.id, reductions.magasins_id))
    .where(where)
    .orderBy(sql`${reductions.fin} asc nulls last`, asc(reductions.id))
    .limit(query.nb_page)
    .offset((query.page - 1) * query.nb_page)
  return {
    data: rows.map((row) => presentReduction(row, user, now)),
    nb: rows[0]?.nb ?? (query.page > 1 ? await countReductions(db, where) : 0),
  }
}

async function countReductions(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ nb: sql<number>`count(*)::int` })
    .from(reductions)
    .leftJoin(magasins, eq(magasins.id, reductions.magasins_id))
    .where(where)
  return row?.nb ?? 0
}

export const findPartenaires = (db: Db, now: Date): Promise<{ nom: string; nb: number }[]> =>
  db
    .select({ nom: NOM, nb: sql<number>`count(*)::int` })
    .from(reductions)
    .leftJoin(magasins, eq(magasins.id, reductions.magasins_id))
    .where(isRunning(now))
    .groupBy(NOM)
    .orderBy(NOM)
    .limit(200)

export async function getPublished(db: Db | Tx, id: number, users_id: number) {
  const [found] = await db
    .select(columns(users_id))
    .from(reductions)
    .leftJoin(magasins, eq(magasins.id, reductions.magasins_id))
    .where(and(eq(reductions.id, id), gte(reductions.etat, ETAT.publiee), isMerchantShown()))
  if (!found) throw new ApiError('reduction_introuvable')
  return found
}

const usage = (now: Date) => {
  const since = new Date(now.getTime() - 30 * DAY_MS).toISOString()
  const of = sql`from reduction_revelations v where v.reductions_id = ${reductions.id}`
  return {
    membres: sql<number>`(select count(distinct v.users_id)::int ${of})`,
    trente_jours: sql<number>`(select count(*)::int ${of} and v.created_at >= ${since})`,
  }
}

const selectGestion = (db: Db | Tx, now: Date) =>
  db
    .select({ row: reductions, magasin: magasins.nom, usage: usage(now) })
    .from(reductions)
    .leftJoin(magasins, eq(magasins.id, reductions.magasins_id))

/** A discount for its managers; access is checked by the caller. */
export async function findGestion(db: Db | Tx, id: number, now: Date): Promise<ReductionGestion> {
  const [row] = await selectGestion(db, now).where(eq(reductions.id, id))
  if (!row) throw new ApiError('reduction_introuvable')
  return presentGestion(row, now)
}

const MAX_MINE = 200

export async function findMine(db: Db, users_id: number, now: Date) {
  const rows = await selectGestion(db, now)
    .where(ofMagasin.isManaged(reductions.magasins_id, users_id))
    .orderBy(desc(reductions.updated_at), desc(reductions.id))
    .limit(MAX_MINE)
  const mine = await db
    .select({ id: magasins.id, nom: magasins.nom, slug: magasins.slug })
    .from(magasins)
    .where(ofMagasin.isManaged(magasins.id, users_id))
    .orderBy(byName(magasins.nom), asc(magasins.id))
  return { reductions: rows.map((row) => presentGestion(row, now)), magasins: mine }
}

const OF_STATUT = {
  non_publiee: sql`${reductions.etat} = 0`,
  en_validation: sql`${reductions.etat} = 1`,
  publiee: sql`${reductions.etat} >= 100`,
  annulee: sql`${reductions.etat} < 0`,
} as const

export async function findAdminReductions(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: Body<'POST /api/admin/reductions/list'>,
  now: Date,
): Promise<{ data: ReductionGestion[]; nb: number }> {
  const { ids, recherche, statut } = filtres
  const where = and(
    ids && inArray(reductions.id, ids),
    statut && OF_STATUT[statut],
    containsText(recherche, reductions.titre, NOM),
  )
  const direct = ordre === 'asc' ? asc : desc
  const rows = await selectGestion(db, now)
    .where(where)
    .orderBy(direct(reductions[tri]), direct(reductions.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return {
    data: rows.map((row) => presentGestion(row, now)),
    nb: await countReductions(db, where),
  }
}

type Mois = { titre: string; de: string; mois: string; nb: number; membres: number }

export async function findUsage(db: Db): Promise<Mois[]> {
  const { rows } = await db.execute<Mois>(sql`
    select r.titre, coalesce(m.nom, r.partenaire) as de,
      to_char(v.created_at at time zone 'Europe/Paris', 'YYYY-MM') as mois,
      count(*)::int as nb, count(distinct v.users_id)::int as membres
    from ${reductionRevelations} v join ${reductions} r on r.id = v.reductions_id
    left join ${magasins} m on m.id = r.magasins_id
    group by r.id, r.titre, de, mois order by mois desc, nb desc, r.id`)
  return rows
}
