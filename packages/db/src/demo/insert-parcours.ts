import { addDays } from '@foulee/domain/shared/calendrier'
import { findDepartement } from '@foulee/domain/shared/departement'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { ETAT } from '@foulee/domain/shared/publication'
import { slugify } from '@foulee/domain/shared/slug'
import type { TypeSurface } from '@foulee/domain/shared/surface'
import type { Track } from '@foulee/trace/track'
import { writeGpx } from '@foulee/trace/write-gpx'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import { rebuildCourseCards } from '../read-models/course-cards.ts'
import { rebuildParcoursCards } from '../read-models/parcours-cards.ts'
import { findCarres, saveCarres } from '../read-models/parcours-carres.ts'
import { prepareTrace } from '../read-models/parcours-trace.ts'
import * as t from '../schema.ts'
import type { CastIds } from './cast.ts'
import { identify, insertRows } from './insert-rows.ts'
import { PARCOURS_COURSES } from './parcours/courses.ts'
import type { DemoParcours } from './parcours/demo-parcours.ts'
import { drawRoute } from './parcours/draw-route.ts'
import { DEMO_PARCOURS } from './parcours/list.ts'
import { createRandom } from './random.ts'

export type TraceKeeper = {
  storeOriginal: (tx: Tx, bytes: Buffer, format: 'gpx' | 'tcx') => Promise<string>
}

const ETATS = { brouillon: ETAT.brouillon, validation: ETAT.validation } as const

export async function insertParcours(
  tx: Tx,
  cast: CastIds,
  now: Date,
  keeper: TraceKeeper,
): Promise<void> {
  await insertRoutes(tx, DEMO_PARCOURS, cast, now, keeper)
  const epreuves = await findKnownEpreuves(tx, cast.lea)
  const ids = await insertRoutes(tx, epreuves.map(drawnFor), cast, now, keeper)
  for (const [index, { epreuves_id }] of epreuves.entries()) {
    const parcours_id = ids[index]
    await tx.update(t.epreuves).set({ parcours_id }).where(eq(t.epreuves.id, epreuves_id))
  }
  await rebuildCourseCards(tx, [...new Set(epreuves.map(({ courses_id }) => courses_id))], now)
  await rebuildParcoursCards(tx, ids, now)
}

async function insertRoutes(
  tx: Tx,
  routes: readonly DemoParcours[],
  cast: CastIds,
  now: Date,
  keeper: TraceKeeper,
): Promise<number[]> {
  const rows = await identify(
    tx,
    t.parcours,
    routes.map((demo) => buildParcours(demo, cast, now)),
  )
  await insertRows(tx, t.parcours, rows)
  const traces: (typeof t.parcoursTraces.$inferInsert)[] = []
  for (const [index, { id, users_id }] of rows.entries()) {
    const demo = routes[index]
    if (!demo) continue
    const trace = await buildTrace(tx, { id, users_id }, demo, keeper)
    await saveCarres(tx, users_id, trace.vue.zones)
    traces.push(trace)
  }
  await insertRows(tx, t.parcoursTraces, traces)
  const children = rows.flatMap(({ id }, index) => buildPoints(id, routes[index]))
  await insertRows(tx, t.parcoursPoints, children)
  const ids = rows.map(({ id }) => id)
  await rebuildParcoursCards(tx, ids, now)
  return ids
}

type KnownEpreuve = {
  courses_id: number
  epreuves_id: number
  course: string
  epreuve: string
  distance: number
  denivele: number
  surfaces: Partial<Record<TypeSurface, number>>
  ville: string
  departement: string
  is_of_lea: boolean
}

