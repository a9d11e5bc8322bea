export const SLOPE_CLASSES = [
  { id: 'chute', label: 'Descente très raide', detail: 'plus de 15\u00a0% de descente' },
  { id: 'descente', label: 'Descente raide', detail: '8 à 15\u00a0% de descente' },
  { id: 'pente', label: 'Descente douce', detail: '3 à 8\u00a0% de descente' },
  { id: 'plat', label: 'Plat', detail: 'moins de 3\u00a0%' },
  { id: 'faux-plat', label: 'Montée douce', detail: '3 à 8\u00a0% de montée' },
  { id: 'cote', label: 'Montée soutenue', detail: '8 à 15\u00a0% de montée' },
  { id: 'raide', label: 'Montée raide', detail: '15 à 25\u00a0% de montée' },
  { id: 'mur', label: 'Montée très raide', detail: 'plus de 25\u00a0% de montée' },
] as const
export type SlopeClass = (typeof SLOPE_CLASSES)[number]['id']

/** Upper limit of each class, as rise over run. */
const LIMITS = [-0.15, -0.08, -0.03, 0.03, 0.08, 0.15, 0.25]

/** @param slope rise over run, 0.08 for 8 % up */
export function classifySlope(slope: number): SlopeClass {
  const index = LIMITS.findIndex((limit) => slope < limit)
  return (SLOPE_CLASSES[index] ?? SLOPE_CLASSES.at(-1) ?? SLOPE_CLASSES[0]).id
}

/** Samples `from` to `to` (included) of one colour; `slope` is null when unknown. */
type SlopeRun = { from: number; to: number; slope: SlopeClass | null }

const classOf = (slope: number | null | undefined) =>
  slope === null || slope === undefined ? null : classifySlope(slope)

/** Splits the profile at each change of colour. Neighbours share a sample, so that no gap shows. */
export function cutSlopes(slopes: readonly (number | null)[]): SlopeRun[] {
  const runs: SlopeRun[] = []
  for (let index = 1; index < slopes.length; index++) {
    const slope = classOf(slopes[index])
    const last = runs.at(-1)
    if (last && last.slope === slope) last.to = index
    else runs.push({ from: index - 1, to: index, slope })
  }
  return runs
}
