import {
  type FeuilleDeRoute,
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

type Member = Pick<Services, 'db' | 'clock'> & { user: User }

/** Null without results and level. */
async function planMine(
  { db, user, clock }: Member,
  source: Source,
  { depart, arrets, jour, ...reference }: MesReglages,
): Promise<FeuilleDeRoute | null> {
  const assessment = assessRunner({ reference, ...(await findRunner(db, user.id, clock())) })
  return assessment && planKnown(source, { depart, arrets, jour }, assessment)
}

async function answerMember(call: Member, { source, earlier }: Found, reglages: MesReglages) {
  const feuille = await planMine(call, source, reglages)
  return { data: feuille && (await addSemblables(call.db, feuille, earlier)) }
}

/** Without results and level that of everybody, as on the page. */
async function downloadMine(call: Member & Context, found: Found, reglages: MesReglages) {
  const { depart, arrets, jour } = reglages
  const mine = await planMine(call, found.source, reglages)
  return download(call, found, mine ?? planFeuille(found.source, { depart, arrets, jour }))
}

type Context = Pick<Services, 'db' | 'fichiers' | 'config'>

async function download(context: Context, { source, row }: Found, feuille: FeuilleDeRoute) {
  if (!row) throw new ApiError('trace_absente')
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

  'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route/moi/gpx': async (call) =>
    downloadMine(call, await findEpreuve(call.db, call.user, call.params), call.query),

  'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route/gpx': async (call) => {
    const found = await findEpreuve(call.db, call.user, call.params)
    return download(call, found, planFeuille(found.source, call.query))
  },

  'GET /api/parcours/{id}/feuille-de-route': async ({ db, user, params, query }) =>
    answer(db, await findRoute(db, user, params), query),

  'GET /api/parcours/{id}/feuille-de-route/moi': async (call) =>
    answerMember(call, await findRoute(call.db, call.user, call.params), call.query),

  'GET /api/parcours/{id}/feuille-de-route/moi/gpx': async (call) =>
    downloadMine(call, await findRoute(call.db, call.user, call.params), call.query),

  'GET /api/parcours/{id}/feuille-de-route/gpx': async (call) => {
    const found = await findRoute(call.db, call.user, call.params)
    return download(call, found, planFeuille(found.source, call.query))
  },
})
