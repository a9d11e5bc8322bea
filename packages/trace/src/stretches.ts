import { isTypeSurface, type TypeSurface } from '@foulee/domain/shared/surface'
import { at } from './column.ts'
import { getAltitudeFactor, getGroundLoss, getSlopeFactor, getSol, type Sol } from './effort.ts'
import { mapSlopes } from './slopes.ts'
import { findPart, type Part, readAltitude, readRelief, type Survey } from './survey.ts'

/** Metres of a stretch, and maximum number (5 000 km). */
const LENGTH = 100
const MOST = 50_000

/** Ground: known stretches, and shares (0 to 1) of the rest. */
export type Ground = {
  troncons?: readonly { debut: number; fin: number; type: TypeSurface }[]
  surfaces?: Readonly<Partial<Record<TypeSurface, number>>>
  sol?: Sol
}

export type Stretch = {
  /** Metres. */
  longueur: number
  effort: number
  /** Rise over run. */
  pente: number
  /** Relative time loss by ground by day. */
  perte: number
}

function mixLosses(surfaces: Ground['surfaces'], otherwise: Sol): number {
  const shares = Object.entries(surfaces ?? {}).filter(([, share]) => share > 0)
  const total = Math.max(
    1,
    shares.reduce((sum, [, share]) => sum + share, 0),
  )
  let perte = 0
  let rest = 1
  const add = (sol: Sol, share: number) => {
    perte += getGroundLoss(sol) * share
    rest -= share
  }
  for (const [type, share] of shares) {
    add(isTypeSurface(type) ? getSol(type, otherwise) : otherwise, share / total)
  }
  add(otherwise, Math.max(0, rest))
  return perte
}

function readSlope(
  part: Part | null,
  slopes: ReadonlyMap<Part, Float64Array>,
  distance: number,
): number {
  const column = part && slopes.get(part)
  return part?.relief && column ? readRelief(part, part.relief, column, distance) : 0
}

/** Stretches of about 100 m with their cost. Empty without length. */
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
    const perte = troncon ? getGroundLoss(getSol(troncon.type, sol)) : elsewhere
    const slope = readSlope(findPart(survey, middle), slopes, middle)
    const altitude = getAltitudeFactor(readAltitude(survey, middle) ?? 0)
    const longueur = end - start
    const effort = longueur * getSlopeFactor(slope) * (1 + perte) * altitude
    return { longueur, effort, pente: slope, perte }
  })
}
