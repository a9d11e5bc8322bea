import type { Notice, Notices } from '@foulee/contract/echanges/notifications'
import type { Db } from '@foulee/db/connect'
import { notifications } from '@foulee/db/schema'
import { and, desc, eq, sql } from 'drizzle-orm'
import { toIso } from '#platform/db/dates.ts'

const isShown = (users_id: number) =>
  and(eq(notifications.users_id, users_id), eq(notifications.dans_app, true))

export async function findNotices(
  db: Db,
  users_id: number,
  { page, nb_page }: { page: number; nb_page: number },
): Promise<Notices> {
  const rows = await db
    .select()
    .from(notifications)
    .where(isShown(users_id))
    .orderBy(desc(notifications.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return { notifications: rows.map(presentNotice), ...(await countNotices(db, users_id)) }
}

export async function countNotices(db: Db, users_id: number) {
  const [counts] = await db
    .select({
      nb: sql<number>`count(*)::int`,
      nb_non_lues: sql<number>`(count(*) filter (where ${notifications.lu_le} is null))::int`,
    })
    .from(notifications)
    .where(isShown(users_id))
  return counts ?? { nb: 0, nb_non_lues: 0 }
}

const presentNotice = (row: typeof notifications.$inferSelect): Notice => ({
  id: row.id,
  kind: row.kind,
  titre: row.titre,
  texte: row.texte,
  url: row.url,
  lu_le: toIso(row.lu_le),
  created_at: toIso(row.created_at),
})
