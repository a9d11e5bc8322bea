import { type ElevationScale, elevationScale, type ProfilePoint } from '#ui/elevation-scale.ts'
import type { Samples } from './route-samples.ts'
import { cutSlopes, type SlopeClass } from './slope-classes.ts'

/** View box of the profile; stretched to its container. */
export const FRAME = { width: 1000, height: 240 }

const knownPoints = ({ altitudes, step }: Samples): ProfilePoint[] =>
  altitudes.flatMap((altitude, index): ProfilePoint[] =>
    altitude === null ? [] : [[index * step, altitude]],
  )

export function profileScale(samples: Samples): ElevationScale | null {
  const points = knownPoints(samples)
  if (points.length < 2) return null
  const { length } = samples
  return {
    ...elevationScale(points),
    length,
    xOf: (distance) => (length > 0 ? Math.min(1, Math.max(0, distance / length)) : 0),
  }
}

function pointAt({ altitudes, step }: Samples, scale: ElevationScale, index: number) {
  const altitude = altitudes[index] ?? null
  if (altitude === null) return null
  const x = scale.xOf(index * step) * FRAME.width
  return { x: x.toFixed(1), y: (scale.yOf(altitude) * FRAME.height).toFixed(1) }
}

type Corner = NonNullable<ReturnType<typeof pointAt>>

function knownPieces(samples: Samples, scale: ElevationScale, from: number, to: number) {
  const pieces: Corner[][] = [[]]
  for (let index = from; index <= to; index++) {
    const point = pointAt(samples, scale, index)
    if (point) pieces.at(-1)?.push(point)
    else if (pieces.at(-1)?.length) pieces.push([])
  }
  return pieces.filter((piece) => piece.length > 1)
}

const lineOf = (piece: readonly Corner[]) => piece.map(({ x, y }) => `${x} ${y}`).join('L')

export const profileLine = (samples: Samples, scale: ElevationScale): string =>
  knownPieces(samples, scale, 0, samples.altitudes.length - 1)
    .map((piece) => `M${lineOf(piece)}`)
    .join('')

export type SlopeArea = { slope: SlopeClass | 'inconnue'; path: string }

export function slopeAreas(samples: Samples, scale: ElevationScale): SlopeArea[] {
  return cutSlopes(samples.slopes).flatMap(({ from, to, slope }) =>
    knownPieces(samples, scale, from, to).map((piece) => ({
      slope: slope ?? 'inconnue',
      path: `M${lineOf(piece)}V${FRAME.height}H${piece[0]?.x ?? 0}Z`,
    })),
  )
}
