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

/** Decimals of stored positions (0.1 m) and altitudes (0.1 m). */
const DEGREES = 6
const METRES = 1

/** A complete track as columns of the database keep it. Times are not kept. */
export type StoredLines = { lignes: string[]; altitudes: string[] }

export function encodeLines(track: Pick<Track, 'segments'>): StoredLines {
  const filled = track.segments.filter(({ lon }) => lon.length > 0)
  return {
    lignes: filled.map((segment) => encodePolyline(segment, DEGREES)),
    altitudes: filled.map(({ ele }) => encodeColumn(ele, METRES)),
  }
}

export function decodeLines({ lignes, altitudes }: StoredLines): Segment[] {
  return lignes.map((ligne, index) => {
    const { lon, lat } = decodePolyline(ligne, DEGREES)
    const ele = decodeColumn(altitudes[index] ?? '', METRES)
    return { lon, lat, ele, time: new Float64Array(lon.length).fill(Number.NaN) }
  })
}

/** What may leave the server of a track, and what it takes to place other things on it. */
export type Vue = {
  /** Null when the hidden circles leave nothing. */
  trace: Omit<Trace, 'version' | 'format'> | null
  /** Of the whole track: a loop whose ends are hidden is one still. */
  forme: Forme
  /** Encoded polylines (5 decimals): some sixty points, and within ten metres. */
  croquis: string[]
  geometrie: string[]
  /** From, to, in metres along the whole track, of each piece that shows; in its order. */
  passages: [number, number][]
  /** Circles that nothing leaves: never sent. */
  zones: HiddenZone[]
}

/**
 * Raised whenever `prepareTrace` would give other figures for the same track: what was measured before is
 * measured again at night (`parcours-recalcul.job.ts`).
 */
export const ALGORITHME = 3

/** Everything that `parcours_traces` keeps of a track beside the file. */
export type PreparedTrace = StoredLines & {
  algorithme: number
  mesures: ReturnType<typeof measureTrack>
  signature: ReturnType<typeof signRoute>
  croquis: ReturnType<typeof sketchRoute>
  vue: Vue
}

export type PrepareOptions = PrivacyOptions & {
  /** Surface type → share, for what resembles the route. */
  surfaces?: Readonly<Partial<Record<TypeSurface, number>>>
}

/**
 * Measures a track and cuts what may be shown of it. Takes about 1 µs per point: in a worker thread,
 * unless the track is known to be short.
 */
export function prepareTrace(
  track: Pick<Track, 'segments'>,
  { surfaces, ...privacy }: PrepareOptions,
): PreparedTrace {
  const stored = encodeLines(track)
  // What is measured is what is stored, so that measuring it again says the same.
  const whole = { segments: decodeLines(stored), waypoints: [] }
  const survey = surveyTrack(whole)
  const mesures = measureTrack(whole, survey)
  const vue = showTrace(whole, survey, privacy)
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
 * What a route resembles for training, from what shows of it: who compares routes reads its climbs, and
 * the foot of the first one is the door. Null when its altitudes are unknown or nothing shows.
 */
export function signVue({ trace }: Pick<Vue, 'trace'>, surfaces: PrepareOptions['surfaces']) {
  if (!trace) return null
  const { distance, denivele } = trace
  return signRoute(
    { ...trace, km_effort: getKmEffort({ distance, denivele: denivele.calcule }) },
    surfaces,
  )
}

/** The shown part of a track: the same as `hideEnds` gives to whatever else leaves the server. */
function showTrace(
  whole: Pick<Track, 'segments' | 'waypoints'>,
  survey: Survey,
  privacy: PrivacyOptions,
): Vue {
  const { track: shown, pieces } = hideEnds(whole, privacy)
  const shownSurvey = pieces ? surveyTrack(shown) : survey
  return {
    trace: presentTrace(shown, shownSurvey, pieces !== null),
    forme: findShape(survey),
    croquis: drawSketch(shown),
    geometrie: drawGeometry(shown),
    passages: pieces ? findPassages(survey, pieces) : [[0, survey.distance]],
    zones: findHiddenZones(whole, privacy),
  }
}

const findPassages = ({ parts }: Survey, pieces: readonly Piece[]): [number, number][] =>
  pieces.flatMap(({ segment, from, to }): [number, number][] => {
    const part = parts[segment]
    return part ? [[at(part.distances, from), at(part.distances, to - 1)]] : []
  })

/** Metres along the whole track as metres along what shows of it; null where nothing shows. */
export function toShownMetres({ passages }: Pick<Vue, 'passages'>, metres: number): number | null {
  let before = 0
  for (const [debut, fin] of passages) {
    if (metres >= debut && metres <= fin) return before + metres - debut
    before += fin - debut
  }
  return null
}

/** A stretch of the whole track as the stretches of it that show, along what shows. */
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
