import {
  decodeLines,
  encodeLines,
  type PreparedTrace,
  type PrepareOptions,
  prepareTrace,
  type StoredLines,
  type Vue,
} from '@foulee/db/read-models/parcours-trace'
import {
  type Comparaison,
  compareEtapes,
  type EtapesFaites,
} from '@foulee/domain/entrainement/etapes-faites'
import type { Reperes } from '@foulee/domain/entrainement/reperes'
import type { ContenuSeance } from '@foulee/domain/entrainement/seance'
import type { Moitie } from '@foulee/domain/parcours/calibration'
import {
  DEBUT_DES_TEMPS,
  FIN_DES_TEMPS,
  type Morceau,
  type Plage,
} from '@foulee/domain/parcours/montage'
import { RECORDS_DISTANCE, RECORDS_MONTEE } from '@foulee/domain/parcours/records'
import type { Sport } from '@foulee/domain/shared/sport'
import { type BestEfforts, findBestEfforts } from '@foulee/trace/best-efforts'
import { interpolate } from '@foulee/trace/column'
import { cutTrack, reverseTrack } from '@foulee/trace/edit'
import { measureHalves } from '@foulee/trace/measure-halves'
import { firstTime, joinTracks, keepPlages, listEnds } from '@foulee/trace/montage'
import { type DetailSortie, detailOuting } from '@foulee/trace/outing-detail'
import { type CourseRun, layOuting, type OutingOnCourse } from '@foulee/trace/outing-on-course'
import { decodePolyline } from '@foulee/trace/polyline'
import { hideEnds, type Place } from '@foulee/trace/privacy'
import { createTrackReader, type ReaderOptions } from '@foulee/trace/read-track'
import { readReleve } from '@foulee/trace/releve'
import { compareRuns, findSameWays, type GainCurve, type Sens } from '@foulee/trace/same-way'
import { type Survey, surveyTrack } from '@foulee/trace/survey'
import { measureTimes } from '@foulee/trace/times'
import type { Indoor, Segment, Track } from '@foulee/trace/track'
import { type Marks, type Moved, moveMarks, placeMarks, placeWaypoints } from './marks.ts'
import type { FileFacts, TraceEdit } from './track-edit.ts'

type TraceFile = { fd: number; size: number } | { bytes: Uint8Array }

/** Files that an outing is read from (produit 9.30). */
export type OutingFile = {
  file: TraceFile
  /** Start of the wanted leg of a multisport file, in milliseconds since 1970. */
  debut?: number | null
  /** Kept of it; all without. */
  garde?: readonly Plage[] | null
  /** Other files of an outing that was joined. */
  suite?: readonly Omit<OutingFile, 'suite'>[]
}

export type TraceTask =
  | (OutingFile & {
      kind: 'file'
      before: StoredLines | null
      marks: Marks
      options: PrepareOptions
      /** An outing without positions is read too: no line, and what its laps tell. */
      takesIndoor?: boolean
    })
  /** Measures a stored track after a cut or a reversal, in metres from its start. */
  | {
      kind: 'lines'
      stored: StoredLines
      edit: TraceEdit | null
      marks: Marks
      options: PrepareOptions
    }
  /** A line drawn on the map, which nothing cleans. */
  | {
      kind: 'drawn'
      stored: StoredLines
      before: StoredLines | null
      marks: Marks
      options: PrepareOptions
    }
  | { kind: 'drawing'; stored: StoredLines }
  | (OutingFile & {
      kind: 'etapes'
      steps: ContenuSeance['steps']
      comparaison: Comparaison
    })
  | (OutingFile & { kind: 'detail'; sport: Sport; reperes: Reperes })
  | (OutingFile & { kind: 'course'; course: CourseRun })
  | (OutingFile & { kind: 'efforts' })
  /** Instants of pieces told in metres; null without usable times. */
  | (OutingFile & { kind: 'ecart'; autre: OutingFile })
  | { kind: 'memes'; own: readonly string[]; autres: readonly { id: number; lignes: string[] }[] }
  | (OutingFile & { kind: 'plages'; morceaux: readonly Morceau[] })

/** `legs`: one activity per sport of a multisport file. */
export type TraceAnswer = MeasuredTrace & { legs?: MeasuredTrace[] }
type MeasuredTrace = { trace: PreparedTrace; moved: Moved; facts: FileFacts | null }

/** Records of an outing, and its halves by slope (produit 9.24, 9.28). */
export type MeasuredEfforts = BestEfforts & { moities: [Moitie, Moitie] | null }

type Answers = {
  file: TraceAnswer
  lines: TraceAnswer
  drawn: TraceAnswer
  drawing: Vue['trace']
  etapes: EtapesFaites | null
  course: OutingOnCourse | null
  efforts: MeasuredEfforts
  detail: DetailSortie | null
  plages: Plage[] | null
  ecart: GainCurve | null
  memes: { id: number; sens: Sens }[]
}
export type AnswerOf<T extends TraceTask> = Answers[T['kind']]

