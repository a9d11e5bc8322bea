import type { FinTour, Tour } from '@foulee/domain/entrainement/deroule'
import type { Reperes } from '@foulee/domain/entrainement/reperes'
import {
  type Fraction,
  findFractionsDeLAllure,
  findFractionsDesTours,
  PAS_ALLURE,
} from '@foulee/domain/parcours/fractions'
import type { Meteo } from '@foulee/domain/parcours/meteo'
import {
  createTempsZones,
  isOnFoot,
  listBornesAllure,
  listBornesFc,
  type TempsZone,
} from '@foulee/domain/parcours/zones-sortie'
import type { Sport } from '@foulee/domain/shared/sport'
import { at, interpolate, lastOf } from './column.ts'
import { type SensorMeans, sumSensor, toSteps } from './sensors.ts'
import { cutStretches } from './stretches.ts'
import { readAltitude, readClimbs, type Survey, surveyTrack } from './survey.ts'
import { measureTimes, type Times } from './times.ts'
import type { Track } from './track.ts'

/*
 * An outing in pieces (produit 9.25): kilometres, laps, repetitions, stops, zones, and columns for a
 * drawing. Seconds are in motion unless they are said to be elapsed.
 */

export type MorceauSortie = {
  /** Metres from the start. */
  debut: number
  distance: number
  duree: number
  /** Seconds per kilometre of flat road at the same effort (6.5). */
  allure_effort: number | null
  denivele: number | null
  fc: number | null
  cadence: number | null
  puissance: number | null
}

export type SeriesSortie = {
  metres: number[]
  /** Elapsed seconds. */
  temps: number[]
  /** Seconds per kilometre. */
  allure: (number | null)[]
  altitude: (number | null)[]
  fc: (number | null)[]
  cadence: (number | null)[]
  puissance: (number | null)[]
  temperature: (number | null)[]
}

export type DetailSortie = {
  kilometres: MorceauSortie[]
  tours: (MorceauSortie & { fin: FinTour })[]
  fractions: { source: 'tours' | 'allure'; liste: (MorceauSortie & Recuperation)[] } | null
  pauses: { metres: number; debut: number; duree: number }[]
  zones_fc: TempsZone[]
  zones_allure: TempsZone[]
  /** Bulletin of a station, as the watch got it. */
  meteo: Meteo | null
  /** Thermometer of the watch itself, warmed by the wrist. */
  capteur: { min: number; moyenne: number; max: number } | null
  series: SeriesSortie
}

type Recuperation = Pick<Fraction, 'recuperation'>

/** Rows of kilometres at most; a longer outing is cut by five, ten or fifty. */
const MOST_ROWS = 300
const STEPS = [1000, 5000, 10_000, 50_000, 500_000] as const
/** Metres: the rest of a last kilometre that is shown. */
const LEAST_REST = 50
const MOST_SAMPLES = 500
/** Metres between two samples at least, and on each side of a pace. */
const SPACING = 20
const AROUND = 50

type Ground = {
  survey: Survey
  times: Times
  /** Unix milliseconds of the first point. */
  start: number
  secondsAt: (metres: number) => number
  movingAt: (metres: number) => number
  metresAt: (seconds: number) => number
  effortAt: (metres: number) => number
  fc: SensorMeans | null
  cadence: SensorMeans | null
  puissance: SensorMeans | null
  temperature: SensorMeans | null
}

/** Null without usable times. */
export function detailOuting(
  track: Track,
  { sport, reperes }: { sport: Sport; reperes: Reperes },
): DetailSortie | null {
  const survey = surveyTrack(track)
  const times = measureTimes(survey)
  if (!times || !(survey.distance > 0)) return null
  const ground = layGround(track, { survey, times, sport })
  const laps = listTours(track, ground)
  const tours = laps.map(({ from, to, tour }) => ({
    ...cutPiece(ground, from, to),
    duree: Math.round(tour.duree),
    ...(tour.distance !== null && { distance: Math.round(tour.distance) }),
    fin: tour.fin,
  }))
  return {
    kilometres: cutKilometres(ground),
    tours,
    fractions: findFractions(ground, tours),
    pauses: times.pauses.map(({ distance, duree }) => ({
      metres: Math.round(distance),
      debut: Math.round(interpolate(times.clock.distances, times.clock.seconds, distance - 0.01)),
      duree: Math.round(duree),
    })),
    zones_fc: sumFc(ground, sport, reperes),
    zones_allure: sumAllure(ground, sport, reperes),
    meteo: track.meteo ?? null,
    capteur: readThermometer(ground),
    series: sampleSeries(ground),
  }
}

