import type { Photo } from '@foulee/contract/echanges/photos'
import type { Db, Tx } from '@foulee/db/connect'
import type { Changes } from '@foulee/domain/shared/version'
import type { User } from '#platform/http/user.ts'
import type { PhotoTable } from '#platform/images/stored-photos.ts'

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

/** Undefined keeps the current value. */
export type PhotoFields = {
  titre: string | null | undefined
  description: string | null | undefined
  place: Place | null | undefined
}

export type Standing = { id: number; fichier: string; ordre: number }

type PhotoSave = {
  user: User
  now: Date
  changes: Changes
  version?: number | undefined
}

/** A kind of entity with photos. Calls after `open` run in its transaction. */
export type PhotoModel = {
  max?: number
  stored: PhotoTable
  /** Photos need a signed URL per reader. */
  isPrivate?: true
  rebuild: (tx: Tx, ids: readonly number[], now: Date) => Promise<void>
  /**
   * Checks that the user may edit the entity; `isLocked` locks its row for the transaction.
   * @throws ApiError when not allowed, or not found
   */
  open: (db: Db | Tx, user: User, id: number, options?: { isLocked?: boolean }) => Promise<void>
  /** @returns the ids, in the order given */
  insert: (tx: Tx, id: number, photos: readonly NewPhoto[]) => Promise<number[]>
  change: (tx: Tx, id: number, id_photo: number, fields: PhotoFields) => Promise<void>
  touch: (tx: Tx, id: number, save: PhotoSave) => Promise<void>
  present: (tx: Db | Tx, id: number, reader: Reader) => Promise<Photo[]>
}

export type Reader = { users_id: number; now: Date }

export const listPhotoModels = (kinds: Readonly<Record<string, { photos?: PhotoModel }>>) =>
  Object.values(kinds).flatMap(({ photos }) => photos ?? [])
