import type { ParcoursSortie } from '@foulee/contract/entrainement/entrainement'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { getEffort } from '@foulee/domain/entrainement/denivele'
import {
  describeLongueur,
  getLongueurs,
  measureLongueur,
  REGLE_PARCOURS,
} from '@foulee/domain/entrainement/parcours-sortie'
import { REPERES_COMPARAISON } from '@foulee/domain/entrainement/plan-volume'
import type { Step } from '@foulee/domain/entrainement/step'
import { sumSteps } from '@foulee/domain/entrainement/totaux'
import { chooseVma, type Vma } from '@foulee/domain/entrainement/vma'
import type { Position } from '@foulee/domain/shared/geo'
import type { Signature } from '@foulee/trace/prepare'
import { sql } from 'drizzle-orm'
import {
  type Effort,
  listGroundReasons,
  measureGround,
} from '#features/parcours/parcours/preparation.ts'
import {
  type Candidate,
  findCandidates,
  findCartes,
} from '#features/parcours/parcours/suggestions.queries.ts'
import type { Lieux } from '#platform/geo/lieux.ts'

const MOST_CANDIDATES = 150

type SortieQuery = { users_id: number; id: number; today: string }

/**
 * Routes for a long planned session towards a race, near the town of the profile, else near the
 * race; null for other trainings. Private to the member: the answer reveals a home. Three
 * statements at most.
 * @throws ApiError `entrainement_introuvable`, for a coach too
 */
export async function findParcoursSortie(
  { db, lieux }: { db: Db; lieux: Lieux },
  query: SortieQuery,
): Promise<ParcoursSortie | null> {
  const sortie = await getSortie(db, query)
  if (!sortie.epreuves_id || !sortie.is_planned) return null
  const vma = chooseVma(sortie.vmas, query.today)?.vma.vma ?? null
  const effort = getSessionEffort(sortie, vma)
  if (effort === null) return null
  const around = await findAround(lieux, sortie)
  return {
    epreuve: { nom: titleOf(sortie), url: `/courses/${sortie.slug}` },
    autour: around && { nom: around.nom, est_course: around.est_course },
    km_effort: Math.round(effort * 10) / 10,
    a_vma: vma !== null,
    parcours: around ? await chooseRoutes(db, around.position, readRace(sortie), effort) : [],
  }
}

type Race = { epreuves_id: number; epreuve: string; course: string; slug: string; type: string }

type Session = {
  steps: Step[]
  part: number
  /** Null for a session of no plan. */
  is_planned: boolean | null
  distance: number
  denivele: number
  signature: Signature | null
  course_ville: string | null
  lon: number | null
  lat: number | null
  ville: string | null
  code_postal: string | null
  pays: string | null
  vmas: Vma[]
}

type Sortie = Session & Race
/** A hidden race may have its names. */
type Row = Session & (Race | ({ [K in keyof Race]: Race[K] | null } & { epreuves_id: null }))

async function getSortie(db: Db, { users_id, id }: SortieQuery): Promise<Row> {
  const { rows } = await db.execute<Row>(sql`
    select t.steps, t.part,
      t.objectif = 'longue' and t.etat = 'prevu' and s.etat = 'en_cours' as is_planned,
      case when k.is_visible and c.etat >= 0 and not d.annulee and coalesce(e.etat, 100) >= 0
        then e.id end as epreuves_id,
      e.nom as epreuve, c.nom as course, c.slug, e.type,
      coalesce(e.distance, r.distance, -1) as distance,
      coalesce(e.denivele, r.denivele, -1) as denivele, w.signature,
      c.ville as course_ville, st_x(k.position) as lon, st_y(k.position) as lat,
      p.ville, p.code_postal, p.pays,
      (select coalesce(json_agg(json_build_object('vma', v.vma / 10.0, 'source', v.source, 'le', v.le)),
        '[]'::json) from vmas v where v.users_id = t.users_id) as vmas
    from entrainements t
    left join plan_suivis s on s.id = t.plan_suivis_id
    left join epreuves e on e.id = s.epreuves_id
    left join editions d on d.id = e.editions_id
    left join courses c on c.id = d.courses_id
    left join course_cards k on k.courses_id = c.id
    left join parcours_cards r on r.parcours_id = e.parcours_id and r.is_visible
    left join parcours_traces w on w.parcours_id = r.parcours_id
    left join profils p on p.users_id = t.users_id
    where t.id = ${id} and t.users_id = ${users_id}`)
  const [sortie] = rows
  if (!sortie) throw new ApiError('entrainement_introuvable')
  return sortie
}

const titleOf = ({ course, epreuve }: Sortie) => [course, epreuve].filter(Boolean).join('\u00a0– ')

function getSessionEffort({ steps, part }: Session, vma: number | null): number | null {
  const total = sumSteps(steps, { ...REPERES_COMPARAISON, ...(vma !== null && { vma }) })
  const effort = getEffort(total, vma)
  return effort === null || effort === 0 ? null : effort * part
}

const readRace = ({ type, distance, denivele, signature }: Sortie): Effort => ({
  distance,
  denivele,
  types: [type],
  signature,
})

type Around = { nom: string; est_course: boolean; position: Position }

async function findAround(lieux: Lieux, sortie: Sortie): Promise<Around | null> {
  const { ville, code_postal, pays, course_ville, lon, lat, course } = sortie
  const address = { ville: ville ?? '', code_postal: code_postal ?? '' }
  const home = (pays ?? 'FR') === 'FR' ? await lieux.locate(address) : null
  if (home?.position) return { nom: home.nom, est_course: false, position: home.position }
  if (lon === null || lat === null) return null
  return { nom: course_ville ?? course, est_course: true, position: [lon, lat] }
}

async function chooseRoutes(
  db: Db,
  center: Position,
  race: Effort,
  effort: number,
): Promise<ParcoursSortie['parcours']> {
  const { rayon_km, nombre } = REGLE_PARCOURS
  const wanted = { rayon_km, ...getLongueurs(effort), most: MOST_CANDIDATES }
  const chosen = (await findCandidates(db, center, wanted))
    .flatMap((route) => {
      const gap = measureFit(race, route, effort)
      return gap === null ? [] : [{ route, gap }]
    })
    .toSorted((a, b) => a.gap - b.gap)
    .slice(0, nombre)
    .map(({ route }) => route)
  const cartes = await findCartes(
    db,
    chosen.map(({ id }) => id),
  )
  return chosen.flatMap((route) => {
    const parcours = cartes.get(route.id)
    if (!parcours) return []
    const raisons = [...listGroundReasons(race, route), describeLongueur(effort, lengthOf(route))]
    return [{ parcours, raisons }]
  })
}

const lengthOf = ({ distance, denivele }: Candidate) => ({
  distance,
  denivele: denivele < 0 ? null : denivele,
})

function measureFit(race: Effort, route: Candidate, effort: number): number | null {
  const ground = measureGround(race, route)
  const length = measureLongueur(effort, lengthOf(route))
  return ground === null || length === null ? null : ground + length
}
