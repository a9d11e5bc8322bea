import { type KindWith, kindsWith } from '../shared/kinds.ts'

export const MAX_PHOTOS = 500
export const PHOTOS_PER_CALL = 10
export const PHOTO_REACH = 500

export const PHOTO_MODELS = kindsWith('photos')
export type PhotoModelName = KindWith<'photos'>

export function moveTo(ids: readonly number[], id: number, place: number): number[] {
  const otherIds = ids.filter((other) => other !== id)
  return otherIds.toSpliced(Math.min(place, otherIds.length), 0, id)
}
