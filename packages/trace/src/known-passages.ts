import type { Performance } from './endurance.ts'
import { placeAlong } from './place.ts'
import { readTrack } from './read-track.ts'
import { readPosition, type Survey, surveyTrack } from './survey.ts'

/** Passages of real runners of two mountain races, which are not part of the project. */
export type KnownRace = {
  survey: Survey
  /** Metres of the track and cut-off of each point, the start first. */
  points: readonly { nom: string; place: number; barriere: number | null }[]
  coureurs: readonly KnownRunner[]
  conditions: {
    sol: 'sentier'
    heure_depart: number
    nuit: { debut: number; fin: number }
  }
}
export type KnownRunner = {
  resultats: readonly [Performance, ...Performance[]]
  finisher: boolean
  /** Seconds from the start at each point; null where they were not seen. */
  passages: readonly (number | null)[]
}

type File = {
  /** Local start, with its zone. */
  depart: string
  points: { nom: string; km: number; barriere_s: number | null }[]
  coureurs: {
    finisher: boolean
    resultats: { annee: number; km: number; dplus: number; secondes: number }[]
    passages: (number | null)[]
  }[]
}

export type KnownRaceName = 'grr' | 'mtr'
const YEAR = 2025
/** Metres within which both courses pass the same point. */
const BESIDE = 50

/** @param read content of a file, unzipped: `grr.json`, `mtr.gpx` */
export function readKnownRace(
  name: KnownRaceName,
  read: (file: string) => Uint8Array,
  /** Takes one runner of so many. */
  every = 1,
): KnownRace {
  const { depart, points, coureurs } = readFile(name, read)
  const survey = surveyTrack(readTrack(read(`${name}.gpx`)))
  const places = name === 'mtr' ? placeBeside(points, survey, read) : scalePoints(points, survey)
  return {
    survey,
    points: points.map(({ nom, barriere_s: barriere }, rank) => ({
      nom,
      place: places[rank] ?? 0,
      barriere,
    })),
    coureurs: coureurs.filter((_, rank) => rank % every === 0).flatMap(readRunner),
    conditions: {
      sol: 'sentier',
      heure_depart: 3600 * Number(depart.slice(11, 13)) + 60 * Number(depart.slice(14, 16)),
      nuit: { debut: 18.5 * 3600, fin: 5.75 * 3600 },
    },
  }
}

const readFile = (name: KnownRaceName, read: (file: string) => Uint8Array): File =>
  JSON.parse(new TextDecoder().decode(read(`${name}.json`)))

function scalePoints(points: File['points'], { distance }: Survey): number[] {
  const scale = distance / (points.at(-1)?.km ?? 0)
  return points.map(({ km }) => km * scale)
}

/**
 * Points of the shorter race, 63 km long by their own kilometres on a track of 52 km: the last three
 * legs are those of a watch that ran on. The longer race passes the last seven too, by kilometres
 * that its track confirms, and both tracks lie on each other there; before, the shorter race's own
 * kilometres and climb agree with its track.
 */
function placeBeside(
  points: File['points'],
  survey: Survey,
  read: (file: string) => Uint8Array,
): number[] {
  const longer = readKnownRace('grr', read)
  const [part] = longer.survey.parts
  return points.map(({ nom, km }) => {
    const shared = longer.points.find((point) => point.nom === nom)
    if (!part || !shared || km === 0) return km * 1000
    const place = placeAlong(survey, { ...readPosition(part, shared.place), reach: BESIDE })
    if (!place) throw new Error(`${nom} does not lie on both tracks`)
    return place.metres
  })
}

function readRunner({ resultats, finisher, passages }: File['coureurs'][number]): KnownRunner[] {
  const [first, ...rest] = resultats.map(
    ({ annee, km, dplus, secondes }): Performance => ({
      distance: km * 1000,
      denivele: dplus,
      temps: secondes,
      annees: YEAR - annee,
      sol: 'sentier',
    }),
  )
  return first ? [{ resultats: [first, ...rest], finisher, passages }] : []
}

/** Whether a starter passed a point by its cut-off; not seen there but later, they did. */
export function hasPassed({ passages }: KnownRunner, rank: number, limit: number): boolean {
  const seen = passages[rank] ?? null
  if (seen !== null) return seen <= limit
  return passages.slice(rank + 1).some((later) => later !== null)
}