const STEP = 1024 * 1024

/** @throws TraceError in French when the file has no track */
export function doTask(task: TraceTask, readAt: ReadAt): AnswerOf<TraceTask> {
  switch (task.kind) {
    case 'file':
      return prepareFile(task, readAt)
    case 'lines':
      return prepareLines(task)
    case 'drawn':
      return prepareDrawn(task)
    case 'drawing':
      return prepareTrace({ segments: decodeLines(task.stored) }, { rayon: 0 }).vue.trace
    case 'etapes':
      return layEtapes(task, readAt)
    case 'detail':
      return detail(task, readAt)
    case 'course':
      return layOuting(readOuting(task, readAt), task.course)
    case 'efforts':
      return measureEfforts(surveyTrack(readOuting(task, readAt)))
    case 'ecart':
      return compareRuns(readOuting(task, readAt), readOuting(task.autre, readAt))
    case 'memes':
      return findSameWays(
        decodeSmall(task.own),
        task.autres.map(({ id, lignes }) => ({ id, segments: decodeSmall(lignes) })),
      )
    case 'plages':
      return toPlages(surveyTrack(readOuting(task, readAt)), task.morceaux)
  }
}

const measureEfforts = (survey: Survey): MeasuredEfforts => ({
  ...findBestEfforts(survey, RECORDS_DISTANCE, RECORDS_MONTEE),
  moities: measureHalves(survey),
})

/** Small lines (`apercu`) have no altitudes and no times. */
function decodeSmall(lignes: readonly string[]): Segment[] {
  return lignes.map((ligne) => {
    const { lon, lat } = decodePolyline(ligne)
    const unknown = new Float64Array(lon.length).fill(Number.NaN)
    return { lon, lat, ele: unknown, time: unknown }
  })
}

/** The legs of a file share its sensors. */
const detail = (task: Kind<'detail'>, readAt: ReadAt): DetailSortie | null =>
  detailOuting(readOuting(task, readAt, { hasSensors: true }), task)

type Kind<K> = Extract<TraceTask, { kind: K }>
type ReadAt = (fd: number, into: Uint8Array, at: number) => number

function prepareFile(task: Kind<'file'>, readAt: ReadAt): TraceAnswer {
  const { marks, before, options, takesIndoor } = task
  const { track, coupes } = readPieces(task, readAt, { takesIndoor })
  const replacing = { marks, before, options: coupes ? { ...options, coupes } : options }
  if (track.indoor) return measureIndoor(track, track.indoor, replacing)
  const legs = track.legs?.map((leg) => measureFile(leg, replacing))
  return { ...measureFile(track, replacing), ...(legs && { legs }) }
}

const readOuting = (task: OutingFile, readAt: ReadAt, options: ReaderOptions = {}): Track =>
  readPieces(task, readAt, options).track

/** `coupes`: ends of all recordings and of what is kept of them, each perhaps a door. */
function readPieces(
  { suite = [], ...first }: OutingFile,
  readAt: ReadAt,
  options: ReaderOptions = {},
): { track: Track; coupes?: readonly Place[] } {
  const sources = [first, ...suite]
  const isWhole = suite.length === 0 && !first.garde
  // The start of a lap says whether it is kept, and is told beside sensors alone.
  const reading = isWhole ? options : { ...options, hasSensors: true }
  const whole = sources.map(({ file, debut }) => chooseLeg(readFile(file, readAt, reading), debut))
  if (isWhole) return { track: whole[0] as Track }
  const kept = whole.map((track, rank) => {
    const garde = sources[rank]?.garde
    const { legs: _, ...leg } = track
    return garde ? keepPlages(leg, garde) : leg
  })
  const ends = (tracks: readonly Track[]) => tracks.flatMap(listEnds)
  return {
    track: joinTracks(kept),
    coupes: [...whole.flatMap((track) => outerEnds(listEnds(track))), ...ends(kept)],
  }
}

const outerEnds = (ends: readonly Place[]) => [...ends.slice(0, 1), ...ends.slice(-1)]

/** A piece begins after a stop at its start, and ends before one at its end. */
function toPlages(survey: Survey, morceaux: readonly Morceau[]): Plage[] | null {
  const times = measureTimes(survey)
  const start = findStart(survey)
  if (!times || start === undefined) return null
  const { distances, seconds } = times.clock
  const instant = (metres: number) =>
    Math.round(start / 1000 + interpolate(distances, seconds, metres)) * 1000
  // Metres come rounded.
  const end = survey.distance - 1
  return morceaux.map(({ de, a }) => [
    de <= 0 ? DEBUT_DES_TEMPS : instant(de),
    a >= end ? FIN_DES_TEMPS : instant(a - 0.01),
  ])
}

