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
import { RECORDS_DISTANCE, RECORDS_MONTEE } from '@foulee/domain/parcours/records'
import type { Sport } from '@foulee/domain/shared/sport'
import { type BestEfforts, findBestEfforts } from '@foulee/trace/best-efforts'
import { cutTrack, reverseTrack } from '@foulee/trace/edit'
import { measureHalves } from '@foulee/trace/measure-halves'
import { type DetailSortie, detailOuting } from '@foulee/trace/outing-detail'
import { type CourseRun, layOuting, type OutingOnCourse } from '@foulee/trace/outing-on-course'
import { hideEnds } from '@foulee/trace/privacy'
import { createTrackReader, type ReaderOptions } from '@foulee/trace/read-track'
import { readReleve } from '@foulee/trace/releve'
import { type Survey, surveyTrack } from '@foulee/trace/survey'
import { measureTimes } from '@foulee/trace/times'
import type { Track } from '@foulee/trace/track'
import { type Marks, type Moved, moveMarks, placeMarks, placeWaypoints } from './marks.ts'
import type { FileFacts, TraceEdit } from './track-edit.ts'

type TraceFile = { fd: number; size: number } | { bytes: Uint8Array }

export type TraceTask =
  | {
      kind: 'file'
      file: TraceFile
      before: StoredLines | null
      marks: Marks
      options: PrepareOptions
      /** Start of the wanted leg of a multisport file, in milliseconds since 1970. */
      debut?: number | null
    }
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
  | {
      kind: 'etapes'
      file: TraceFile
      steps: ContenuSeance['steps']
      comparaison: Comparaison
      debut?: number | null
    }
  | { kind: 'detail'; file: TraceFile; sport: Sport; reperes: Reperes; debut?: number | null }
  | { kind: 'course'; file: TraceFile; course: CourseRun; debut?: number | null }
  | { kind: 'efforts'; file: TraceFile; debut?: number | null }

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
}
export type AnswerOf<T extends TraceTask> = Answers[T['kind']]

const STEP = 1024 * 1024

/** @throws TraceError in French when the file has no track */
export function doTask(
  task: TraceTask,
  readAt: (fd: number, into: Uint8Array, at: number) => number,
): AnswerOf<TraceTask> {
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
      return layOuting(chooseLeg(readFile(task.file, readAt), task.debut), task.course)
    case 'efforts':
      return measureEfforts(surveyTrack(chooseLeg(readFile(task.file, readAt), task.debut)))
  }
}

const measureEfforts = (survey: Survey): MeasuredEfforts => ({
  ...findBestEfforts(survey, RECORDS_DISTANCE, RECORDS_MONTEE),
  moities: measureHalves(survey),
})

/** The legs of a file share its sensors. */
function detail(
  { file, debut, ...runner }: Kind<'detail'>,
  readAt: (fd: number, into: Uint8Array, at: number) => number,
): DetailSortie | null {
  return detailOuting(chooseLeg(readFile(file, readAt, { hasSensors: true }), debut), runner)
}

type Kind<K> = Extract<TraceTask, { kind: K }>

function prepareFile(
  { file, debut, ...task }: Kind<'file'>,
  readAt: (fd: number, into: Uint8Array, at: number) => number,
): TraceAnswer {
  const track = chooseLeg(readFile(file, readAt), debut)
  const legs = track.legs?.map((leg) => measureFile(leg, task))
  return { ...measureFile(track, task), ...(legs && { legs }) }
}

/** In milliseconds: the database may have truncated the start to the second. */
const AROUND = 1000

function chooseLeg(track: Track, debut: number | null | undefined): Track {
  const isIt = (leg: Track) => {
    const first = leg.segments.flatMap(
      ({ time }) => time.find((at) => Number.isFinite(at)) ?? [],
    )[0]
    return first !== undefined && Math.abs(first - (debut ?? Number.NaN)) < AROUND
  }
  return track.legs?.find(isIt) ?? track
}

type Replacing = Pick<Kind<'file'>, 'before' | 'marks' | 'options'>

function measureFile(track: Track, replacing: Replacing): MeasuredTrace {
  const { survey, ...measured } = replaceLine(track, replacing)
  return { ...measured, facts: readFacts(track, survey, replacing.options) }
}

function replaceLine(track: Pick<Track, 'segments'>, { before, marks, options }: Replacing) {
  const survey = surveyTrack(track)
  const old = before && surveyTrack({ segments: decodeLines(before) })
  return { trace: prepareTrace(track, options), moved: placeMarks(marks, old, survey), survey }
}

function readFile(
  file: TraceFile,
  readAt: (fd: number, into: Uint8Array, at: number) => number,
  options: ReaderOptions = {},
): Track {
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
  const debut = survey.parts
    .flatMap(({ segment }) => segment.time.find((time) => Number.isFinite(time)) ?? [])
    .at(0)
  if (!times || debut === undefined) return null
  return {
    debut,
    duree: Math.round(times.duree),
    duree_mouvement: Math.round(times.duree_mouvement),
  }
}

/** Excludes the time in hidden parts: with a pace it would reveal the distance to home. */
function measureShown(track: Track, options: PrepareOptions): FileFacts['duree_montree'] {
  const times = measureTimes(surveyTrack(hideEnds(track, options).track))
  return times && Math.round(times.duree_mouvement)
}

function layEtapes(
  { file, steps, comparaison, debut }: Kind<'etapes'>,
  readAt: (fd: number, into: Uint8Array, at: number) => number,
): EtapesFaites | null {
  const track = chooseLeg(readFile(file, readAt), debut)
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