function readThermometer({ temperature, times }: Ground): DetailSortie['capteur'] {
  const moyenne = round(temperature?.mean(0, times.duree))
  if (moyenne === null) return null
  let [min, max] = [moyenne, moyenne]
  temperature?.each(0, times.duree, (value) => {
    min = Math.min(min, value)
    max = Math.max(max, value)
  })
  return { min: Math.round(min), moyenne, max: Math.round(max) }
}

type Measured = { survey: Survey; times: Times; sport: Sport }

function layGround(track: Track, { survey, times, sport }: Measured): Ground {
  const { distances, seconds } = times.clock
  const start =
    survey.parts
      .flatMap(({ segment }) => segment.time.find((time) => Number.isFinite(time)) ?? [])
      .at(0) ?? Number.NaN
  const read = track.sensors ?? null
  const sensors = read && isOnFoot(sport) ? toSteps(read, track.source.format === 'fit') : read
  const isStep = (value: number) => value > 0
  return {
    survey,
    times,
    start,
    secondsAt: (metres) => interpolate(distances, seconds, metres),
    movingAt: (metres) => interpolate(distances, times.mouvement, metres),
    metresAt: (second) => interpolate(seconds, distances, second),
    effortAt: sumEffort(survey),
    fc: sensors && sumSensor(sensors, 'fc', start),
    cadence: sensors && sumSensor(sensors, 'cadence', start, isStep),
    puissance: sensors && sumSensor(sensors, 'puissance', start),
    temperature: sensors && sumSensor(sensors, 'temperature', start),
  }
}

/** Metres of flat road at the same effort; the ground is not known, so that slope and height count. */
function sumEffort(survey: Survey): Ground['effortAt'] {
  const stretches = cutStretches(survey, { sol: 'route' })
  const [ends, efforts] = [
    new Float64Array(stretches.length + 1),
    new Float64Array(stretches.length + 1),
  ]
  for (const [rank, { longueur, effort }] of stretches.entries()) {
    ends[rank + 1] = at(ends, rank) + longueur
    efforts[rank + 1] = at(efforts, rank) + effort
  }
  return (metres) => interpolate(ends, efforts, metres)
}

const round = (value: number | null | undefined) => (value == null ? null : Math.round(value))

function cutPiece(ground: Ground, from: number, to: number): MorceauSortie {
  const { survey, movingAt, effortAt, secondsAt } = ground
  const duree = movingAt(to) - movingAt(from)
  const effort = effortAt(to) - effortAt(from)
  const climb = survey.hasRelief
    ? (readClimbs(survey, to)?.denivele ?? 0) - (readClimbs(survey, from)?.denivele ?? 0)
    : null
  const [began, ended] = [secondsAt(from), secondsAt(to)]
  return {
    debut: Math.round(from),
    distance: Math.round(to - from),
    duree: Math.round(duree),
    allure_effort:
      survey.hasRelief && effort > 0 && duree > 0 ? Math.round((duree / effort) * 1000) : null,
    denivele: climb === null ? null : Math.max(0, Math.round(climb)),
    fc: round(ground.fc?.mean(began, ended)),
    cadence: round(ground.cadence?.mean(began, ended)),
    puissance: round(ground.puissance?.mean(began, ended)),
  }
}

function cutKilometres(ground: Ground): MorceauSortie[] {
  const { distance } = ground.survey
  const step = STEPS.find((metres) => distance / metres <= MOST_ROWS) ?? 500_000
  const pieces: MorceauSortie[] = []
  for (let from = 0; from < distance && pieces.length < MOST_ROWS; from += step) {
    const to = Math.min(distance, from + step)
    if (to - from >= LEAST_REST || from === 0) pieces.push(cutPiece(ground, from, to))
  }
  return pieces
}

type Lap = { from: number; to: number; tour: Tour }

