import type {
  FeuilleDeRoute,
  MesReglages,
  ReglagesParcours,
} from '@foulee/contract/parcours/feuille-de-route'
import type { Niveau } from '@foulee/domain/membres/profil'
import { chooseDuree } from '@foulee/domain/parcours/duree-saisie'
import { planPassages } from '@foulee/domain/parcours/feuille-de-route'
import { isPlausible } from '@foulee/domain/parcours/prediction'
import { toInstantAfter } from '@foulee/domain/shared/fuseau'
import { buildProfile } from '@foulee/trace/profile'
import {
  assessNiveau,
  listPoids,
  type RunnerAssessment,
} from '#features/parcours/parcours/assess-runner.ts'
import { type Lieu, type Place, type Source, toTraceMetres, UNTAUGHT } from './feuille-source.ts'
import { type Day, findNights, planDay } from './plan-day.ts'
import { getAbandons, type Pace, planPace, type Runs, spreadTime } from './plan-pace.ts'
import { writeEtape } from './write-etape.ts'

const NIVEAU_USUEL: Niveau = 'intermediaire'

/** Roadbook of a target time or a level: the same for everyone. */
export function planFeuille(source: Source, reglages: ReglagesParcours): FeuilleDeRoute {
  const assessment = assessNiveau(reglages.niveau ?? NIVEAU_USUEL)
  const { objectif } = reglages
  if (objectif === undefined) return planKnown(source, reglages, assessment)
  const temps = chooseDuree(objectif, source.distance)
  const sheet = planKnown(source, reglages, { ...assessment, objectif: temps })
  return { ...sheet, base: 'objectif', niveau: null }
}

export function planKnown(
  source: Source,
  reglages: Pick<MesReglages, 'jour' | 'depart' | 'arrets'>,
  assessment: RunnerAssessment & Pick<Runs, 'objectif'>,
): FeuilleDeRoute {
  const day = planDay(source, reglages)
  const { nom, course, distance, denivele, denivele_negatif, has_trace } = source
  const { weights, ...times } = planTimes(source, day, assessment, reglages.arrets)
  return {
    nom,
    course,
    distance,
    denivele,
    denivele_negatif,
    jour: day.jour,
    depart: day.heure,
    is_depart_suppose: day.isSupposed,
    base: assessment.base,
    niveau: assessment.niveau,
    calibre: assessment.calibre,
    ...listPoids(assessment, weights),
    soleil: day.soleil,
    semblables: null,
    appris: source.appris,
    has_trace,
    profil: readProfil(source),
    ...times,
  }
}

/** Enough for a drawing as wide as a laptop. */
const SAMPLES = 240

function readProfil({ survey, has_trace, distance }: Source): FeuilleDeRoute['profil'] {
  if (!has_trace) return null
  const scale = distance / survey.distance
  const points = buildProfile(survey, SAMPLES).flatMap(({ distance, altitude }) =>
    altitude === null ? [] : [[Math.round(distance * scale), Math.round(altitude)] as const],
  )
  return points.length > 1 ? points.map(([metres, altitude]) => [metres, altitude]) : null
}

type Times = Pick<
  FeuilleDeRoute,
  'temps' | 'fourchette' | 'source_fourchette' | 'abandons' | 'arrets' | 'etapes'
> &
  Pick<Pace, 'weights'>

/**
 * Times of the runner on a day.
 * @param predicted minutes of stop by place, in order; others by default
 */
export function planTimes(
  source: Source,
  day: Day,
  runs: Runs,
  predicted: readonly (number | null)[] = [],
): Times {
  const places = listPlaces(source, day, predicted)
  const stopped = places.reduce((sum, { pause }) => sum + pause, 0)
  const pace = planPace(source, runs, { ...day.conditions, arrets: listStops(source, places) })
  const moving = pace.mouvement(source.distance)
  const nights = findNights(day, source, moving + stopped)
  const etapes = places.map(({ metres, pause, limite }) => ({ metres, arret: pause, limite }))
  const passages = planPassages(etapes, pace.mouvement, nights ?? [])
  return {
    temps: Math.round(moving + stopped),
    fourchette: spreadTime(pace, moving, stopped),
    source_fourchette: pace.spread?.source ?? null,
    abandons: getAbandons(pace),
    arrets: stopped,
    weights: pace.weights,
    etapes: passages.map((passage, index) =>
      writeEtape({ source, day, pace, hasNights: nights !== null }, places, index, passage),
    ),
  }
}

/**
 * Seconds of arrival at a place of who takes so long for all, with the usual stops and nothing learnt;
 * null where these stops leave no time to run.
 */
export function planArrival(source: Source, objectif: number): ((metres: number) => number) | null {
  const day = planDay(source, {})
  const places = listPlaces(source, day, [])
  const stopped = places.reduce((sum, { pause }) => sum + pause, 0)
  const { distance } = source
  if (!isPlausible({ distance, temps: objectif - stopped })) return null
  const runs = { ...assessNiveau(NIVEAU_USUEL), objectif }
  const conditions = { ...day.conditions, arrets: listStops(source, places) }
  const { mouvement } = planPace({ ...source, ...UNTAUGHT }, runs, conditions)
  return (metres) =>
    places.reduce(
      (sum, place) => (place.metres < metres ? sum + place.pause : sum),
      mouvement(metres),
    )
}

function listPlaces(source: Source, day: Day, predicted: readonly (number | null)[]): Place[] {
  let rank = 0
  const places = source.lieux.map((lieu): Place => {
    const arret = lieu.arret === null ? null : (predicted[rank++] ?? lieu.arret)
    const limite = limitOf(lieu, day)
    return { ...lieu, arret, is_arrivee: false, pause: (arret ?? 0) * 60, limite }
  })
  const { distance: metres, limite } = source
  const finish = { metres, nom: null, types: [], arret: null, barriere: null }
  return [...places, { ...finish, is_arrivee: true, pause: 0, limite }]
}

const limitOf = ({ barriere }: Lieu, { horloge, date, start }: Day): number | null =>
  barriere && (toInstantAfter(horloge, date, barriere.jour, barriere.heure) - start) / 1000

const listStops = (source: Source, places: readonly Place[]) =>
  places
    .filter(({ pause }) => pause > 0)
    .map(({ metres, pause }) => ({ distance: toTraceMetres(source, metres), duree: pause }))
