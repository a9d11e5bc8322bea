import type { FinTour, Tour } from '@foulee/domain/entrainement/deroule'
import type { Segment } from './track.ts'

/** A lap as a file writes it; NaN is « unknown ». */
export type ReadTour = {
  /** Milliseconds since 1970. */
  debut: number
  /** Seconds with the watch running, and with its pauses. */
  chrono: number
  ecoule: number
  /** Metres. */
  distance: number
  fin: FinTour
  etape: number
}

/** More laps than anybody presses or a watch cuts of a day; a file with more does not cut what was done. */
const MOST = 1000
/** Seconds that a lap may begin before the first point or end after the last one: a receiver that searches. */
const AROUND = 120
/** Metres a second that nobody keeps up on foot, on a bicycle or on skis. */
const FASTEST = 40

/** Collects laps while a file is read. What is beyond `MOST` is counted, so that none of them is believed. */
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
 * The laps of a file in the order of time, or none of them when one cannot be true: a lap left out would
 * shift all that follow. They must lie in the time that the points span, and not take more of it than there is.
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

function findSpan(segments: readonly Pick<Segment, 'time'>[]): { from: number; to: number } | null {
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  for (const { time } of segments) {
    for (const one of time) {
      if (one < from) from = one
      if (one > to) to = one
    }
  }
  return to > from ? { from, to } : null
}

/** Null for a duration that is none, and for one that is longer than what passed meanwhile. */
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
