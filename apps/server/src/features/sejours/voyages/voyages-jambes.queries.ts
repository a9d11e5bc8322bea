import type { Parcours } from '@foulee/contract/parcours/parcours'
import type { VoyagePourMoi } from '@foulee/contract/sejours/jambes'
import type { Journee, Voyage } from '@foulee/contract/sejours/voyages'
import type { Db } from '@foulee/db/connect'
import { activites } from '@foulee/db/schema'
import { judgeJour, type Plafond } from '@foulee/domain/sejours/jambes'
import { addMonths } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import type { Sport } from '@foulee/domain/shared/sport'
import { surveyProfile } from '@foulee/trace/survey-profile'
import { and, count, eq, gte, inArray, isNull, lte, max, sql } from 'drizzle-orm'
import { surveyFigures } from '#features/parcours/feuille-de-route/survey-figures.ts'
import type { Runner } from '#features/parcours/parcours/assess-runner.ts'
import { predictOn, readGround } from '#features/parcours/parcours/predict-parcours.ts'
import { findShownRoutes } from '#features/parcours/parcours/shown-routes.queries.ts'

const ON_FOOT: Sport[] = ['course_a_pied', 'trail', 'marche', 'randonnee']
const MONTHS = 12

/** Time with stops, as that of a race that was run, beside the time in motion, as that of a level. */
type PlafondSorties = Plafond & { temps_total: number | null }

export async function findPlafond(db: Db, users_id: number, now: Date): Promise<PlafondSorties> {
  const { sport, debut, distance, denivele, duree, duree_mouvement } = activites
  const from = parisInstant(addMonths(parisDate(now), -MONTHS)).toISOString()
  const [row] = await db
    .select({
      nb: count(),
      distance: max(distance),
      denivele: max(denivele),
      temps: sql<number | null>`max(coalesce(${duree_mouvement}, ${duree}))`,
      temps_total: sql<number | null>`max(greatest(${duree}, ${duree_mouvement}))`,
    })
    .from(activites)
    .where(
      and(
        eq(activites.users_id, users_id),
        isNull(activites.double_de),
        inArray(sport, ON_FOOT),
        gte(debut, from),
        lte(debut, now.toISOString()),
      ),
    )
  return row ?? { nb: 0, distance: null, denivele: null, temps: null, temps_total: null }
}

export async function findJours(
  db: Db,
  voyage: Voyage,
  runner: Runner,
  plafond: PlafondSorties,
): Promise<Pick<VoyagePourMoi, 'base' | 'niveau' | 'calibre' | 'jours'>> {
  const shown = voyage.journees.flatMap(({ parcours }) => parcours?.id ?? [])
  const routes = await findShownRoutes(db, shown)
  const predicted = voyage.journees
    .filter(({ distance, denivele }) => distance !== null || denivele !== null)
    .map((journee) => ({ journee, found: predictDay(journee, routes, voyage, runner) }))
  const assessment = predicted.find(({ found }) => found)?.found?.assessment
  const most = assessment?.base === 'resultat' ? plafond.temps_total : plafond.temps
  return {
    base: assessment?.base ?? null,
    niveau: assessment?.niveau ?? null,
    calibre: assessment?.calibre ?? null,
    jours: predicted.map(({ journee: { id, distance, denivele }, found }) => {
      const temps = found ? Math.round(found.prediction.p50) : null
      return {
        journees_id: id,
        temps,
        ...judgeJour({ temps, distance, denivele }, { ...plafond, temps: most }),
      }
    }),
  }
}

/** On the route, else on synthetic hills with the day's distance and climb. */
function predictDay(
  { parcours, distance, denivele }: Journee,
  routes: ReadonlyMap<number, Parcours>,
  { sports }: Voyage,
  runner: Runner,
) {
  const route = parcours && routes.get(parcours.id)
  if (route?.trace) return predictOn(surveyProfile(route.trace.profil), readGround(route), runner)
  if (!distance) return null
  const survey = surveyFigures({ distance, denivele, denivele_negatif: denivele })
  return predictOn(survey, { sol: sports.includes('trail') ? 'sentier' : 'chemin' }, runner)
}
