import { type KindWith, kindsWith } from '../shared/kinds.ts'

/** Photos of routes and races. */

/** How many one thing may carry: more than anybody looks at. */
export const MAX_PHOTOS = 500
/** How many one call may bring. */
export const PHOTOS_PER_CALL = 10
/** Metres beside a route within which a photo is along it. */
export const PHOTO_REACH = 500

/** `model` of the generic photo calls. */
export const PHOTO_MODELS = kindsWith('photos')
export type PhotoModelName = KindWith<'photos'>

/**
 * The photos in their new order: one of them at `place`, the others as they were.
 * @param place from 0; beyond the end it is the last
 */
export function moveTo(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(Math.min(place, others.length), 0, id)
}
