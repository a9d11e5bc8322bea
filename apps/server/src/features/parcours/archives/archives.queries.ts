import type { Archive } from '@foulee/contract/parcours/archives'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { archiveRefus, archives } from '@foulee/db/schema'
import { and, asc, desc, eq } from 'drizzle-orm'

export type ArchiveRow = typeof archives.$inferSelect

const LISTED = 10

export async function getOwnArchive(
  db: Db | Tx,
  users_id: number,
  id: number,
): Promise<ArchiveRow> {
  const [row] = await db
    .select()
    .from(archives)
    .where(and(eq(archives.id, id), eq(archives.users_id, users_id)))
  if (!row) throw new ApiError('archive_introuvable')
  return row
}

export async function findArchives(
  db: Db,
  users_id: number,
): Promise<{ data: Archive[]; nb: number }> {
  const mine = eq(archives.users_id, users_id)
  const rows = await db.select().from(archives).where(mine).orderBy(desc(archives.id)).limit(LISTED)
  return { data: rows.map(presentArchive), nb: await db.$count(archives, mine) }
}

export const findRefus = (db: Db, archives_id: number) =>
  db
    .select({ fichier: archiveRefus.fichier, raison: archiveRefus.raison })
    .from(archiveRefus)
    .where(eq(archiveRefus.archives_id, archives_id))
    .orderBy(asc(archiveRefus.rang), asc(archiveRefus.dedans))

const toIso = (instant: string) => new Date(instant).toISOString()

export const presentArchive = (row: ArchiveRow): Archive => ({
  id: row.id,
  nom: row.nom,
  taille: row.taille,
  recu: row.recu,
  etat: row.etat,
  avance: row.avance,
  gardees: row.gardees,
  deja: row.deja,
  doublons: row.doublons,
  refusees: row.refusees,
  photos: row.photos,
  message: row.message,
  created_at: toIso(row.created_at),
  fini_le: row.fini_le && toIso(row.fini_le),
})
