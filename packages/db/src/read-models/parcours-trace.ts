import type { Trace } from '@foulee/contract/parcours/parcours'
import { getKmEffort } from '@foulee/domain/courses/epreuve'
import type { Forme } from '@foulee/domain/parcours/parcours'
import type { TypeSurface } from '@foulee/domain/shared/surface'
import { at } from '@foulee/trace/column'
import { measureTrack } from '@foulee/trace/measure'
import { decodeColumn, decodePolyline, encodeColumn, encodePolyline } from '@foulee/trace/polyline'
import { signRoute } from '@foulee/trace/prepare'
import {
  findHiddenZones,
  type HiddenZone,
  hideEnds,
  type Piece,
  type PrivacyOptions,
} from '@foulee/trace/privacy'
import { sketchRoute } from '@foulee/trace/sameness'
import { findShape } from '@foulee/trace/shape'
import { type Survey, surveyTrack } from '@foulee/trace/survey'
import type { Segment, Track } from '@foulee/trace/track'
import { drawGeometry, drawSketch, presentTrace } from './parcours-trace-presenter.ts'

/** Decimals stored: positions (degrees) and altitudes to 0.1 m. */
export const LINE_DECIMALS = 6
const METRES = 1

export type StoredLines = { lignes: string[]; altitudes: string[] }

export function encodeLines(track: Pick<Track, 'segments'>): StoredLines {
  const filled = track.segments.filter(({ lon }) => lon.length > 0)
  return {
    lignes: filled.map((segment) => encodePolyline(segment, LINE_DECIMALS)),
    altitudes: filled.map(({ ele }) => encodeColumn(ele, METRES)),
  }
}

export function decodeLines({ lignes, altitudes }: StoredLines): Segment[] {
  return lignes.map((ligne, index) => {
    const { lon, lat } = decodePolyline(ligne, LINE_DECIMALS)
    const ele = decodeColumn(altitudes[index] ?? '', METRES)
    return { lon, lat, ele, time: new Float64Array(lon.length).fill(Number.NaN) }
  })
}

/** Public part of a track, and the mapping of distances onto it. */
export type Vue = {
  /** Null if fully masked. */
  trace: Omit<Trace, 'version' | 'format'> | null
  /** Shape of the whole track: a loop with masked ends is still a loop. */
  forme: Forme
  /** Encoded polylines (5 decimals): about sixty points, and within ten metres. */
  croquis: string[]
  geometrie: string[]
  /** Visible pieces in order, as [from, to] in metres along the whole track. */
  passages: [number, number][]
  /** Privacy circles: never sent. */
  zones: HiddenZone[]
}

/**
 * Incremented when `prepareTrace` gives other results for the same track: older traces are
 * recomputed at night (`parcours-recalcul.job.ts`).
 */
export const ALGORITHME = 3

export type PreparedTrace = StoredLines & {
  algorithme: number
  mesures: ReturnType<typeof measureTrack>
  signature: ReturnType<typeof signRoute>
  croquis: ReturnType<typeof sketchRoute>
  vue: Vue
}

export type PrepareOptions = PrivacyOptions & {
  surfaces?: Readonly<Partial<Record<TypeSurface, number>>>
}

/**
 * Computes a track and its public part. About 1 µs per point: use a worker thread, unless the track
 * is short.
 */
export function prepareTrace(
  track: Pick<Track, 'segments'>,
  { surfaces, ...privacy }: PrepareOptions,
): PreparedTrace {
  const stored = encodeLines(track)
  // Computed from the encoded values, so that a recomputation gives the same.
  const storedTrack = { segments: decodeLines(stored), waypoints: [] }
  const survey = surveyTrack(storedTrack)
  const mesures = measureTrack(storedTrack, survey)
  const vue = showTrace(storedTrack, survey, privacy)
  return {
    ...stored,
    algorithme: ALGORITHME,
    mesures,
    signature: signVue(vue, surfaces),
    croquis: sketchRoute(survey),
    vue,
  }
}

/**
 * Training signature, from the visible part only: its climbs are exposed by comparisons, and the
 * foot of the first one may be the home. Null without altitudes or if fully masked.
 */
export function signVue({ trace }: Pick<Vue, 'trace'>, surfaces: PrepareOptions['surfaces']) {
  if (!trace) return null
  const { distance, denivele } = trace
  return signRoute(
    { ...trace, km_effort: getKmEffort({ distance, denivele: denivele.calcule }) },
    surfaces,
  )
}

/** Public part of a track, cut like any other exported data by `hideEnds`. */
function showTrace(
  storedTrack: Pick<Track, 'segments' | 'waypoints'>,
  survey: Survey,
  privacy: PrivacyOptions,
): Vue {
  const { track: shown, pieces } = hideEnds(storedTrack, privacy)
  const shownSurvey = pieces ? surveyTrack(shown) : survey
  return {
    trace: presentTrace(shown, shownSurvey, pieces !== null),
    forme: findShape(survey),
    croquis: drawSketch(shown),
    geometrie: drawGeometry(shown),
    passages: pieces ? findPassages(survey, pieces) : [[0, survey.distance]],
    zones: findHiddenZones(storedTrack, privacy),
  }
}

const findPassages = ({ parts }: Survey, pieces: readonly Piece[]): [number, number][] =>
  pieces.flatMap(({ segment, from, to }): [number, number][] => {
    const part = parts[segment]
    return part ? [[at(part.distances, from), at(part.distances, to - 1)]] : []
  })

/** Converts a distance on the whole track to the visible part; null if masked. */
export function toShownMetres({ passages }: Pick<Vue, 'passages'>, metres: number): number | null {
  let before = 0
  for (const [debut, fin] of passages) {
    if (metres >= debut && metres <= fin) return before + metres - debut
    before += fin - debut
  }
  return null
}

/** Converts a stretch of the whole track to stretches of the visible part. */
export function toShownStretches(
  { passages }: Pick<Vue, 'passages'>,
  from: number,
  to: number,
): [number, number][] {
  const stretches: [number, number][] = []
  let before = 0
  for (const [debut, fin] of passages) {
    const [start, end] = [Math.max(from, debut), Math.min(to, fin)]
    if (end > start) stretches.push([before + start - debut, before + end - debut])
    before += fin - debut
  }
  return stretches
}
