import type { Db } from '@foulee/db/connect'
import {
  abonnements,
  publicationPhotos,
  publications,
  publicationsMasquees,
  reactions,
  sourdines,
} from '@foulee/db/schema'
import { asc, eq, sql } from 'drizzle-orm'
import { removePublications } from '#kernel/feed/write-publication.ts'
import { eraseLate, rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal, StoredFile } from '#kernel/gdpr/personal.ts'
import { getLargestKey } from '#platform/images/largest-key.ts'
import { queueRemoval } from '#platform/images/retrait.ts'
import { purgeFil } from './fil.menage.ts'

export const filPersonal: Personal = {
  owned: [
    publications.users_id,
    reactions.users_id,
    abonnements.users_id,
    publicationsMasquees.users_id,
    sourdines.users_id,
  ],
  collect: [
    {
      name: 'fil-publications',
      contenu: 'ce que vous avez publié dans le fil',
      find: rowsOf(publications.users_id),
    },
    {
      name: 'fil-reactions',
      contenu: 'vos réactions dans le fil',
      find: rowsOf(reactions.users_id),
    },
    {
      name: 'fil-abonnements',
      contenu: 'les organisateurs, courses, agences et magasins que vous suivez',
      find: rowsOf(abonnements.users_id),
    },
    {
      name: 'fil-masquees',
      contenu: 'ce que vous avez retiré de votre fil',
      find: rowsOf(publicationsMasquees.users_id),
    },
    {
      name: 'fil-sourdines',
      contenu: 'ceux que vous n’entendez plus dans votre fil',
      find: rowsOf(sourdines.users_id),
    },
  ],
  collectFiles: [{ contenu: 'une photo de vos publications', find: listPhotoFiles }],
  erase: (_, users_id) => ({
    erase: async (tx) => {
      const photos = await tx
        .select({ fichier: publicationPhotos.fichier })
        .from(publicationPhotos)
        .innerJoin(publications, eq(publications.id, publicationPhotos.publications_id))
        .where(eq(publications.users_id, users_id))
      await removePublications(tx, sql`${publications.users_id} = ${users_id}`)
      await queueRemoval(tx, { folders: photos.map(({ fichier }) => fichier) })
    },
  }),
  purge: (tx) => eraseLate(tx, publications.users_id),
  purgeInTurns: purgeFil,
}

async function listPhotoFiles(db: Db, users_id: number): Promise<StoredFile[]> {
  const { id, publications_id, fichier, prete } = publicationPhotos
  const rows = await db
    .select({ id, publications_id, fichier, prete })
    .from(publicationPhotos)
    .innerJoin(publications, eq(publications.id, publications_id))
    .where(eq(publications.users_id, users_id))
    .orderBy(asc(id))
  return rows.flatMap((row) => {
    const key = getLargestKey(row.fichier, row.prete)
    return key ? [{ name: `photos/publication-${row.publications_id}-${row.id}.webp`, key }] : []
  })
}