/** In milliseconds: the database may have truncated the start to the second. */
const AROUND = 1000

function chooseLeg(track: Track, debut: number | null | undefined): Track {
  const isIt = (leg: Track) => Math.abs(firstTime(leg) - (debut ?? Number.NaN)) < AROUND
  return track.legs?.find(isIt) ?? track
}

type Replacing = Pick<Kind<'file'>, 'before' | 'marks' | 'options'>

function measureFile(track: Track, replacing: Replacing): MeasuredTrace {
  const { survey, ...measured } = replaceLine(track, replacing)
  return { ...measured, facts: readFacts(track, survey, replacing.options) }
}

function measureIndoor(track: Track, indoor: Indoor, replacing: Replacing): MeasuredTrace {
  const { trace, ...measured } = measureFile(track, replacing)
  const { debut, duree, duree_mouvement, distance } = indoor
  const times = {
    debut,
    duree: Math.round(duree),
    duree_mouvement: Math.round(duree_mouvement),
  }
  return {
    ...measured,
    trace: { ...trace, mesures: { ...trace.mesures, distance } },
    facts: measured.facts && { ...measured.facts, times },
  }
}

function replaceLine(track: Pick<Track, 'segments'>, { before, marks, options }: Replacing) {
  const survey = surveyTrack(track)
  const old = before && surveyTrack({ segments: decodeLines(before) })
  return { trace: prepareTrace(track, options), moved: placeMarks(marks, old, survey), survey }
}

function readFile(file: TraceFile, readAt: ReadAt, options: ReaderOptions = {}): Track {
  const reader = createTrackReader({}, options)
  if ('bytes' in file) reader.write(file.bytes)
  else {
    for (let at = 0; at < file.size; at += STEP) {
      const piece = new Uint8Array(Math.min(STEP, file.size - at))
      reader.write(piece.subarray(0, readAt(file.fd, piece, at)))
    }
  }
  return reader.end()
}

function readFacts(track: Track, survey: Survey, options: PrepareOptions): FileFacts {
  const { format, kind, sport, cleaned, capteurs } = track.source
  const waypoints = placeWaypoints(track.waypoints, survey)
  const times = readTimes(survey)
  const duree_montree =
    options.rayon > 0 ? measureShown(track, options) : (times?.duree_mouvement ?? null)
  const facts = { format, kind, sport, name: track.name, waypoints, times, duree_montree }
  return { ...facts, ...(cleaned && { cleaned }), ...(capteurs && { capteurs }) }
}

function readTimes(survey: Survey): FileFacts['times'] {
  const times = measureTimes(survey)
  const debut = findStart(survey)
  if (!times || debut === undefined) return null
  return {
    debut,
    duree: Math.round(times.duree),
    duree_mouvement: Math.round(times.duree_mouvement),
  }
}

const findStart = ({ parts }: Survey): number | undefined =>
  parts.flatMap(({ segment }) => segment.time.find((time) => Number.isFinite(time)) ?? []).at(0)

/** Excludes the time in hidden parts: with a pace it would reveal the distance to home. */
function measureShown(track: Track, options: PrepareOptions): FileFacts['duree_montree'] {
  const times = measureTimes(surveyTrack(hideEnds(track, options).track))
  return times && Math.round(times.duree_mouvement)
}

function layEtapes(task: Kind<'etapes'>, readAt: ReadAt): EtapesFaites | null {
  const { steps, comparaison } = task
  const track = readOuting(task, readAt)
  const deroule = { tours: track.tours ?? [], releve: readReleve(track) }
  return compareEtapes(steps, deroule, comparaison)
}

function prepareDrawn({ stored, ...replacing }: Kind<'drawn'>): TraceAnswer {
  const { trace, moved } = replaceLine({ segments: decodeLines(stored) }, replacing)
  return { trace, moved, facts: null }
}

function prepareLines({ stored, edit, marks, options }: Kind<'lines'>): TraceAnswer {
  const storedTrack = { segments: decodeLines(stored) }
  if (!edit) return { trace: prepareTrace(storedTrack, options), moved: marks, facts: null }
  const { distance } = surveyTrack(storedTrack)
  const cut = cutTrack(storedTrack, edit.debut, edit.fin)
  const edited = edit.isReversed ? reverseTrack(cut) : cut
  // Rounded before measuring, so that a second edit starts from the stored values.
  const rounded = { segments: decodeLines(encodeLines(edited)) }
  return {
    trace: prepareTrace(rounded, options),
    moved: moveMarks(marks, edit, Math.min(edit.fin, distance)),
    facts: null,
  }
}
