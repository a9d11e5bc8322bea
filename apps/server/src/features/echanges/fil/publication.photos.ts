import type { Photo } from '@foulee/contract/echanges/photos'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { publicationPhotos, publications, users } from '@foulee/db/schema'
import { PHOTOS_PUBLICATION_MAX } from '@foulee/domain/echanges/publication'
import { getPrivatePhotoUrl } from '@foulee/domain/shared/image'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { PhotoModel, Reader } from '#kernel/entity-types/photo-model.ts'
import { createPlainPhotos } from '#kernel/entity-types/plain-photos.ts'
import type { Viewer } from '#kernel/feed/fil-kind.ts'
import type { Services } from '#kernel/services.ts'
import { findSeen } from './fil.page.ts'
import { getPhotoSecret, readPhotoToken, signPhoto } from './photo-jeton.ts'

/**
 * The member's own words; other items cannot be edited here.
 * @throws ApiError `publication_introuvable`, also for words of another member
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

export const publicationPhotoModel: PhotoModel = {
  ...createPlainPhotos({
    stored: { table: 'publication_photos', column: 'publications_id' },
    // The feed is read afresh each time.
    rebuild: async () => {},
    async open(db, user, id, options) {
      await getOwnWords(db, user.id, id, options)
    },
    async touch(tx, id, { now }) {
      const at = now.toISOString()
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
  isPrivate: true,
  present: async (tx, id, reader) => (await findPhotos(tx, [id], reader)).get(id) ?? [],
}

type Row = {
  publications_id: number
  prete: boolean
} & Omit<Photo, 'id_photo' | 'url' | 'position' | 'metres'>

export async function findPhotos(
  db: Db | Tx,
  ids: readonly number[],
  { users_id, now }: Reader,
): Promise<ReadonlyMap<number, Photo[]>> {
  const { rows } = await db.execute<Row>(sql`
    select id, publications_id, titre, description, ordre, prete, largeur, hauteur
    from publication_photos where publications_id = any(${sql.param([...ids])}::int[])
    order by publications_id, ordre, id`)
  if (!rows.length) return new Map()
  const secret = await getPhotoSecret(db)
  const present = ({ publications_id: _, prete, ...photo }: Row): Photo => ({
    ...photo,
    id_photo: photo.id,
    url: getPrivatePhotoUrl(signPhoto(secret, { id: photo.id, users_id }, now), prete),
    position: null,
    metres: null,
  })
  const groups = Map.groupBy(rows, (row) => row.publications_id)
  return new Map([...groups].map(([id, group]) => [id, group.map(present)]))
}

type Context = Pick<Services, 'db' | 'storage' | 'clock' | 'registry'>

/**
 * The file behind an address, while its reader may see the item: access ends with removal, block or
 * suspension.
 * @throws ApiError `publication_introuvable`
 */
export async function openPhoto(
  { db, storage, clock, registry: { fil, kinds } }: Context,
  { jeton, fichier }: { jeton: string; fichier: string },
) {
  const photoToken = readPhotoToken(await getPhotoSecret(db), jeton, clock())
  const viewer = photoToken && (await findViewer(db, photoToken.users_id, clock()))
  const [photo] = photoToken
    ? await db.select().from(publicationPhotos).where(eq(publicationPhotos.id, photoToken.id))
    : []
  const seen =
    viewer && photo && (await findSeen({ db, fil, kinds, viewer }, photo.publications_id))
  const file = seen ? await storage.get(`${photo.fichier}/${fichier}`) : null
  if (!file) throw new ApiError('publication_introuvable')
  return { content: file.stream, media: file.media }
}

async function findViewer(db: Db, id: number, now: Date): Promise<Viewer | null> {
  const [row] = await db
    .select({ isStaff: users.is_staff })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.suspendu_le), isNull(users.supprime_le)))
  return row ? { id, isStaff: row.isStaff, now } : null
}
