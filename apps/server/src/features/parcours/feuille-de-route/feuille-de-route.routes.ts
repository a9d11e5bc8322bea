import {
  feuilleDeRoute,
  type MesReglages,
  type ReglagesParcours,
} from '@foulee/contract/parcours/feuille-de-route'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { assessRunner } from '#features/parcours/parcours/assess-runner.ts'
import { getVisibleParcours } from '#features/parcours/parcours/parcours.policy.ts'
import type { ParcoursRow } from '#features/parcours/parcours/parcours.queries.ts'
import { findRunner } from '#features/parcours/parcours/runner.queries.ts'
import { buildTrackFile } from '#features/parcours/parcours/shown-track.ts'
import { implement } from '#kernel/calls/feature.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { findShownRoute, getEpreuveOfCourse } from './epreuve.queries.ts'
import { readEpreuve } from './epreuve-source.ts'
import { listWaypoints } from './feuille-gpx.ts'
import type { Source } from './feuille-source.ts'
import { learnFrom } from './lecons.queries.ts'
import { readParcours } from './parcours-source.ts'
import { planFeuille, planKnown } from './plan-feuille.ts'
import { addSemblables, type Earlier, listEarlier } from './semblables.queries.ts'

type Found = {
  source: Source
  row: ParcoursRow | null
  earlier: readonly Earlier[]
  tags: (`course:${number}` | `parcours:${number}`)[]
}

async function findEpreuve(
  db: Db,
  user: User | null,
  params: { id: string; epreuves_id: number },
): Promise<Found> {
  const { courses_id, course, edition, epreuve } = await getEpreuveOfCourse(db, user, params)
  const { row, parcours } = await findShownRoute(db, epreuve)
  const earlier = listEarlier(course, epreuve)
  const source = readEpreuve({ course, edition, epreuve, parcours })
  return {
    source: await learnFrom(db, source, earlier),
    row: parcours && row,
    earlier,
    tags: [`course:${courses_id}`, ...(row ? [`parcours:${row.parcours_id}` as const] : [])],
  }
}

async function findRoute(db: Db, user: User | null, { id }: { id: string }): Promise<Found> {
  const row = await getVisibleParcours(db, user, id)
  return {
    source: readParcours(JSON.parse(row.fiche)),
    row,
    earlier: [],
    tags: [`parcours:${row.parcours_id}`],
  }
}

const answer = async (db: Db, { source, earlier, tags }: Found, reglages: ReglagesParcours) => ({
  data: await addSemblables(db, planFeuille(source, reglages), earlier),
  tags,
})

/** Null without results and level. */
async function answerMember(
  { db, user, clock }: Pick<Services, 'db' | 'clock'> & { user: User },
  { source, earlier }: Found,
  { depart, arrets, jour, ...reference }: MesReglages,
) {
  const assessment = assessRunner({ reference, ...(await findRunner(db, user.id, clock())) })
  const feuille = assessment && planKnown(source, { depart, arrets, jour }, assessment)
  return { data: feuille && (await addSemblables(db, feuille, earlier)) }
}

type Context = Pick<Services, 'db' | 'fichiers' | 'config'>

async function download(context: Context, { source, row }: Found, reglages: ReglagesParcours) {
  if (!row) throw new ApiError('trace_absente')
  const feuille = planFeuille(source, reglages)
  return buildTrackFile(context, row, 'gpx', {
    name: [feuille.course, feuille.nom].filter(Boolean).join(', '),
    waypoints: listWaypoints(source, feuille),
    filename: `${row.slug}-feuille-de-route.gpx`,
  })
}

export const feuilleDeRouteRoutes = implement(feuilleDeRoute, {
  'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route': async ({
    db,
    user,
    params,
    query,
  }) => answer(db, await findEpreuve(db, user, params), query),

  'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route/moi': async (call) =>
    answerMember(call, await findEpreuve(call.db, call.user, call.params), call.query),

  'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route/gpx': async (call) =>
    download(call, await findEpreuve(call.db, call.user, call.params), call.query),

  'GET /api/parcours/{id}/feuille-de-route': async ({ db, user, params, query }) =>
    answer(db, await findRoute(db, user, params), query),

  'GET /api/parcours/{id}/feuille-de-route/moi': async (call) =>
    answerMember(call, await findRoute(call.db, call.user, call.params), call.query),

  'GET /api/parcours/{id}/feuille-de-route/gpx': async (call) =>
    download(call, await findRoute(call.db, call.user, call.params), call.query),
})
