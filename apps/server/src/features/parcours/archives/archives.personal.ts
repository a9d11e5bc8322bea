import type { Db } from '@foulee/db/connect'
import { archiveRefus, archives } from '@foulee/db/schema'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import { eraseLate } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import { queuePieceRemoval } from './archives.files.ts'

const {
  dossier: _,
  lu_par: __,
  battu_le: ___,
  tentatives: ____,
  ...TOLD
} = getTableColumns(archives)

export const archivesPersonal: Personal = {
  owned: [archives.users_id],
  collect: [
    {
      name: 'archives',
      contenu: 'les archives de sorties que vous avez envoyées, et où en est leur lecture',
      find: (db, users_id) => db.select(TOLD).from(archives).where(eq(archives.users_id, users_id)),
    },
    {
      name: 'archives-refus',
      contenu: 'les fichiers de vos archives qui n’ont pas été gardés, et pourquoi',
      find: (db, users_id) => findAllRefus(db, users_id),
    },
  ],
  erase: (_, users_id) => ({
    erase: async (tx) => {
      const rows = await tx.select().from(archives).where(eq(archives.users_id, users_id))
      for (const row of rows) await queuePieceRemoval(tx, row)
    },
  }),
  purge: (tx) => eraseLate(tx, archives.users_id),
}

const findAllRefus = (db: Db, users_id: number) =>
  db
    .select({
      archives_id: archiveRefus.archives_id,
      fichier: archiveRefus.fichier,
      raison: archiveRefus.raison,
    })
    .from(archiveRefus)
    .innerJoin(archives, eq(archives.id, archiveRefus.archives_id))
    .where(eq(archives.users_id, users_id))
    .orderBy(asc(archiveRefus.id))
