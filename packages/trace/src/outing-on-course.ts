import {
  type Alignement,
  alignSortie,
  chooseDepart,
  type Foulee,
  type Pause,
  type Pente,
  type Repere,
  type SensPente,
  weighPentes,
} from '@foulee/domain/parcours/bilan'
import { interpolate, lastOf } from './column.ts'
import { layWay, locateOnWay } from './locate.ts'
import { cutStretches } from './stretches.ts'
import { type Survey, surveyTrack } from './survey.ts'
import { measureTimes, type Times } from './times.ts'
import type { Track } from './track.ts'

/** A race that was run, in metres of the course and seconds from its start. */
export type CourseRun = {
  distance: number
  /** The gun, in milliseconds since 1970; null where unknown. */
  depart: number | null
  /** Time of the result, and its passages. */
  temps: number | null
  /** False after giving up: the outing ends before the course. */
  is_finished: boolean
  passages: readonly { metres: number; temps: number }[]
  /** Places of the course whose position is known. */
  places: readonly { metres: number; lon: number; lat: number }[]
  /** Metres at which the time is asked. */
  at: readonly number[]
}

export type OutingOnCourse = {
  temps: number
  /** Seconds of the arrival at each of the metres asked; null beyond the end of the outing. */
  reels: (number | null)[]
  pauses: Pause[]
  pentes: Record<SensPente, Pente | null> | null
}

/** An outing laid along the course that was run; null where its hours are unknown, or nothing was run. */
export function layOuting(
  track: Pick<Track, 'segments'>,
  course: CourseRun,
): OutingOnCourse | null {
  const survey = surveyTrack(track)
  const times = measureTimes(survey)
  if (!times) return null
  const outing = readOuting(survey, times, course)
  const ends = findEnds(outing, course)
  if (ends.arrivee <= ends.depart) return null
  const alignment = align(survey, outing, { ...course, ends })
  return {
    temps: Math.round(outing.fin - outing.depart),
    reels: course.at.map((metres) => {
      if (metres > ends.distance) return null
      const seconds = outing.secondsAt(alignment.toSortie(metres)) - outing.depart
      return Math.max(0, Math.round(seconds))
    }),
    pauses: listPauses(times, outing, alignment),
    pentes: survey.hasRelief ? weighPentes(listFoulees(survey, times, outing)) : null,
  }
}

type Outing = {
  /** Seconds of the outing at the start and at the finish of the race. */
  depart: number
  fin: number
  metresAt: (seconds: number) => number
  /** First second at a distance: while standing it has several. */
  secondsAt: (metres: number) => number
}

/** Metres before a place at which nobody stands there yet. */
const JUST_BEFORE = 0.01

function readOuting(survey: Survey, { clock }: Times, { depart, temps }: CourseRun): Outing {
  const { distances, seconds } = clock
  const duree = lastOf(seconds)
  const began = survey.parts
    .flatMap(({ segment }) => segment.time.find((time) => Number.isFinite(time)) ?? [])
    .at(0)
  const gun = depart === null || began === undefined ? null : (depart - began) / 1000
  const start = chooseDepart(gun, duree, temps)
  return {
    depart: start,
    fin: temps === null ? duree : Math.min(duree, start + temps),
    metresAt: (second) => interpolate(seconds, distances, second),
    secondsAt: (metres) => interpolate(distances, seconds, metres - JUST_BEFORE),
  }
}

/** Metres within which a receiver tells the place of a point. */
const ACCURACY = 40

type Ends = { depart: number; arrivee: number; distance: number }

/** Metres of the outing where the race began and ended, and those of the course that were run. */
function findEnds(outing: Outing, { distance, is_finished }: CourseRun): Ends {
  const [depart, arrivee] = [outing.metresAt(outing.depart), outing.metresAt(outing.fin)]
  return {
    depart,
    arrivee,
    distance: is_finished ? distance : Math.min(distance, arrivee - depart),
  }
}

/** By the passages of the result, then by the places where no passage is known. */
function align(
  survey: Survey,
  outing: Outing,
  { ends, ...course }: CourseRun & { ends: Ends },
): Alignement {
  const reperes: Repere[] = course.passages.map(({ metres, temps }) => ({
    sortie: outing.metresAt(outing.depart + temps),
    course: metres,
  }))
  const way = layWay(survey.parts.map(({ segment }) => segment))
  for (const { metres, lon, lat } of course.places) {
    if (reperes.some((repere) => repere.course === metres)) continue
    const expected = { metres: alignSortie(reperes, ends).toSortie(metres), away: 0, is_off: false }
    const found = locateOnWay(way, { lon, lat, accuracy: ACCURACY }, expected)
    if (found && !found.is_off) reperes.push({ sortie: found.metres, course: metres })
  }
  return alignSortie(reperes, ends)
}

/** Stop of a minute at least within the race. */
const LEAST_PAUSE = 60

function listPauses({ pauses }: Times, outing: Outing, { toCourse }: Alignement): Pause[] {
  return pauses.flatMap(({ distance, duree }) => {
    const began = outing.secondsAt(distance)
    const within = Math.min(outing.fin, began + duree) - Math.max(outing.depart, began)
    if (within < LEAST_PAUSE) return []
    return [{ metres: Math.round(toCourse(distance)), duree: Math.round(within) }]
  })
}

function listFoulees(survey: Survey, { pauses }: Times, outing: Outing): Foulee[] {
  const [from, to] = [outing.metresAt(outing.depart), outing.metresAt(outing.fin)]
  const stops = pauses.map(({ distance, duree }) => ({ began: outing.secondsAt(distance), duree }))
  const movingAt = (metres: number) => {
    const seconds = outing.secondsAt(metres)
    return stops.reduce(
      (moving, { began, duree }) => moving - Math.max(0, Math.min(duree, seconds - began)),
      seconds,
    )
  }
  let end = 0
  return cutStretches(survey, { sol: 'sentier' }).flatMap(({ longueur, effort, pente }) => {
    const start = end
    end += longueur
    const secondes = movingAt(end) - movingAt(start)
    return start < from || end > to || !(secondes > 0) ? [] : [{ pente, effort, secondes }]
  })
}
