import type { Performance } from './endurance.ts'
import { readTrack } from './read-track.ts'
import { type Survey, surveyTrack } from './survey.ts'

/** Passages of real runners of two mountain races, which are not part of the project. */
export type KnownRace = {
  survey: Survey
  /** Metres of the track and cut-off of each point, the start first. */
  points: readonly { place: number; barriere: number | null }[]
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
  points: { km: number; barriere_s: number | null }[]
  coureurs: {
    finisher: boolean
    resultats: { annee: number; km: number; dplus: number; secondes: number }[]
    passages: (number | null)[]
  }[]
}

const STARTS = { grr: 22 * 3600, mtr: 5 * 3600 }
export type KnownRaceName = keyof typeof STARTS
const YEAR = 2025

/**
 * @param json points and runners
 * @param gpx track
 * @param every takes one runner of so many
 */
export function readKnownRace(
  name: KnownRaceName,
  json: string,
  gpx: Uint8Array,
  every = 1,
): KnownRace {
  const { points, coureurs }: File = JSON.parse(json)
  const survey = surveyTrack(readTrack(gpx))
  const scale = survey.distance / (points.at(-1)?.km ?? 0)
  return {
    survey,
    points: points.map(({ km, barriere_s }) => ({ place: km * scale, barriere: barriere_s })),
    coureurs: coureurs.filter((_, rank) => rank % every === 0).flatMap(readRunner),
    conditions: {
      sol: 'sentier',
      heure_depart: STARTS[name],
      nuit: { debut: 18.5 * 3600, fin: 5.75 * 3600 },
    },
  }
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
