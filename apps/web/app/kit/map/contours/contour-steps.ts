/** Intervals in metres: between lines, and between labelled ones. */
export type ContourSteps = readonly [lines: number, numbered: number]

/** Below this zoom, lines would merge into grey. */
export const CONTOUR_MINZOOM = 10

const STEPS: readonly (readonly [zoom: number, steps: ContourSteps])[] = [
  [14, [10, 50]],
  [13, [20, 100]],
  [12, [50, 250]],
  [CONTOUR_MINZOOM, [100, 500]],
]

export function contourSteps(zoom: number): ContourSteps | null {
  return STEPS.find(([from]) => zoom >= from)?.[1] ?? null
}
