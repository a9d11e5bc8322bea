import type { Forme } from '@foulee/domain/parcours/parcours'
import { at, lastOf } from './column.ts'
import { distanceBetween } from './distance.ts'
import { buildGrid, isNear, type Plane, projectToPlane } from './plane.ts'
import { type Survey, samplePositions } from './survey.ts'

/** A start and an end this near are one place: a share of the length, within bounds in metres. */
const SAME_PLACE = { share: 0.05, least: 100, most: 500, ofLength: 0.25 }
/** Metres between two samples, and how many at most. */
const SPACING = 20
const MAX_SAMPLES = 5000
/** Metres between going and coming back on one path, with the errors of two passages; less on what is short. */
const SAME_PATH = { most: 40, share: 0.02 }
/** Share of the way out that is come back on. */
const OVERLAP = 0.7

function isClosed(gap: number, length: number): boolean {
  const { share, least, most, ofLength } = SAME_PLACE
  const limit = Math.min(most, Math.max(least, share * length))
  return length > 0 && gap <= Math.min(limit, ofLength * length)
}

const heading = ({ x, y }: Plane, index: number) => ({
  x: at(x, Math.min(index + 1, x.length - 1)) - at(x, Math.max(0, index - 1)),
  y: at(y, Math.min(index + 1, y.length - 1)) - at(y, Math.max(0, index - 1)),
})

/** Share of the first half that the second half passes again in the other direction. */
function measureOverlap(plane: Plane, reach: number): number {
  const half = plane.x.length >> 1
  const grid = buildGrid(plane, reach, half, plane.x.length)
  let met = 0
  for (let index = 0; index < half; index++) {
    const out = heading(plane, index)
    const isAgainst = (other: number) => {
      const back = heading(plane, other)
      return out.x * back.x + out.y * back.y < 0
    }
    if (isNear(grid, at(plane.x, index), at(plane.y, index), isAgainst)) met++
  }
  return half > 0 ? met / half : 0
}

/**
 * Whether a route is a loop, an out-and-back or a crossing. Start and end are one place within 5 % of the
 * length (100 to 500 m); it is an out-and-back when 70 % of its first half is passed again the other way
 * within 40 m. Two laps of a circuit stay a loop: they pass the same way round.
 */
export function findShape(survey: Survey): Forme {
  const samples = Math.min(MAX_SAMPLES, Math.max(8, Math.ceil(survey.distance / SPACING)))
  const { lon, lat } = samplePositions(survey, samples)
  const gap = distanceBetween(at(lon, 0), at(lat, 0), lastOf(lon), lastOf(lat))
  if (!isClosed(gap, survey.distance)) return 'traversee'
  const path = Math.min(SAME_PATH.most, SAME_PATH.share * survey.distance)
  const reach = Math.max(path, survey.distance / samples)
  return measureOverlap(projectToPlane(lon, lat), reach) >= OVERLAP ? 'aller_retour' : 'boucle'
}
