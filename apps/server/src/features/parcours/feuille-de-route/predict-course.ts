import type { Course, Edition } from '@foulee/contract/courses/courses'
import type {
  BarrierePrevue,
  CoursePredictions,
  EpreuvePrediction,
} from '@foulee/contract/parcours/course-predictions'
import type { FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import type { Db } from '@foulee/db/connect'
import { isPrevisible } from '@foulee/domain/courses/previsible'
import { listPoids, type RunnerAssessment } from '#features/parcours/parcours/assess-runner.ts'
import { findShownRoutes } from '#features/parcours/parcours/shown-routes.queries.ts'
import { readRun } from './epreuve-source.ts'
import { learnFrom } from './lecons.queries.ts'
import { planDay } from './plan-day.ts'
import { planTimes } from './plan-feuille.ts'
import { listEarlier } from './semblables.queries.ts'

export function chooseEdition(course: Course, requestedId: number | undefined): Edition | null {
  const wanted = requestedId ?? course.edition_defaut_id
  return [...course.editions_next, ...course.editions_prev].find(({ id }) => id === wanted) ?? null
}

/** Predicted times of the épreuves of an edition, in their order (produit 8.22). */
export async function predictCourse(
  db: Db,
  course: Course,
  edition: Edition | null,
  assessment: RunnerAssessment,
): Promise<CoursePredictions> {
  const runs = (edition?.epreuves ?? []).filter(isPrevisible)
  const routes = await findShownRoutes(
    db,
    runs.flatMap(({ parcours_id }) => parcours_id ?? []),
  )
  const epreuves: EpreuvePrediction[] = []
  for (const epreuve of runs) {
    const route = epreuve.parcours_id === null ? undefined : routes.get(epreuve.parcours_id)
    const parcours = route?.trace ? { ...route, trace: route.trace } : null
    const run = edition && readRun({ course, edition, epreuve, parcours })
    if (!run) continue
    const source = await learnFrom(db, run, listEarlier(course, epreuve))
    const times = planTimes(source, planDay(source, {}), assessment)
    epreuves.push(...toPredictions(epreuve.id, times, assessment, source.has_trace))
  }
  const { base, niveau, calibre } = assessment
  return { base, niveau, calibre, epreuves }
}

type Times = ReturnType<typeof planTimes>

function toPredictions(
  epreuves_id: number,
  { weights, etapes, ...times }: Times,
  assessment: RunnerAssessment,
  has_trace: boolean,
): EpreuvePrediction[] {
  const { temps, fourchette, source_fourchette, abandons, arrets } = times
  if (!fourchette || !source_fourchette || abandons === null) return []
  const barrieres = etapes.flatMap(toBarriere)
  const poids = listPoids(assessment, weights)
  const prediction = { temps, fourchette, source_fourchette, abandons, arrets }
  return [{ epreuves_id, ...prediction, ...poids, has_trace, barrieres }]
}

function toBarriere({
  metres,
  nom,
  types,
  is_arrivee,
  passage,
  temps,
  barriere,
}: FeuilleDeRoute['etapes'][number]): BarrierePrevue[] {
  if (!barriere || barriere.chance === null) return []
  const { chance } = barriere
  return [{ metres, nom, types, is_arrivee, passage, temps, barriere: { ...barriere, chance } }]
}
