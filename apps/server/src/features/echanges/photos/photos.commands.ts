import type { Photo, PhotoChanges } from '@foulee/contract/echanges/photos'
import { ApiError } from '@foulee/contract/errors'
import type { Tx } from '@foulee/db/connect'
import { MAX_PHOTOS, moveTo, type PhotoModelName } from '@foulee/domain/echanges/photo'
import { getImageFolder } from '@foulee/domain/image'
import { type Changes, diffFields } from '@foulee/domain/version'
import type { User } from '../../../http/user.ts'
import { keepPhoto } from '../../../images/kept-photos.ts'
import { queueRemoval } from '../../../images/retrait.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import type { NewPhoto, PhotoModel, Place, Standing } from '../../../kinds/photo-model.ts'
import { listPhotoModels } from '../../../kinds/photo-model.ts'
import type { Services } from '../../../services.ts'
import { arrangePhotos, listPhotos, removePhotoRow } from './photo-rows.ts'
import type { SentPhoto } from './photos.files.ts'
import { taillesPhoto } from './photos.jobs.ts'

/** Whose photos, and who asks. */
export type Target = { model: PhotoModelName; id: number; user: User }
type Context = Pick<Services, 'db' | 'storage' | 'clock' | 'registry'>

/** @throws ApiError `objet_introuvable` when things of this kind have no photos */
function getPhotoModel({ registry }: Pick<Context, 'registry'>, model: PhotoModelName): PhotoModel {
  const things = registry.kinds[model]?.photos
  if (!things) throw new ApiError('objet_introuvable')
  return things
}

/** @throws ApiError when this person may not change it: before their files cost anything */
export const checkTarget = (context: Context, { model, id, user }: Target): Promise<void> =>
  getPhotoModel(context, model).open(context.db, user, id)

type Given = {
  titre: string
  description: string
  position?: Place | null | undefined
  version?: number | undefined
}

/**
 * Adds photos behind those that are there, all of them or none. One that is there already is not
 * added again: a call that is repeated changes nothing.
 * @param given what all of them get; without `position`, each stands where it was taken
 * @throws ApiError `trop_de_photos`
 */
export async function addPhotos(
  context: Context,
  { model, id, user }: Target,
  sent: readonly SentPhoto[],
  given: Given,
): Promise<Photo[]> {
  const things = getPhotoModel(context, model)
  return context.db.transaction(async (tx) => {
    await things.open(tx, user, id, { isLocked: true })
    const standing = await listPhotos(tx, things.stored, id)
    const news = findNew(sent, standing)
    if (standing.length + news.length > MAX_PHOTOS) throw new ApiError('trop_de_photos')
    if (news.length) {
      const first = (standing.at(-1)?.ordre ?? -1) + 1
      await things.insert(tx, id, await keepAll(tx, context, news, { ...given, first }))
      const count = standing.length
      const changes: Changes = { photos: [count, count + news.length] }
      const { version } = given
      await things.touch(tx, id, { user, now: context.clock(), changes, version })
    }
    const folders = new Set(sent.map(folderOf))
    const ids = (await listPhotos(tx, things.stored, id))
      .filter(({ fichier }) => folders.has(fichier))
      .map((photo) => photo.id)
    return (await things.present(tx, id)).filter((photo) => ids.includes(photo.id))
  })
}

const folderOf = ({ sha256 }: SentPhoto) => getImageFolder('photo', sha256)

/** Each photo once, without those that stand there. */
function findNew(sent: readonly SentPhoto[], standing: readonly Standing[]): SentPhoto[] {
  const known = new Set(standing.map(({ fichier }) => fichier))
  return sent.filter((photo) => {
    const folder = folderOf(photo)
    return !known.has(folder) && known.add(folder)
  })
}

/** Writes the files, in one order for all calls: two that bring the same ones never wait in a ring. */
async function keepAll(
  tx: Tx,
  { storage, registry }: Context,
  photos: readonly SentPhoto[],
  { titre, description, position, first }: Given & { first: number },
): Promise<NewPhoto[]> {
  const tables = listPhotoModels(registry.kinds).map(({ stored }) => stored)
  const prete = new Map<string, boolean>()
  for (const photo of photos.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1))) {
    const kept = await keepPhoto(tx, { storage, tables }, photo, photo.read)
    prete.set(kept.fichier, kept.prete)
    if (!kept.prete) await enqueue(tx, taillesPhoto, { fichier: kept.fichier })
  }
  return photos.map((photo, index) => ({
    fichier: folderOf(photo),
    prete: prete.get(folderOf(photo)) ?? false,
    largeur: photo.largeur,
    hauteur: photo.hauteur,
    titre: titre || null,
    description: description || null,
    ordre: first + index,
    place: position === undefined ? photo.position : position,
  }))
}

type Changed = PhotoChanges & { version?: number | undefined }
/** As the history tells it: ranks count from 1. */
const wordsOf = ({ titre, description, ordre }: Photo) => ({
  titre,
  description,
  ordre: ordre + 1,
})
const orNull = (text: string | undefined) => (text === '' ? null : text)

/** Changes what is given of a photo. @throws ApiError `photo_introuvable` */
export async function changePhoto(
  context: Context,
  { model, id, user, id_photo }: Target & { id_photo: number },
  { titre, description, ordre, position, version }: Changed,
): Promise<Photo> {
  const { db, clock } = context
  const things = getPhotoModel(context, model)
  return db.transaction(async (tx) => {
    await things.open(tx, user, id, { isLocked: true })
    const ids = (await listPhotos(tx, things.stored, id)).map((photo) => photo.id)
    const before = (await things.present(tx, id)).find((one) => one.id === id_photo)
    if (!before) throw new ApiError('photo_introuvable')
    const fields = { titre: orNull(titre), description: orNull(description), place: position }
    await things.change(tx, id, id_photo, fields)
    if (ordre !== undefined) await arrangePhotos(tx, things.stored, moveTo(ids, id_photo, ordre))
    const photo = (await things.present(tx, id)).find((one) => one.id === id_photo)
    if (!photo) throw new Error('The photo is gone from its own transaction.')
    const changes = diffFields(wordsOf(before), wordsOf(photo))
    await things.touch(tx, id, { user, now: clock(), changes, version })
    return photo
  })
}

/** A photo leaves at once; its files as soon as nobody else shows the same. */
export async function removePhoto(
  context: Context,
  { model, id, user, id_photo }: Target & { id_photo: number },
): Promise<void> {
  const { db, clock } = context
  const things = getPhotoModel(context, model)
  await db.transaction(async (tx) => {
    await things.open(tx, user, id, { isLocked: true })
    const standing = await listPhotos(tx, things.stored, id)
    const photo = standing.find((one) => one.id === id_photo)
    if (!photo) throw new ApiError('photo_introuvable')
    const count = standing.length
    await removePhotoRow(tx, things.stored, id_photo)
    await things.touch(tx, id, { user, now: clock(), changes: { photos: [count, count - 1] } })
    await queueRemoval(tx, { folders: [photo.fichier] })
  })
}
