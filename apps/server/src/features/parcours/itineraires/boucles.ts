import type { Boucle, Boucles, DemandeBoucles } from '@foulee/contract/parcours/itineraires'
import { ApiError } from '@foulee/contract/shared/errors'
import { describePossible } from '@foulee/domain/parcours/boucle'
import { distanceMetres, type Position } from '@foulee/domain/shared/geo'
import { predict } from '@foulee/trace/predict'
import type { Ground } from '@foulee/trace/stretches'
import type { Survey } from '@foulee/trace/survey'
import {
  assessNiveau,
  assessRunner,
  type RunnerAssessment,
} from '#features/parcours/parcours/assess-runner.ts'
import type { Effort } from '#features/parcours/parcours/preparation.ts'
import { findRunner } from '#features/parcours/parcours/runner.queries.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { isMiss, type RoutedLine, stopIfLeft } from '#platform/routing/engine.ts'
import type { CurrentEngine, Routing } from '#platform/routing/routing.ts'
import { type Loop, measureLoop } from './loop-line.ts'
import { searchLoops } from './loop-search.ts'
import { presentLine } from './present-line.ts'
import { findRace } from './ressemblance.ts'

type Context = Pick<Services, 'routing' | 'db' | 'clock'>

/** Metres from the start to the first path of a loop. */
const DOOR = 250
/** Metres a second of somebody of whom nothing is known, to begin with. */
const PACE = 2.6

/**
 * Loops from a point (produit 9.19), or what loops there have.
 * @throws ApiError `point_hors_zone`, those of `findRace`, and of a fair queue
 */
export async function searchBoucles(
  { routing, db, clock }: Context,
  user: User,
  demand: DemandeBoucles,
  signal: AbortSignal,
): Promise<Boucles> {
  const current = await routing.current()
  const about = {
    moteur: current?.engine.name ?? null,
    attribution: current?.state.attribution ?? null,
  }
  const wanted = toWanted(demand)
  const race = demand.epreuves_id ? await findRace(db, user, demand.epreuves_id) : null
  if (!current) {
    const possible = describePossible([], wanted, false)
    return { ...about, boucles: [], calibre: null, possible }
  }
  const runner = await findRunner(db, user.id, clock())
  const { reference = { terrain: 'route' } } = demand
  const assessment = assessRunner({ reference, ...runner })
  const { best, tried } = await routing.search(() =>
    findLoops({ routing, current, assessment, demand, race, signal }),
  )
  const found = tried.map((loop) => loop.found)
  const hasPaths = tried.length > 0 || (await isOnPath(routing, demand.depart, signal))
  return {
    ...about,
    boucles: best.map((loop) => presentBoucle(loop, assessment)),
    calibre: assessment?.calibre ?? null,
    possible: best.length ? null : describePossible(found, wanted, hasPaths),
  }
}

type Finding = {
  routing: Routing
  current: CurrentEngine
  assessment: RunnerAssessment | null
  demand: DemandeBoucles
  race: Effort | null
  signal: AbortSignal
}

const toWanted = ({ longueur, duree, denivele = null }: DemandeBoucles) => ({
  mesure: longueur ?? duree ?? 0,
  denivele,
})

async function findLoops({ routing, current, assessment, demand, race, signal }: Finding) {
  stopIfLeft(signal)
  const { depart, longueur, duree = 0, terrain = null } = demand
  const runner = assessment ?? assessNiveau('intermediaire')
  const measure = (survey: Survey, line: RoutedLine) =>
    longueur === undefined ? (estimate(survey, line, runner) ?? 0) : survey.distance
  return searchLoops({
    depart,
    longueur: longueur ?? duree * PACE,
    wanted: toWanted(demand),
    most: current.engine.maxSearched,
    isPicky: race !== null,
    signal,
    route: async (points, reach) => {
      const { engine, state } = current
      const line = await engine.route(points, { signal, reach, isLoop: true, state })
      return isMiss(line) || startsAway(line, depart) ? null : line
    },
    measure: async (line) =>
      measureLoop(await routing.addHeights(line), { measure, terrain, race }),
  })
}

/** Whether the loop begins too far from the door. */
const startsAway = ({ lon, lat }: RoutedLine, depart: Position): boolean =>
  distanceMetres(depart, [lon[0] ?? 0, lat[0] ?? 0]) > DOOR

function estimate(
  survey: Survey,
  { terrains }: Pick<RoutedLine, 'terrains'>,
  { athlete }: RunnerAssessment,
): number | null {
  const ground: Ground = {
    troncons: (terrains ?? []).map(([debut, fin, type]) => ({ debut, fin, type })),
    sol: 'chemin',
  }
  const prediction = predict(survey, athlete, ground)
  return prediction && Math.round(prediction.p50)
}

function presentBoucle(
  { line, survey, found, ressemblance }: Loop,
  assessment: RunnerAssessment | null,
): Boucle {
  const { ligne, altitudes, terrains, consignes } = presentLine(line, 'chemin')
  return {
    ligne,
    altitudes,
    passages: line.passages,
    distance: found.distance,
    denivele: found.denivele,
    part_repetee: Math.round(found.part_repetee * 100) / 100,
    terrains,
    consignes,
    temps_estime: assessment && estimate(survey, line, assessment),
    ressemblance,
  }
}

const OUTSIDE = 'Nous ne connaissons aucun chemin près de ce point.'

/** @throws ApiError `point_hors_zone` where an engine that knows all paths knows none */
async function isOnPath(routing: Routing, depart: Position, signal: AbortSignal) {
  const near: Position = [depart[0] + 0.0005, depart[1]]
  const { line, engine } = await routing.route([depart, near], { signal, reach: DOOR })
  if (!isMiss(line)) return engine !== null
  if (line.miss !== 'outside') return true
  throw new ApiError('point_hors_zone', { errors: { depart: OUTSIDE } })
}
