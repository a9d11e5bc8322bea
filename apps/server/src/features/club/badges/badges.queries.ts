import type { badgeFilters } from '@foulee/contract/club/badge-filters'
import type { ProgresBadge } from '@foulee/contract/club/badges'
import { ApiError } from '@foulee/contract/shared/errors'
import type { FilterValues, PageValues } from '@foulee/contract/shared/filters'
import type { Db, Tx } from '@foulee/db/connect'
import { badgeObtenus, badgeProgres, badges } from '@foulee/db/schema'
import { FAMILLES_BADGE } from '@foulee/domain/club/badge'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { searchText } from '#kernel/search/simple-search.ts'
import { type BadgeFacts, presentProgres } from './badges.presenter.ts'

type Query = FilterValues<typeof badgeFilters> & PageValues

export const NB_OBTENUS = sql<number>`(
  select count(*)::int from badge_obtenus o where o.badges_id = ${badges.id})`

export const selectBadges = (db: Db | Tx) =>
  db.select({ ...getTableColumns(badges), nb_obtenus: NB_OBTENUS }).from(badges)

const isPublic = or(
  isNotNull(badges.actif_le),
  sql`exists (select from badge_obtenus o where o.badges_id = ${badges.id})`,
)

export async function findBadges(
  db: Db,
  { texte, famille, tri, page, nb_page }: Query,
): Promise<{ rows: BadgeFacts[]; nb: number }> {
  const where = and(
    isPublic,
    searchText(sql`${badges.titre} || ' ' || ${badges.description}`, texte),
    famille && inArray(sql<string>`${badges.famille}`, famille),
  )
  const rows = await selectBadges(db)
    .where(where)
    .orderBy(...buildOrder(tri?.[0]))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return { rows, nb: await db.$count(badges, where) }
}

function buildOrder(tri: string | undefined): SQL[] {
  if (tri === 'nom') return [asc(badges.titre), asc(badges.id)]
  if (tri === 'rare') return [asc(NB_OBTENUS), asc(badges.id)]
  return [asc(badges.ordre), asc(badges.id)]
}

export async function countFamilles(db: Db): Promise<Record<string, { nom: string; nb: number }>> {
  const rows = await db
    .select({ famille: badges.famille, nb: sql<number>`count(*)::int` })
    .from(badges)
    .where(isPublic)
    .groupBy(badges.famille)
  const found = new Map(rows.map(({ famille, nb }) => [famille as string, nb]))
  return Object.fromEntries(
    Object.entries(FAMILLES_BADGE).map(([code, nom]) => [code, { nom, nb: found.get(code) ?? 0 }]),
  )
}

export async function getPublicBadge(db: Db | Tx, idOrSlug: string): Promise<BadgeFacts> {
  const isId = /^\d{1,9}$/.test(idOrSlug)
  const named = isId ? eq(badges.id, Number(idOrSlug)) : eq(badges.slug, idOrSlug)
  const [row] = await selectBadges(db).where(and(named, isPublic))
  if (!row) throw new ApiError('badge_introuvable')
  return row
}

export async function findProgres(
  db: Db | Tx,
  users_id: number,
  badges_id?: number,
): Promise<ProgresBadge[]> {
  const { id, slug, regle } = badges
  const rows = await db
    .select({
      badge: { id, slug, regle },
      valeur: badgeProgres.valeur,
      obtenu_le: badgeObtenus.obtenu_le,
      montre: badgeObtenus.montre,
    })
    .from(badges)
    .leftJoin(
      badgeProgres,
      and(eq(badgeProgres.badges_id, id), eq(badgeProgres.users_id, users_id)),
    )
    .leftJoin(
      badgeObtenus,
      and(eq(badgeObtenus.badges_id, id), eq(badgeObtenus.users_id, users_id)),
    )
    .where(
      and(
        badges_id === undefined ? undefined : eq(id, badges_id),
        or(isNotNull(badges.actif_le), isNotNull(badgeObtenus.obtenu_le)),
      ),
    )
    .orderBy(sql`${badgeObtenus.obtenu_le} desc nulls last`, asc(badges.ordre), desc(id))
  return rows.map(presentProgres)
}

export async function getProgres(
  db: Db | Tx,
  users_id: number,
  badges_id: number,
): Promise<ProgresBadge> {
  const [found] = await findProgres(db, users_id, badges_id)
  if (!found) throw new ApiError('badge_introuvable')
  return found
}

export async function showBadge(
  tx: Tx,
  { users_id, badges_id, montre }: { users_id: number; badges_id: number; montre: boolean },
): Promise<void> {
  const changed = await tx
    .update(badgeObtenus)
    .set({ montre })
    .where(and(eq(badgeObtenus.users_id, users_id), eq(badgeObtenus.badges_id, badges_id)))
    .returning({ badges_id: badgeObtenus.badges_id })
  if (!changed.length) throw new ApiError('badge_introuvable')
}
