import type { Photo } from '@foulee/contract/echanges/photos'
import { ApiError } from '@foulee/contract/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { publications } from '@foulee/db/schema'
import { PHOTOS_PUBLICATION_MAX } from '@foulee/domain/echanges/publication'
import { getImageUrl } from '@foulee/domain/image'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { createPlainPhotos } from '../../../kinds/plain-photos.ts'

/**
 * Somebody's own words; of what is told of a thing there is nothing to change here.
 * @throws ApiError `publication_introuvable`, also for those of somebody else
 */
export async function getOwnWords(
  db: Db | Tx,
  users_id: number,
  id: number,
  { isLocked = false } = {},
): Promise<typeof publications.$inferSelect> {
  const mine = and(
    eq(publications.id, id),
    eq(publications.users_id, users_id),
    eq(publications.kind, 'texte'),
  )
  const query = db.select().from(publications).where(mine)
  const [row] = await (isLocked ? query.for('update') : query)
  if (!row) throw new ApiError('publication_introuvable')
  return row
}

/** Photos of somebody's own words. */
export const publicationPhotoModel = {
  ...createPlainPhotos({
    stored: { table: 'publication_photos', column: 'publications_id' },
    // The feed is asked anew each time.
    rebuild: async () => {},
    async open(db, user, id, options) {
      await getOwnWords(db, user.id, id, options)
    },
    async touch(tx, id, { now }) {
      const at = now.toISOString()
      // Those that come with the words change nothing of them.
      await tx
        .update(publications)
        .set({ updated_at: at })
        .where(
          and(
            eq(publications.id, id),
            lt(publications.created_at, at),
            isNull(publications.masque_le),
          ),
        )
    },
  }),
  max: PHOTOS_PUBLICATION_MAX,
}

type Row = {
  publications_id: number
  fichier: string
  prete: boolean
} & Omit<Photo, 'id_photo' | 'url' | 'position' | 'metres'>

/** The photos of some items, by the item, in one statement. */
export async function findPhotos(
  db: Db | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Photo[]>> {
  const { rows } = await db.execute<Row>(sql`
    select id, publications_id, titre, description, ordre, fichier, prete, largeur, hauteur
    from publication_photos where publications_id = any(${sql.param([...ids])}::int[])
    order by publications_id, ordre, id`)
  const groups = Map.groupBy(rows, (row) => row.publications_id)
  return new Map([...groups].map(([id, some]) => [id, some.map(presentPhoto)]))
}

const presentPhoto = ({ publications_id: _, fichier, prete, ...photo }: Row): Photo => ({
  ...photo,
  id_photo: photo.id,
  url: getImageUrl(fichier, prete),
  position: null,
  metres: null,
})
