import { existsSync, readdirSync, readFileSync } from 'node:fs'
import {
  ACCEPTED,
  compareFit,
  compareGpx,
  compareTcx,
  type GpxTruth,
  isRouteTruth,
  type Outcome,
} from '@foulee/trace/corpus-truth'
import { measureTrack } from '@foulee/trace/measure'
import { readTrack } from '@foulee/trace/read-track'
import { TraceError } from '@foulee/trace/track'
import { formatRow, formatTotals, HEADINGS, type Row } from './corpus-table.ts'
import { writeLine } from './steps.ts'

/**
 * `npm run corpus`: reads and measures the corpus, and compares with known values. Fails on a
 * difference that is not accepted.
 */
const FOLDER = new URL('../../shared/data/', import.meta.url)

const DISTANCE_MARGIN = 0.005
const CLIMB_MARGIN = 0.001

function read(path: string): Outcome {
  try {
    return readTrack(readFileSync(new URL(encodeURI(path), FOLDER)))
  } catch (error) {
    if (error instanceof TraceError) return error
    throw error
  }
}

const shareOff = (measured: number, truth: number) =>
  truth === 0 ? Math.abs(measured) : Math.abs(measured - truth) / truth

const trueDistance = (truth: GpxTruth) =>
  isRouteTruth(truth) ? truth.route_distance_2d_m : truth.distance_2d_m

/** The reference has no climb for a route. */
const trueClimb = (truth: GpxTruth) => (isRouteTruth(truth) ? null : truth.raw_ascent_m)

function examine(path: string, expected?: GpxTruth): Row & { outcome: Outcome } {
  const outcome = read(path)
  const accepted = ACCEPTED[path.slice(4)] ?? null
  const truth = accepted ? undefined : expected
  const row = { path, outcome, deviations: [], accepted }
  if (outcome instanceof TraceError) return { ...row, refusal: outcome.code }
  const measures = measureTrack(outcome)
  const climb = truth ? trueClimb(truth) : null
  return {
    ...row,
    found: {
      points: measures.points,
      segments: outcome.segments.length,
      distance: measures.distance,
      distanceOff: truth ? shareOff(measures.distance, trueDistance(truth)) : null,
      climb: measures.denivele.calcule,
      rawClimb: measures.denivele.brut,
      rawClimbOff: climb === null ? null : shareOff(measures.denivele.brut ?? 0, climb),
    },
  }
}

function measureDeviations({ found }: Row): string[] {
  if (!found) return []
  const { distanceOff, rawClimbOff } = found
  return [
    ...(distanceOff !== null && distanceOff > DISTANCE_MARGIN ? ['distance'] : []),
    ...(rawClimbOff !== null && rawClimbOff > CLIMB_MARGIN ? ['D+ brut'] : []),
  ]
}

const truths = (name: string) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))

function examineAll(): Row[] {
  const gpx = truths('gpx-truth.json').files
  const { fit, tcx } = truths('fit-tcx-truth.json')
  const list = (format: string) => readdirSync(new URL(`${format}/`, FOLDER)).sort()
  return [
    ...list('gpx').map((name) => {
      const row = examine(`gpx/${name}`, gpx[name])
      const deviations = [...compareGpx(row.outcome, gpx[name]), ...measureDeviations(row)]
      return { ...row, deviations }
    }),
    ...list('fit').map((name) => {
      const row = examine(`fit/${name}`)
      return { ...row, deviations: compareFit(row.outcome, fit[name]) }
    }),
    ...list('tcx').map((name) => {
      const row = examine(`tcx/${name}`)
      return { ...row, deviations: compareTcx(row.outcome, tcx[name]) }
    }),
  ]
}

if (existsSync(FOLDER)) {
  const rows = examineAll()
  writeLine(HEADINGS)
  for (const row of rows) writeLine(formatRow(row))
  writeLine(formatTotals(rows))
  process.exitCode = rows.some(({ deviations, accepted }) => deviations.length > 0 && !accepted)
    ? 1
    : 0
} else writeLine('Le corpus de traces n’est pas là\u00a0: rien à lire.')
