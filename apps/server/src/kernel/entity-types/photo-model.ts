import type { Photo } from '@foulee/contract/echanges/photos'
import type { Db, Tx } from '@foulee/db/connect'
import type { Changes } from '@foulee/domain/shared/version'
import type { User } from '#platform/http/user.ts'
import type { PhotoTable } from '#platform/images/kept-photos.ts'

/** Longitude, latitude. */
export type Place = readonly [lon: number, lat: number]

export type NewPhoto = {
  fichier: string
  prete: boolean
  largeur: number
  hauteur: number
  titre: string | null
  description: string | null
  ordre: number
  place: Place | null
}

/** What changes of a photo; undefined stays as it is. */
export type PhotoFields = {
  titre: string | null | undefined
  description: string | null | undefined
  place: Place | null | undefined
}

/** What one photo is, and what stands there already. */
export type Standing = { id: number; fichier: string; ordre: number }

/** Who changed what, at which version they started (`courses-versions.ts`). */
type PhotoSave = {
  user: User
  now: Date
  changes: Changes
  version?: number | undefined
}

/** A thing that photos belong to. Calls after `open` are made in its transaction. */
export type PhotoModel = {
  /** How many one thing carries, where that is less than what anything does. */
  max?: number
  /** Where its photos stand. */
  stored: PhotoTable
  /** Not everybody who has their address may see them: they have one for each reader. */
  isPrivate?: true
  /** Writes anew what shows the photos of these things, after an ordinary edit. */
  rebuild: (tx: Tx, ids: readonly number[], now: Date) => Promise<void>
  /**
   * Sees that this person may change it; `isLocked` keeps others from it until the transaction ends.
   * @throws ApiError when they may not, or it does not exist
   */
  open: (db: Db | Tx, user: User, id: number, options?: { isLocked?: boolean }) => Promise<void>
  /** @returns the ids, in the order given */
  insert: (tx: Tx, id: number, photos: readonly NewPhoto[]) => Promise<number[]>
  change: (tx: Tx, id: number, id_photo: number, fields: PhotoFields) => Promise<void>
  /** Says that it changed, and how, and writes its read model anew. */
  touch: (tx: Tx, id: number, save: PhotoSave) => Promise<void>
  /** Its photos as everybody sees them, or this reader alone. */
  present: (tx: Tx, id: number, reader: Reader) => Promise<Photo[]>
}

/** The member who reads, and the time of it. */
export type Reader = { users_id: number; now: Date }

/** The photos of every kind of thing that has some. */
export const listPhotoModels = (kinds: Readonly<Record<string, { photos?: PhotoModel }>>) =>
  Object.values(kinds).flatMap(({ photos }) => photos ?? [])
