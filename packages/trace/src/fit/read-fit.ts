import { CIELS, type Meteo } from '@foulee/domain/parcours/meteo'
import type { Sport } from '@foulee/domain/shared/sport'
import { FIT_SENSORS, withSensors } from '../count-sensors.ts'
import {
  type Columns,
  createColumns,
  createWaypoints,
  finishTrack,
  type Session,
  type Waypoints,
} from '../read-columns.ts'
import type { ReadLimits, SensorOptions } from '../read-limits.ts'
import { cleanName } from '../read-titles.ts'
import { createSensors, type SensorColumns } from '../sensors.ts'
import { createTours } from '../tours.ts'
import { TraceError, type Track } from '../track.ts'
import { decodeFit, type FitEnding, type FitMessage } from './decode-fit.ts'
import {
  COURSE,
  COURSE_POINT,
  COURSE_POINT_TYPES,
  EVENT,
  FILE_ID,
  FIRST_DATE,
  FIT_EPOCH,
  GUIDED_TRACK_FILE,
  LAP,
  LAP_TRIGGERS,
  MANUFACTURERS,
  RECORD,
  SEMICIRCLE,
  SESSION,
  SPORT,
  TIMER,
  TIMER_START,
  TIMER_STOPS,
  TRANSITION,
  WEATHER,
  WEATHER_NOW,
} from './fit-profile.ts'
import { sportByNumber } from './fit-sport.ts'

type Content = {
  columns: Columns
  waypoints: Waypoints
  tours: ReturnType<typeof createTours>
  sensors: SensorColumns | null
  meteo: Meteo | null
  name: string | null
  creator: string | null
  sport: Sport | null
  sessions: Session[]
  isGuidedTrack: boolean
  /** Timer stopped: later records start a new segment. */
  isPaused: boolean
  /** Kinds of sensors that were worn. */
  kinds: Set<number>
}

/**
 * Reader of FIT activities and guided tracks. A truncated or damaged file yields the points before
 * the damage if there are two. The checksum is only used to explain a failure.
 */
export function createFitReader(limits: ReadLimits, options: SensorOptions = {}) {
  const pieces: Uint8Array[] = []
  return {
    write(bytes: Uint8Array) {
      pieces.push(bytes)
    },
    end: () => readFit(joinPieces(pieces), limits, options),
  }
}

