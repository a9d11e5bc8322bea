import { isTypeSurface, type TypeSurface } from '@foulee/domain/surface'
import { at } from './column.ts'
import {
  getAltitudeFactor,
  getGroundLoss,
  getSlopeFactor,
  getSol,
  SOL_RALENTISSEMENTS,
  type Sol,
} from './effort.ts'
import { mapSlopes } from './slopes.ts'
import { findPart, type Part, readAltitude, readRelief, type Survey } from './survey.ts'

/** Metres of one stretch, and how many at most (5 000 km). */
const LENGTH = 100
const MOST = 50_000

/** What lies on the ground: where it is known, and shares (0 to 1) of the rest. */
export type Ground = {
  /** Metres from the start. */
  troncons?: readonly { debut: number; fin: number; type: TypeSurface }[]
  surfaces?: Readonly<Partial<Record<TypeSurface, number>>>
  /** Where nothing is known: « chemin » unless said. */
  sol?: Sol
}

/** A short piece of the route. */
export type Stretch = {
  /** Metres. */
  longueur: number
  /** Metres of flat road by day that take as long. */
  effort: number
  /** Share of time lost to the ground by day, and how far off that may be on either side. */
  perte: number
  marge: number
}

type Loss = Pick<Stretch, 'perte' | 'marge'>

function loseOn(sol: Sol): Loss {
  const [least, most] = SOL_RALENTISSEMENTS[sol]
  return { perte: getGroundLoss(sol), marge: (most - least) / 2 }
}

/** The loss where only shares are known; what they leave is the ground of `otherwise`. */
function mixLosses(surfaces: Ground['surfaces'], otherwise: Sol): Loss {
  const known = Object.entries(surfaces ?? {}).filter(([, share]) => share > 0)
  const total = Math.max(
    1,
    known.reduce((sum, [, share]) => sum + share, 0),
  )
  const mixed = { perte: 0, marge: 0 }
  let rest = 1
  const add = (sol: Sol, share: number) => {
    const { perte, marge } = loseOn(sol)
    mixed.perte += perte * share
    mixed.marge += marge * share
    rest -= share
  }
  for (const [type, share] of known) {
    add(isTypeSurface(type) ? getSol(type, otherwise) : otherwise, share / total)
  }
  add(otherwise, Math.max(0, rest))
  return mixed
}

/** The slope at a distance of the route, 0 where altitudes are unknown. */
function readSlope(
  part: Part | null,
  slopes: ReadonlyMap<Part, Float64Array>,
  distance: number,
): number {
  const column = part && slopes.get(part)
  return part?.relief && column ? readRelief(part, part.relief, column, distance) : 0
}

/** Cuts a route into pieces of about 100 m, each with what it costs. Empty for a route without length. */
export function cutStretches(survey: Survey, ground: Ground = {}): Stretch[] {
  const { troncons = [], surfaces, sol = 'chemin' } = ground
  const elsewhere = mixLosses(surfaces, sol)
  const slopes = mapSlopes(survey)
  const count = survey.distance > 0 ? Math.max(1, Math.round(survey.distance / LENGTH)) : 0
  const ends = new Float64Array(Math.min(MOST, count)).map(
    (_, index, { length }) => ((index + 1) * survey.distance) / length,
  )
  return Array.from(ends, (end, index) => {
    const start = index > 0 ? at(ends, index - 1) : 0
    const middle = (start + end) / 2
    const troncon = troncons.find(({ debut, fin }) => debut <= middle && middle < fin)
    const loss = troncon ? loseOn(getSol(troncon.type, sol)) : elsewhere
    const slope = readSlope(findPart(survey, middle), slopes, middle)
    const altitude = getAltitudeFactor(readAltitude(survey, middle) ?? 0)
    const longueur = end - start
    const effort = longueur * getSlopeFactor(slope) * (1 + loss.perte) * altitude
    return { longueur, effort, ...loss }
  })
}
