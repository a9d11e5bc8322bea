import { countPoints, TraceError, type Track } from './track.ts'

export type GpxTruth = {
  expected: string
  segments: number
  empty_segments: number
  track_points: number
  route_points: number
  invalid_coordinates: number
  waypoints: number
  nested_waypoints: number
  points_with_ele: number
  points_with_time: number
  first_time: string | null
  last_time: string | null
  distance_2d_m: number
  route_distance_2d_m: number
  raw_ascent_m: number | null
}

/** Output of gpsbabel 1.8, which rejects wrong checksums. */
export type FitTruth = { gpsbabel: { rc: number; track_points?: number } }

export type TcxTruth = {
  expected: string
  courses: number
  trackpoints: number
  positions: number
}

export type Outcome = Track | TraceError

export const ACCEPTED: Readonly<Record<string, string>> = {
  'sportslib__broken-start-latlng.fit':
    '7 positions à 0°, 0° avant la première vraie, laissées de côté',
}

const isRead = (outcome: Outcome): outcome is Track => !(outcome instanceof TraceError)

function compare(outcome: Outcome, expected: 'lu' | 'refus' | 'libre', values: Comparison[]) {
  if (!isRead(outcome)) return expected === 'lu' ? [`refusé\u00a0: ${outcome.code}`] : []
  if (expected === 'refus') return ['lu, devait être refusé']
  return values
    .filter(([, found, truth]) => found !== truth)
    .map(([what, found, truth]) => `${what}\u00a0: ${found} au lieu de ${truth}`)
}

type Comparison = readonly [what: string, found: unknown, truth: unknown]

const mustRead = (expected: string) => {
  if (expected.startsWith('ok')) return 'lu'
  return expected.includes('-or-') ? 'libre' : 'refus'
}

export const isRouteTruth = (truth: GpxTruth): boolean =>
  truth.track_points - truth.invalid_coordinates < 2

const countElevations = ({ segments }: Track) =>
  segments.flatMap(({ ele }) => [...ele]).filter((value) => !Number.isNaN(value)).length

const timesOf = (track: Track) =>
  track.segments.flatMap(({ time }) => [...time]).filter((time) => !Number.isNaN(time))

const instant = (time: string | null) => (time === null ? undefined : Math.floor(Date.parse(time)))

export function compareGpx(outcome: Outcome, truth: GpxTruth): string[] {
  const expected = mustRead(truth.expected)
  if (!isRead(outcome)) return compare(outcome, expected, [])
  const waypoints: Comparison = [
    'points d’intérêt',
    outcome.waypoints.length,
    truth.waypoints + truth.nested_waypoints,
  ]
  if (isRouteTruth(truth)) {
    return compare(outcome, expected, [
      waypoints,
      ['points', countPoints(outcome), truth.route_points],
    ])
  }
  return compare(outcome, expected, [
    waypoints,
    ['points', countPoints(outcome), truth.track_points - truth.invalid_coordinates],
    ['points sans position', outcome.source.dropped, truth.invalid_coordinates],
    ['segments', outcome.segments.length, truth.segments - truth.empty_segments],
    // For dropped points the reference still counts their other values.
    ...(truth.invalid_coordinates > 0 ? [] : compareColumns(outcome, truth)),
  ])
}

function compareColumns(track: Track, truth: GpxTruth): Comparison[] {
  const times = timesOf(track)
  return [
    ['altitudes', countElevations(track), truth.points_with_ele],
    ['heures', times.length, truth.points_with_time],
    ['première heure', times[0], instant(truth.first_time)],
    ['dernière heure', times.at(-1), instant(truth.last_time)],
  ]
}

export function compareFit(outcome: Outcome, { gpsbabel }: FitTruth): string[] {
  const { rc, track_points = 0 } = gpsbabel
  if (rc !== 0) return []
  const expected = track_points < 2 ? 'refus' : 'lu'
  return compare(outcome, expected, [
    ['points', isRead(outcome) && countPoints(outcome), track_points],
  ])
}

export function compareTcx(outcome: Outcome, truth: TcxTruth): string[] {
  const points = truth.courses > 0 ? truth.trackpoints : truth.positions
  const isWhole = truth.expected === 'ok'
  if (!isWhole) return []
  return compare(outcome, points < 2 ? 'refus' : 'lu', [
    ['points', isRead(outcome) && countPoints(outcome), points],
  ])
}
