import type { Bilan } from '@foulee/contract/parcours/bilan'
import type { Gap } from '#features/parcours/shared/gap-line.ts'

export type GapLines = {
  temoin: 'feuille' | 'semblables'
  mine: readonly Gap[]
  /** Points at which the time is that of the result. */
  officiels: readonly Gap[]
  /** Runners of the same time, where the plan is the measure. */
  autres: readonly Gap[]
}

const START: Gap = { metres: 0, avance: 0 }

type Known = Pick<Bilan, 'lieux' | 'courbe' | 'plan' | 'semblables'>

/** Lines of a race against its plan, else against those of the same time; null without either. */
export function drawGaps({ lieux, courbe, plan, semblables }: Known): GapLines | null {
  const temoin = plan ? 'feuille' : 'semblables'
  if (!plan && !semblables) return null
  const key = temoin === 'feuille' ? 'prevu' : 'semblables'
  const points = lieux.flatMap((lieu) => toGap(lieu.metres, lieu.reel, lieu[key]))
  const between = plan
    ? courbe.flatMap(({ metres, reel, prevu }) => toGap(metres, reel, prevu))
    : []
  const mine = [...points, ...between].toSorted((a, b) => a.metres - b.metres)
  if (!mine.length) return null
  const autres = plan
    ? lieux.flatMap((lieu) => toGap(lieu.metres, lieu.semblables, lieu.prevu))
    : []
  return {
    temoin,
    mine: [START, ...mine],
    officiels: lieux.flatMap((lieu) =>
      lieu.is_officiel ? toGap(lieu.metres, lieu.reel, lieu[key]) : [],
    ),
    autres: autres.length ? [START, ...autres] : [],
  }
}

const toGap = (metres: number, reel: number | null, other: number | null): Gap[] =>
  reel === null || other === null ? [] : [{ metres, avance: other - reel }]

/** Least half of the drawing, in seconds: an even race must look even. */
const LEAST = 120

export const findMost = ({ mine, autres }: GapLines): number =>
  1.1 * Math.max(LEAST, ...[...mine, ...autres].map(({ avance }) => Math.abs(avance)))
