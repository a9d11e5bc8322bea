import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { MAX_PHOTOS, type PhotoModelName } from '@foulee/domain/echanges/photo'
import { getImageFolder } from '@foulee/domain/shared/image'
import type { Changes } from '@foulee/domain/shared/version'
import type { NewPhoto, PhotoModel, Place, Standing } from '#kernel/entity-types/photo-model.ts'
import { listPhotoModels } from '#kernel/entity-types/photo-model.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { storePhoto } from '#platform/images/stored-photos.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { listPhotos } from './photo-rows.ts'
import type { SentPhoto } from './photos.files.ts'
import { taillesPhoto } from './photos.jobs.ts'

export type Target = { model: PhotoModelName; id: number; user: User }
export type Context = Pick<Services, 'db' | 'storage' | 'clock' | 'registry'>

export function getPhotoModel(
  { registry }: Pick<Context, 'registry'>,
  model: PhotoModelName,
): PhotoModel {
  const photoModel = registry.kinds[model]?.photos
  if (!photoModel) throw new ApiError('objet_introuvable')
  return photoModel
}

export type PhotoInput = {
  titre: string
  description: string
  position?: Place | null | undefined
  version?: number | undefined
}

/**
 * Appends photos, all or nothing, in the caller's transaction. Idempotent: a photo already there is
 * skipped.
 * @returns ids of the photos sent
 * @param given common fields; without `position`, each photo keeps its own
 * @throws ApiError `trop_de_photos`
 */
export async function addPhotosIn(
  tx: Tx,
  context: Context,
  { model, id, user }: Target,
  sent: readonly SentPhoto[],
  input: PhotoInput,
): Promise<number[]> {
  const photoModel = getPhotoModel(context, model)
  await photoModel.open(tx, user, id, { isLocked: true })
  const standing = await listPhotos(tx, photoModel.stored, id)
  const news = findNew(sent, standing)
  if (standing.length + news.length > (photoModel.max ?? MAX_PHOTOS)) throw tooMany(photoModel)
  if (news.length) {
    const first = (standing.at(-1)?.ordre ?? -1) + 1
    await photoModel.insert(tx, id, await storeAll(tx, context, news, { ...input, first }))
    const count = standing.length
    const changes: Changes = { photos: [count, count + news.length] }
    const { version } = input
    await photoModel.touch(tx, id, { user, now: context.clock(), changes, version })
  }
  const folders = new Set(sent.map(folderOf))
  return (await listPhotos(tx, photoModel.stored, id))
    .filter(({ fichier }) => folders.has(fichier))
    .map((photo) => photo.id)
}

const tooMany = ({ max }: PhotoModel): ApiError =>
  max === undefined
    ? new ApiError('trop_de_photos')
    : new ApiError('trop_de_photos', { message: `${max}\u00a0photos au plus.` })

const folderOf = ({ sha256 }: SentPhoto) => getImageFolder('photo', sha256)

function findNew(sent: readonly SentPhoto[], standing: readonly Standing[]): SentPhoto[] {
  const storedFolders = new Set(standing.map(({ fichier }) => fichier))
  return sent.filter((photo) => {
    const folder = folderOf(photo)
    return !storedFolders.has(folder) && storedFolders.add(folder)
  })
}

/** Writes the files in one order for all calls: two with the same files cannot deadlock. */
async function storeAll(
  tx: Tx,
  { storage, registry }: Context,
  photos: readonly SentPhoto[],
  { titre, description, position, first }: PhotoInput & { first: number },
): Promise<NewPhoto[]> {
  const tables = listPhotoModels(registry.kinds).map(({ stored }) => stored)
  const prete = new Map<string, boolean>()
  for (const photo of photos.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1))) {
    const stored = await storePhoto(tx, { storage, tables }, photo, photo.read)
    prete.set(stored.fichier, stored.prete)
    if (!stored.prete) await enqueue(tx, taillesPhoto, { fichier: stored.fichier })
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
