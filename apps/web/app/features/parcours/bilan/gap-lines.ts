import type { Bilan } from '@foulee/contract/parcours/bilan'

/** Seconds ahead of what one is measured against, negative when behind. */
export type Gap = { metres: number; avance: number }

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

/** Straight between two points; null before the first and after the last. */
export function readGap(line: readonly Gap[], metres: number): number | null {
  const next = line.findIndex((gap) => gap.metres >= metres)
  const [from, to] = [line[next - 1], line[next]]
  if (!to) return null
  if (!from || to.metres === metres) return to.metres === metres ? to.avance : null
  const share = (metres - from.metres) / (to.metres - from.metres)
  return from.avance + share * (to.avance - from.avance)
}

type Frame = { length: number; most: number; width: number; height: number }

/** SVG path, ahead above the middle and behind below it. */
export function gapPath(line: readonly Gap[], { length, most, width, height }: Frame): string {
  const steps = line.map(({ metres, avance }) => {
    const x = (Math.min(1, metres / length) * width).toFixed(1)
    return `${x} ${(heightOf(avance, most) * height).toFixed(1)}`
  })
  return steps.length ? `M${steps.join('L')}` : ''
}

/** Share of the height from the top. */
export const heightOf = (avance: number, most: number): number => 0.5 - avance / (2 * most)

/** Least half of the drawing, in seconds: an even race must look even. */
const LEAST = 120

export const findMost = ({ mine, autres }: GapLines): number =>
  1.1 * Math.max(LEAST, ...[...mine, ...autres].map(({ avance }) => Math.abs(avance)))

const MINUTE = 60
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE)
const PER_SIDE = 2

/** Seconds ahead and behind of an axis, two a side and the middle. */
export function gapTicks(most: number): number[] {
  const step = STEPS.find((seconds) => most / seconds < PER_SIDE + 1) ?? 480 * MINUTE
  const count = Math.min(PER_SIDE, Math.floor(most / step))
  return Array.from({ length: 2 * count + 1 }, (_, rank) => (count - rank) * step)
}
