import { SKETCH_HEIGHT, SKETCH_PLACES } from '@foulee/domain/courses/profil'

export const writeHeights = (heights: readonly number[]): string => heights.join('-')

/** Null for an address that no page writes. */
export function readHeights(text: string | undefined): number[] | null {
  const told = text?.split('-') ?? []
  const heights = told.map(Number)
  const isGood =
    told.length >= 2 &&
    told.length <= SKETCH_PLACES &&
    told.every((height) => /^\d{1,3}$/.test(height)) &&
    heights.every((height) => height <= SKETCH_HEIGHT)
  return isGood ? heights : null
}
