/** Metres between two lines, and between two of those that carry their height. */
export type ContourSteps = readonly [lines: number, numbered: number]

/** Under this zoom, lines would be a grey mass. */
export const CONTOUR_MINZOOM = 10

const STEPS: readonly (readonly [zoom: number, steps: ContourSteps])[] = [
  [14, [10, 50]],
  [13, [20, 100]],
  [12, [50, 250]],
  [CONTOUR_MINZOOM, [100, 500]],
]

/** How close lines of the same height are at a whole zoom; null where none is drawn. */
export function contourSteps(zoom: number): ContourSteps | null {
  return STEPS.find(([from]) => zoom >= from)?.[1] ?? null
}
