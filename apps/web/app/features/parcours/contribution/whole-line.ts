import type { LigneComplete } from '@foulee/contract/parcours/parcours-edition'
import { listMarks, type RouteMark } from '#kit/track/route-marks.ts'
import { placeAt, readSamples, type Samples } from '#kit/track/route-samples.ts'
import type { BenchPoint } from './bench.ts'

export const wholeSamples = (line: LigneComplete): Samples => readSamples(line)

export function benchMarks(
  { photos }: LigneComplete,
  points: readonly BenchPoint[],
  samples: Samples,
): RouteMark[] {
  const placed = points.map(({ key: id, type, nom, description, metres }) => {
    const { lon, lat } = placeAt(samples, metres)
    const position: [number, number] = [lon, lat]
    return { id, type, nom: nom || null, description: description || null, metres, position }
  })
  return listMarks({ points: placed, photos })
}
