import type { Video } from '@foulee/contract/echanges/regie'
import type { AdminVideo } from '@foulee/contract/echanges/regie-admin'
import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { videos } from '@foulee/db/schema'
import { getPlayerUrl, getVideoPage, labelService } from '@foulee/domain/echanges/video'
import { getImageUrl } from '@foulee/domain/shared/image'
import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import { byColumn } from '#platform/db/by-name.ts'
import { containsText } from '#platform/db/filters/like.ts'

type Row = typeof videos.$inferSelect

const SHOWN_MAX = 30

export async function findVideos(db: Db, now: Date): Promise<Video[]> {
  const rows = await db
    .select()
    .from(videos)
    .where(lte(videos.publie_le, now.toISOString()))
    .orderBy(asc(videos.ordre), asc(videos.id))
    .limit(SHOWN_MAX)
  return rows.map((row) => ({ ...presentShared(row), lecteur: getPlayerUrl(row) }))
}

const presentShared = (row: Row) => ({
  id: row.id,
  titre: row.titre,
  description: row.description,
  service: row.service,
  service_nom: labelService(row),
  page: getVideoPage(row),
  duree: row.duree,
  affiche: getImageUrl(row.affiche) || null,
})

export async function findAdminVideos(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: Body<'POST /api/admin/videos/list'>,
): Promise<{ data: AdminVideo[]; nb: number }> {
  const { ids, recherche } = filtres
  const where = and(ids && inArray(videos.id, ids), containsText(recherche, videos.titre))
  const direct = ordre === 'asc' ? asc : desc
  const rows = await db
    .select()
    .from(videos)
    .where(where)
    .orderBy(direct(byColumn(videos[tri])), direct(videos.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return { data: rows.map(presentAdmin), nb: await db.$count(videos, where) }
}

export const getAdminVideo = async (db: Db, id: number): Promise<AdminVideo> =>
  presentAdmin(await lockVideo(db, id))

export async function lockVideo(db: Db | Tx, id: number): Promise<Row> {
  const [row] = await db.select().from(videos).where(eq(videos.id, id)).for('update')
  if (!row) throw new ApiError('video_introuvable')
  return row
}

const presentAdmin = (row: Row): AdminVideo => ({
  ...presentShared(row),
  ordre: row.ordre,
  est_publiee: row.publie_le !== null,
  version: row.version,
})