async function findKnownEpreuves(tx: Tx, users_id: number): Promise<KnownEpreuve[]> {
  const names = PARCOURS_COURSES.map(({ course }) => course)
  const { rows } = await tx.execute<KnownEpreuve>(sql`
    select c.id as courses_id, e.id as epreuves_id, c.nom as course, e.nom as epreuve, e.distance,
      coalesce(e.denivele, 0) as denivele, e.surfaces, c.ville, c.departement, exists (select from organisateur_membres m
        where m.organisateurs_id = c.organisateurs_id and m.users_id = ${users_id}) as is_of_lea
    from courses c join course_cards k on k.courses_id = c.id
      join editions d on d.courses_id = c.id and d.date_debut = k.date_debut
      join epreuves e on e.editions_id = d.id
    where c.nom = any(${sql.param(names)}::text[]) and c.etat >= 100 order by c.slug, e.distance`)
  return rows.filter((row) => findPassages(row))
}

const findPassages = ({ course, epreuve }: Pick<KnownEpreuve, 'course' | 'epreuve'>) =>
  PARCOURS_COURSES.find((item) => item.course === course && item.epreuve === epreuve)?.passages

const drawnFor = (epreuve: KnownEpreuve): DemoParcours => ({
  titre: `${epreuve.course}, ${epreuve.epreuve}`,
  lieu: [epreuve.ville, epreuve.departement],
  type: 'trail',
  forme: 'boucle',
  distance: epreuve.distance,
  denivele: epreuve.denivele,
  passages: findPassages(epreuve) ?? '',
  surfaces: Object.entries(epreuve.surfaces) as [TypeSurface, number][],
  auteur: epreuve.is_of_lea ? 'lea' : 'paola',
  description:
    'Le parcours de l’épreuve, tel qu’il sera balisé. Il peut encore changer selon la météo et les autorisations.',
})

function buildParcours(demo: DemoParcours, cast: CastIds, now: Date) {
  const { titre, lieu, surfaces, etat, auteur = 'paola' } = demo
  const [ville, departement] = lieu
  const random = createRandom(titre)
  const day = addDays(parisDate(now), -random.int(3, 500))
  const at = parisInstant(day, `${random.int(18, 22)}:${random.int(10, 59)}`).toISOString()
  return {
    titre,
    slug: slugify(titre),
    users_id: cast[auteur],
    description: demo.description,
    types: [demo.type],
    saison: [...(demo.saison ?? [])],
    ville,
    departement,
    region: findDepartement(departement)?.region ?? null,
    etat: etat ? ETATS[etat] : ETAT.publiee,
    publie_le: etat ? null : at,
    troncons: layStretches(surfaces, demo.distance),
    rayon_masque: demo.masque ?? 0,
    created_at: at,
    updated_at: at,
  }
}

/** Consecutive shares as [from, to] in metres. */
function layStretches(surfaces: DemoParcours['surfaces'], distance: number) {
  let from = 0
  return surfaces.map(([type, share]): [number, number, typeof type] => {
    const start = from
    from = Math.min(distance, Math.round(from + share * distance))
    return [start, from, type]
  })
}

async function buildTrace(
  tx: Tx,
  { id: parcours_id, users_id }: { id: number; users_id: number },
  demo: DemoParcours,
  { storeOriginal }: TraceKeeper,
) {
  const track: Track = {
    ...drawRoute({ ...demo, seed: demo.titre }),
    name: demo.titre,
  }
  const original_nom = `${slugify(demo.titre)}.gpx`
  const surfaces = Object.fromEntries(demo.surfaces)
  const carres = await findCarres(tx, users_id)
  return {
    parcours_id,
    version: 1,
    original: await storeOriginal(tx, Buffer.from(writeGpx(track)), 'gpx'),
    original_nom,
    format: 'gpx' as const,
    ...prepareTrace(track, { rayon: demo.masque ?? 0, carres, surfaces }),
  }
}

const buildPoints = (parcours_id: number, demo: DemoParcours | undefined) =>
  (demo?.points ?? []).map(([km, type, nom]) => ({
    parcours_id,
    type,
    nom,
    metres: Math.round(km * 1000),
  }))