function joinPieces(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

function readFit(
  bytes: Uint8Array,
  limits: ReadLimits,
  { hasSensors, takesIndoor }: SensorOptions,
): Track {
  const content: Content = {
    columns: createColumns(limits),
    waypoints: createWaypoints(limits),
    tours: createTours(),
    sensors: hasSensors ? createSensors(limits.maxPoints) : null,
    meteo: null,
    name: null,
    creator: null,
    sport: null,
    sessions: [],
    isGuidedTrack: false,
    isPaused: false,
    kinds: new Set(),
  }
  const ending = decodeFit(
    bytes,
    (message) => readMessage(content, message),
    () => content.columns.breakSegment(),
  )
  const { columns, waypoints, tours, name, creator, sport, sessions, isGuidedTrack } = content
  if (columns.count < 2) assertUndamaged(ending)
  const track = finishTrack({
    name,
    description: null,
    columns,
    waypoints: waypoints.list,
    tours: isGuidedTrack ? [] : tours.list,
    sessions,
    sensors: content.sensors,
    meteo: hasSensors ? content.meteo : null,
    takesIndoor,
    source: { format: 'fit', creator, kind: isGuidedTrack ? 'parcours' : 'activite', sport },
  })
  return withSensors(track, content.kinds.size)
}

function readMessage(content: Content, message: FitMessage): void {
  switch (message.number) {
    case RECORD.number:
      addRecord(content.columns, message)
      addSensors(content.sensors, message)
      noteSensors(content.kinds, message)
      return
    case EVENT.number:
      readEvent(content, message)
      return
    case LAP.number:
      addTour(content, message)
      return
    case WEATHER.number:
      content.meteo ??= readWeather(message)
      return
    case FILE_ID.number:
      content.isGuidedTrack = message.value(FILE_ID.type) === GUIDED_TRACK_FILE
      content.creator ??= MANUFACTURERS[message.value(FILE_ID.manufacturer)] ?? null
      return
    case SPORT.number:
      readSport(content, message, SPORT)
      return
    case SESSION.number:
      readSport(content, message, SESSION)
      addSession(content.sessions, message)
      return
    case COURSE.number:
      content.name ??= cleanName(message.text(COURSE.name))
      readSport(content, message, COURSE)
      return
    case COURSE_POINT.number:
      addGuidePoint(content.waypoints, message)
  }
}

type SportFields = { sport: number; detail: number }

function readSport(content: Content, message: FitMessage, fields: SportFields): void {
  content.sport ??= sportByNumber(message.value(fields.sport), message.value(fields.detail))
}

/** The transition between two sports is no activity. */
function addSession(sessions: Session[], message: FitMessage): void {
  const number = message.value(SESSION.sport)
  const debut = toTime(message.value(SESSION.start))
  const fin = debut + message.value(SESSION.elapsed)
  if (number === TRANSITION || !(fin > debut)) return
  sessions.push({ sport: sportByNumber(number, message.value(SESSION.detail)), debut, fin })
}

/** Stored in fifths of a metre above −500 m. */
const toMetres = (altitude: number) => altitude / 5 - 500

const toTime = (timestamp: number) =>
  timestamp >= FIRST_DATE ? timestamp * 1000 + FIT_EPOCH : Number.NaN

function addRecord(columns: Columns, message: FitMessage): void {
  const enhanced = message.value(RECORD.enhancedAltitude)
  columns.add(
    message.value(RECORD.lon) * SEMICIRCLE,
    message.value(RECORD.lat) * SEMICIRCLE,
    toMetres(Number.isNaN(enhanced) ? message.value(RECORD.altitude) : enhanced),
    toTime(message.timestamp),
  )
}

/** The fraction of a cadence is in 1/128 of a revolution. */
function addSensors(sensors: SensorColumns | null, message: FitMessage): void {
  if (!sensors) return
  const fraction = message.value(RECORD.fractionalCadence) / 128
  sensors.add(toTime(message.timestamp), {
    fc: message.value(RECORD.heartRate),
    cadence: message.value(RECORD.cadence) + (fraction < 1 ? fraction : 0),
    puissance: message.value(RECORD.power),
    temperature: message.value(RECORD.temperature),
  })
}

function noteSensors(kinds: Set<number>, message: FitMessage): void {
  for (const field of FIT_SENSORS) {
    if (!kinds.has(field) && message.value(field) > 0) kinds.add(field)
  }
}

/** Times in milliseconds, distances in centimetres. */
function addTour({ tours }: Content, message: FitMessage): void {
  tours.add({
    debut: toTime(message.value(LAP.start)),
    chrono: message.value(LAP.timer) / 1000,
    ecoule: message.value(LAP.elapsed) / 1000,
    distance: message.value(LAP.distance) / 100,
    fin: LAP_TRIGGERS[message.value(LAP.trigger)] ?? 'inconnu',
    // The four high bits are flags.
    etape: message.value(LAP.step) % 0x1000,
  })
}

/** The first that a station observed; null for a forecast, or one that says nothing. */
function readWeather(message: FitMessage): Meteo | null {
  if (message.value(WEATHER.report) !== WEATHER_NOW) return null
  const within = (value: number, least: number, most: number) =>
    value >= least && value <= most ? Math.round(value) : null
  const meteo = {
    temperature: within(message.value(WEATHER.temperature), -60, 60),
    ressenti: within(message.value(WEATHER.feels), -80, 70),
    ciel: CIELS[message.value(WEATHER.condition)] ?? null,
    // Stored in millimetres a second.
    vent: within((message.value(WEATHER.wind) / 1000) * 3.6, 0, 250),
    vent_de: within(message.value(WEATHER.windFrom), 0, 360),
    humidite: within(message.value(WEATHER.humidity), 0, 100),
  }
  return Object.values(meteo).every((value) => value === null) ? null : meteo
}

function readEvent(content: Content, message: FitMessage): void {
  if (message.value(EVENT.event) !== TIMER) return
  const type = message.value(EVENT.type)
  if (TIMER_STOPS.includes(type)) content.isPaused = true
  else if (type === TIMER_START && content.isPaused) {
    content.isPaused = false
    content.columns.breakSegment()
  }
}

function addGuidePoint(waypoints: Waypoints, message: FitMessage): void {
  waypoints.add({
    lon: message.value(COURSE_POINT.lon) * SEMICIRCLE,
    lat: message.value(COURSE_POINT.lat) * SEMICIRCLE,
    ele: Number.NaN,
    name: message.text(COURSE_POINT.name),
    description: undefined,
    type: COURSE_POINT_TYPES[message.value(COURSE_POINT.type)],
  })
}

/** @throws TraceError blaming the file if it is damaged and almost nothing was read */
function assertUndamaged({ state, isChecksumRight }: FitEnding): void {
  if (state === 'tronque') {
    throw new TraceError(
      'fichier_tronque',
      'Ce fichier FIT s’arrête avant la fin et aucune trace n’a pu y être lue. Copiez-le de nouveau depuis votre montre.',
    )
  }
  if (state === 'casse' && !isChecksumRight) {
    throw new TraceError(
      'fichier_illisible',
      'Ce fichier FIT est abîmé et aucune trace n’a pu y être lue. Copiez-le de nouveau depuis votre montre.',
    )
  }
}
