import type { Photo, PhotoChanges } from '@foulee/contract/echanges/photos'
import { ApiError } from '@foulee/contract/shared/errors'
import { moveTo } from '@foulee/domain/echanges/photo'
import { diffFields } from '@foulee/domain/shared/version'
import { queueRemoval } from '#platform/images/retrait.ts'
import { arrangePhotos, listPhotos, removePhotoRow } from './photo-rows.ts'
import {
  addPhotosIn,
  type Context,
  getPhotoModel,
  type PhotoInput,
  type Target,
} from './photos.ajout.ts'
import type { SentPhoto } from './photos.files.ts'

/**
 * Checked before reading files, which is expensive.
 * @throws ApiError without the right to change the object
 */
export const checkTarget = (context: Context, { model, id, user }: Target): Promise<void> =>
  getPhotoModel(context, model).open(context.db, user, id)

export const addPhotos = async (
  context: Context,
  target: Target,
  sent: readonly SentPhoto[],
  input: PhotoInput,
): Promise<Photo[]> => {
  const ids = await context.db.transaction((tx) => addPhotosIn(tx, context, target, sent, input))
  const reader = { users_id: target.user.id, now: context.clock() }
  const all = await getPhotoModel(context, target.model).present(context.db, target.id, reader)
  return all.filter((photo) => ids.includes(photo.id))
}

type Changed = PhotoChanges & { version?: number | undefined }
const wordsOf = ({ titre, description, ordre }: Photo) => ({
  titre,
  description,
  ordre: ordre + 1,
})
const orNull = (text: string | undefined) => (text === '' ? null : text)

export async function changePhoto(
  context: Context,
  { model, id, user, id_photo }: Target & { id_photo: number },
  { titre, description, ordre, position, version }: Changed,
): Promise<Photo> {
  const { db, clock } = context
  const photoModel = getPhotoModel(context, model)
  const reader = { users_id: user.id, now: clock() }
  return db.transaction(async (tx) => {
    await photoModel.open(tx, user, id, { isLocked: true })
    const ids = (await listPhotos(tx, photoModel.stored, id)).map((photo) => photo.id)
    const before = (await photoModel.present(tx, id, reader)).find((item) => item.id === id_photo)
    if (!before) throw new ApiError('photo_introuvable')
    const fields = { titre: orNull(titre), description: orNull(description), place: position }
    await photoModel.change(tx, id, id_photo, fields)
    if (ordre !== undefined)
      await arrangePhotos(tx, photoModel.stored, moveTo(ids, id_photo, ordre))
    const photo = (await photoModel.present(tx, id, reader)).find((item) => item.id === id_photo)
    if (!photo) throw new Error('The photo is gone from its own transaction.')
    const changes = diffFields(wordsOf(before), wordsOf(photo))
    await photoModel.touch(tx, id, { user, now: clock(), changes, version })
    return photo
  })
}

export async function removePhoto(
  context: Context,
  { model, id, user, id_photo }: Target & { id_photo: number },
): Promise<void> {
  const { db, clock } = context
  const photoModel = getPhotoModel(context, model)
  await db.transaction(async (tx) => {
    await photoModel.open(tx, user, id, { isLocked: true })
    const standing = await listPhotos(tx, photoModel.stored, id)
    const photo = standing.find((standing) => standing.id === id_photo)
    if (!photo) throw new ApiError('photo_introuvable')
    const count = standing.length
    await removePhotoRow(tx, photoModel.stored, id_photo)
    await photoModel.touch(tx, id, { user, now: clock(), changes: { photos: [count, count - 1] } })
    await queueRemoval(tx, { folders: [photo.fichier] })
  })
}