/** A single lap is the outing itself. */
function listTours({ tours = [], tourDebuts = [] }: Track, ground: Ground): Lap[] {
  if (tours.length < 2 || tours.length !== tourDebuts.length) return []
  const metresOf = (debut: number | undefined) =>
    debut === undefined
      ? ground.survey.distance
      : ground.metresAt(Math.max(0, (debut - ground.start) / 1000))
  return tours.map((tour, rank) => ({
    from: metresOf(tourDebuts[rank]),
    to: metresOf(tourDebuts[rank + 1]),
    tour,
  }))
}

function findFractions(ground: Ground, tours: DetailSortie['tours']): DetailSortie['fractions'] {
  const byTours = findFractionsDesTours(tours)
  if (byTours.length > 0) {
    return {
      source: 'tours',
      liste: byTours.flatMap(({ debut, recuperation }) => {
        const tour = tours[debut]
        if (!tour) return []
        const { fin: _, ...piece } = tour
        return [{ ...piece, recuperation }]
      }),
    }
  }
  const { vitesses, distances } = samplePaces(ground)
  const byPace = findFractionsDeLAllure(vitesses, distances)
  if (byPace.length === 0) return null
  return {
    source: 'allure',
    liste: byPace.map(({ debut, fin, recuperation }) => ({
      ...cutPiece(ground, distances[debut] ?? 0, distances[fin] ?? 0),
      recuperation: recuperation && {
        duree: Math.round(recuperation.duree),
        distance: Math.round(recuperation.distance),
      },
    })),
  }
}

/** Samples of pace at most: eleven days of them. */
const MOST_PACES = 200_000

/** Speeds at equal effort, every five seconds in motion. */
function samplePaces({ times, effortAt }: Ground): { vitesses: number[]; distances: number[] } {
  const { clock, mouvement } = times
  const count = Math.min(MOST_PACES, Math.floor(lastOf(mouvement) / PAS_ALLURE))
  const distances = Array.from({ length: count + 1 }, (_, rank) =>
    interpolate(mouvement, clock.distances, rank * PAS_ALLURE),
  )
  const efforts = distances.map(effortAt)
  const vitesses = Array.from(
    { length: count },
    (_, rank) => ((efforts[rank + 1] ?? 0) - (efforts[rank] ?? 0)) / PAS_ALLURE,
  )
  return { vitesses, distances }
}

function sumFc({ fc, times }: Ground, sport: Sport, reperes: Reperes): TempsZone[] {
  const zones = createTempsZones(listBornesFc(sport, reperes))
  fc?.each(0, times.duree, (value, seconds) => zones.add(value, seconds))
  return zones.list()
}

function sumAllure(ground: Ground, sport: Sport, reperes: Reperes): TempsZone[] {
  const bornes = listBornesAllure(sport, reperes)
  if (bornes.length === 0) return []
  const zones = createTempsZones(bornes)
  for (const vitesse of samplePaces(ground).vitesses) zones.add(vitesse, PAS_ALLURE)
  return zones.list()
}

function sampleSeries(ground: Ground): SeriesSortie {
  const { survey, secondsAt, movingAt } = ground
  const { distance } = survey
  const count = Math.max(2, Math.min(MOST_SAMPLES, Math.ceil(distance / SPACING) + 1))
  const step = distance / (count - 1)
  const reach = Math.max(AROUND, step)
  const metres = Array.from({ length: count }, (_, rank) => rank * step)
  const [allure, altitude, temps]: [(number | null)[], (number | null)[], number[]] = [[], [], []]
  const means = { fc: ground.fc, cadence: ground.cadence, puissance: ground.puissance }
  const meanOf = (sensor: SensorMeans | null, here: number) =>
    sensor?.mean(
      secondsAt(Math.max(0, here - step / 2)),
      secondsAt(Math.min(distance, here + step / 2)),
    )
  for (const here of metres) {
    const [from, to] = [Math.max(0, here - reach), Math.min(distance, here + reach)]
    const moving = movingAt(to) - movingAt(from)
    allure.push(moving > 0 ? Math.round((1000 * moving) / (to - from)) : null)
    const height = readAltitude(survey, here)
    altitude.push(height === null ? null : Math.round(height * 10) / 10)
    temps.push(Math.round(secondsAt(here)))
  }
  const column = (sensor: SensorMeans | null) => metres.map((here) => round(meanOf(sensor, here)))
  return {
    metres: metres.map(Math.round),
    temps,
    allure,
    altitude,
    fc: column(means.fc),
    cadence: column(means.cadence),
    puissance: column(means.puissance),
    temperature: column(ground.temperature),
  }
}
