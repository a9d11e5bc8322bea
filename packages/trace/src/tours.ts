import type { FinTour, Tour } from '@foulee/domain/entrainement/deroule'
import type { Indoor, Segment } from './track.ts'

export type ReadTour = {
  debut: number
  chrono: number
  ecoule: number
  distance: number
  fin: FinTour
  etape: number
}

/** Maximum laps of a day; a file with more is ignored. */
const MOST = 1000
/** Seconds of tolerance around the points, while the receiver searches. */
const AROUND = 120
/** Metres per second, above any human sport. */
const FASTEST = 40

/** Collects laps. Those beyond `MOST` are counted, which invalidates all. */
export function createTours() {
  const list: ReadTour[] = []
  return {
    list,
    add(tour: ReadTour) {
      if (list.length <= MOST) list.push(tour)
    },
  }
}

/**
 * Laps in time order, or none if one is implausible, as dropping it would shift the others. They
 * must fit into the time span of the points.
 */
export function checkTours(
  read: readonly ReadTour[],
  segments: readonly Pick<Segment, 'time'>[],
): Tour[] {
  const span = findSpan(segments)
  if (!span || read.length === 0 || read.length > MOST) return []
  const ordered = read.toSorted((a, b) => a.debut - b.debut)
  const tours = ordered.map(toTour)
  const isTrue = ordered.every(({ debut }, index) => {
    const tour = tours[index]
    const next = ordered[index + 1]?.debut ?? Number.POSITIVE_INFINITY
    if (!tour || !(debut >= span.from - AROUND * 1000)) return false
    const end = debut + tour.duree * 1000
    return end <= span.to + AROUND * 1000 && end <= next + AROUND * 1000
  })
  const total = tours.reduce((sum, tour) => sum + (tour?.duree ?? 0), 0)
  if (!isTrue || total > (span.to - span.from) / 1000 + AROUND) return []
  return tours.flatMap((tour) => tour ?? [])
}

/** Seconds of the longest outing. */
const LONGEST = 10 * 86_400

/** An activity by its laps alone: from the first one's start to the last one's end; null without a length. */
export function sumTours(read: readonly ReadTour[]): Indoor | null {
  if (read.length === 0 || read.length > MOST) return null
  let [debut, fin, duree_mouvement, distance] = [Number.POSITIVE_INFINITY, 0, 0, 0]
  for (const item of read) {
    const tour = toTour(item)
    if (!tour || !Number.isFinite(item.debut)) return null
    debut = Math.min(debut, item.debut)
    fin = Math.max(fin, item.debut + 1000 * Math.max(tour.duree, item.ecoule))
    duree_mouvement += tour.duree
    distance += tour.distance ?? 0
  }
  const duree = (fin - debut) / 1000
  if (!(distance > 0 && duree > 0 && duree <= LONGEST)) return null
  return { debut, duree, duree_mouvement: Math.min(duree, duree_mouvement), distance }
}

/** Unix milliseconds of laps that `checkTours` accepts, in its order. */
export const listDebuts = (read: readonly ReadTour[]): number[] =>
  read.map(({ debut }) => debut).toSorted((a, b) => a - b)

function findSpan(segments: readonly Pick<Segment, 'time'>[]): { from: number; to: number } | null {
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  for (const { time } of segments) {
    for (const item of time) {
      if (item < from) from = item
      if (item > to) to = item
    }
  }
  return to > from ? { from, to } : null
}

/** Null for an invalid duration, or one longer than the elapsed time. */
function toTour({ chrono, ecoule, distance, fin, etape }: ReadTour): Tour | null {
  const duree = Number.isNaN(chrono) ? ecoule : chrono
  if (!(duree >= 0) || duree > ecoule + 2) return null
  const isDistance = distance >= 0 && distance <= Math.max(100, duree * FASTEST)
  return {
    duree,
    distance: isDistance ? distance : null,
    fin,
    etape: Number.isNaN(etape) ? null : etape,
  }
}
