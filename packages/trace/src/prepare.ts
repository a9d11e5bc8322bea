import { isTypeSurface, type TypeSurface } from '@foulee/domain/shared/surface'
import { getSol, SOLS, type Sol } from './effort.ts'
import type { Measures } from './measure.ts'
import { PENTE_CENTRES } from './slopes.ts'

/** Training signature of a parcours: slopes, climbs, descents, ground; independent of length. */
export type Signature = {
  /** Shares of the distance in the 10 slope classes. */
  pentes: readonly number[]
  /** Metres of the three longest climbs, highest first; 0 if missing. */
  montees: readonly number[]
  /** Share of the distance descending more than 3 %. */
  part_descente: number
  km_effort_par_km: number
  sols: Readonly<Record<Sol, number>> | null
}

const MONTEES = 3

function shareGrounds(surfaces: Readonly<Partial<Record<TypeSurface, number>>>): Signature['sols'] {
  const shares: Record<Sol, number> = { route: 0, piste: 0, chemin: 0, sentier: 0, technique: 0 }
  let total = 0
  for (const [type, share] of Object.entries(surfaces)) {
    if (!isTypeSurface(type) || type === 'unknown' || !(share > 0)) continue
    shares[getSol(type, 'chemin')] += share
    total += share
  }
  if (total === 0) return null
  for (const sol of SOLS) shares[sol] /= total
  return shares
}

/** Null without altitudes or length. */
export function signRoute(
  measures: Pick<Measures, 'pentes' | 'part_descente' | 'km_effort' | 'distance'> & {
    montees: readonly { denivele: number }[]
  },
  surfaces: Readonly<Partial<Record<TypeSurface, number>>> = {},
): Signature | null {
  const { pentes, part_descente, km_effort, distance } = measures
  if (pentes === null || part_descente === null || km_effort === null || distance <= 0) return null
  const gains = measures.montees.map(({ denivele }) => denivele).sort((a, b) => b - a)
  return {
    pentes,
    montees: Array.from({ length: MONTEES }, (_, rank) => gains[rank] ?? 0),
    part_descente,
    km_effort_par_km: (km_effort * 1000) / distance,
    sols: shareGrounds(surfaces),
  }
}

/**
 * Distance of two slope histograms, as rise over run: Wasserstein distance of order 1, the area
 * between the cumulated shares (Vallender 1974).
 */
export function compareSlopes(a: readonly number[], b: readonly number[]): number {
  let moved = 0
  let open = 0
  for (const [rank, centre] of PENTE_CENTRES.entries()) {
    open += (a[rank] ?? 0) - (b[rank] ?? 0)
    moved += Math.abs(open) * ((PENTE_CENTRES[rank + 1] ?? centre) - centre)
  }
  return moved
}

/**
 * Weights, and the differences that make another kind of race: 5 points of slope on average, climbs
 * 2.7 times as high (from 50 m on), a quarter more of descents, half a km-effort more per km, all
 * on another ground.
 */
const TERMS = {
  pentes: { weight: 0.35, unit: 0.05 },
  montees: { weight: 0.3, unit: 1 },
  km_effort_par_km: { weight: 0.15, unit: 0.5 },
  part_descente: { weight: 0.1, unit: 0.25 },
  sols: { weight: 0.1, unit: 1 },
} as const
const MONTEE_SHARES = [0.5, 0.3, 0.2] as const
const MONTEE_METRES = 50

function compareClimbs(a: Signature, b: Signature): number {
  const height = (signature: Signature, rank: number) =>
    Math.log1p((signature.montees[rank] ?? 0) / MONTEE_METRES)
  return MONTEE_SHARES.reduce(
    (sum, share, rank) => sum + share * Math.abs(height(a, rank) - height(b, rank)),
    0,
  )
}

function compareGrounds(a: Signature, b: Signature): number {
  const [left, right] = [a.sols, b.sols]
  if (!left || !right) return 0
  return SOLS.reduce((sum, sol) => sum + Math.abs(left[sol] - right[sol]), 0) / 2
}

/**
 * Dissimilarity of two parcours: 0 for equal ground, about 1 for another kind of race. Wasserstein
 * distance of slopes plus weighted absolute differences; symmetric. Ground counts only if known for
 * both.
 */
export function compareSignatures(a: Signature, b: Signature): number {
  const differences: Readonly<Record<keyof typeof TERMS, number>> = {
    pentes: compareSlopes(a.pentes, b.pentes),
    montees: compareClimbs(a, b),
    km_effort_par_km: Math.abs(a.km_effort_par_km - b.km_effort_par_km),
    part_descente: Math.abs(a.part_descente - b.part_descente),
    sols: compareGrounds(a, b),
  }
  const term = (name: keyof typeof TERMS) =>
    (TERMS[name].weight * differences[name]) / TERMS[name].unit
  return (
    term('pentes') +
    term('montees') +
    term('km_effort_par_km') +
    term('part_descente') +
    term('sols')
  )
}
