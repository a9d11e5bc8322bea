import type { Db, Tx } from '@foulee/db/connect'
import { seanceJournal, seancePhotos, seances, seanceVersions } from '@foulee/db/schema'
import { isPublished } from '@foulee/domain/shared/publication'
import { asc, eq, inArray } from 'drizzle-orm'
import { eraseLate, rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import { getLargestKey } from '#platform/images/largest-key.ts'
import { queueRemoval } from '#platform/images/retrait.ts'
import { announceSeance } from './seances.changes.ts'

export const seancesPersonal: Personal = {
  // Public ones have lost their owner by then: `erase` removed the name.
  owned: [seances.users_id],
  signed: [seanceVersions.users_id, seanceJournal.users_id],
  collect: [
    {
      name: 'seances',
      contenu: 'les séances d’entraînement que vous avez écrites, avec leurs étapes',
      find: rowsOf(seances.users_id),
    },
    {
      name: 'publications-de-seances',
      contenu: 'les publications de séances que vous avez demandées ou décidées',
      find: rowsOf(seanceJournal.users_id),
    },
    {
      name: 'enregistrements-de-seances',
      contenu: 'vos enregistrements de séances, un par un',
      find: rowsOf(seanceVersions.users_id),
    },
  ],
  collectFiles: [{ contenu: 'une de vos photos de séances', find: listPhotoFiles }],
  erase: (_, users_id) => ({
    erase: async (tx) => {
      const rows = await tx
        .select({ id: seances.id, etat: seances.etat })
        .from(seances)
        .where(eq(seances.users_id, users_id))
        .orderBy(asc(seances.id))
        .for('update')
      const shown = rows.filter(({ etat }) => isPublished(etat)).map(({ id }) => id)
      const drafts = rows.filter(({ etat }) => !isPublished(etat)).map(({ id }) => id)
      await anonymiseSeances(tx, shown)
      await removeDrafts(tx, drafts)
    },
  }),
  async retell(tx, { users_id }) {
    const rows = await tx
      .select({ id: seances.id })
      .from(seances)
      .where(eq(seances.users_id, users_id))
    for (const { id } of rows) await announceSeance(tx, id, 'edit')
  },
  purge: (tx) => eraseLate(tx, seances.users_id),
}

async function anonymiseSeances(tx: Tx, ids: number[]): Promise<void> {
  if (!ids.length) return
  await tx.update(seances).set({ users_id: null }).where(inArray(seances.id, ids))
  for (const id of ids) await announceSeance(tx, id)
}

async function removeDrafts(tx: Tx, ids: number[]): Promise<void> {
  if (!ids.length) return
  const photos = await tx
    .select({ fichier: seancePhotos.fichier })
    .from(seancePhotos)
    .where(inArray(seancePhotos.seances_id, ids))
  await tx.delete(seances).where(inArray(seances.id, ids))
  await queueRemoval(tx, { folders: photos.map(({ fichier }) => fichier) })
}

async function listPhotoFiles(db: Db, users_id: number) {
  const rows = await db
    .select({ id: seancePhotos.id, fichier: seancePhotos.fichier, prete: seancePhotos.prete })
    .from(seancePhotos)
    .innerJoin(seances, eq(seances.id, seancePhotos.seances_id))
    .where(eq(seances.users_id, users_id))
    .orderBy(asc(seancePhotos.id))
  return rows.flatMap(({ id, fichier, prete }) => {
    const key = getLargestKey(fichier, prete)
    return key ? [{ name: `photos/seance-${id}.webp`, key }] : []
  })
}
