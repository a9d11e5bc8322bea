import type { Course, Epreuve } from '@foulee/contract/courses/courses'
import type { ParcoursCard } from '@foulee/contract/parcours/parcours'
import type { Preparation } from '@foulee/contract/parcours/parcours-suggestions'
import type { Db } from '@foulee/db/connect'
import { getDefaultEdition } from '@foulee/domain/courses/edition'
import { PREPARATION_KM } from '@foulee/domain/parcours/rayons'
import { type Effort, LENGTHS, listReasons, measureGap } from './preparation.ts'
import { type Candidate, findCandidates, findCartes, findLinked } from './suggestions.queries.ts'

const MOST_CANDIDATES = 150
const MOST_EPREUVES = 8
const PER_EPREUVE = 3

export async function findPreparations(db: Db, course: Course): Promise<Preparation[]> {
  const epreuves = (getDefaultEdition(course)?.epreuves ?? [])
    .filter(({ annulee }) => !annulee)
    .slice(0, MOST_EPREUVES)
  const lengths = epreuves.flatMap(({ distance }) => distance ?? [])
  const linked = await findLinked(
    db,
    epreuves.flatMap(({ parcours_id }) => parcours_id ?? []),
  )
  const candidates =
    course.position && lengths.length
      ? await findCandidates(db, course.position, {
          rayon_km: PREPARATION_KM,
          min: Math.min(...lengths) * LENGTHS.min,
          max: Math.max(...lengths) * LENGTHS.max,
          most: MOST_CANDIDATES,
        })
      : []
  const chosen = epreuves.map((epreuve) => choose(epreuve, linked, candidates))
  const cartes = await findCartes(
    db,
    chosen.flatMap(({ own, routes }) => [...(own ? [own] : []), ...routes]).map(({ id }) => id),
  )
  return chosen
    .map((chosen) => present(chosen, cartes))
    .filter(({ trace, parcours }) => trace !== null || parcours.length > 0)
}

type Chosen = { epreuve: Epreuve; effort: Effort; own: Candidate | null; routes: Candidate[] }

function choose(
  epreuve: Epreuve,
  linked: readonly Candidate[],
  candidates: readonly Candidate[],
): Chosen {
  const { type, distance, denivele, parcours_id } = epreuve
  const own = linked.find((route) => route.id === parcours_id) ?? null
  const effort: Effort = {
    distance: distance ?? own?.distance ?? -1,
    denivele: denivele ?? own?.denivele ?? -1,
    types: [type],
    signature: own?.signature ?? null,
  }
  const routes = candidates
    .flatMap((route) => {
      const gap = route.id === parcours_id ? null : measureGap(effort, route)
      return gap === null ? [] : [{ route, gap }]
    })
    .toSorted((a, b) => a.gap - b.gap)
    .slice(0, PER_EPREUVE)
    .map(({ route }) => route)
  return { epreuve, effort, own, routes }
}

function present(
  { epreuve, effort, own, routes }: Chosen,
  cartes: ReadonlyMap<number, ParcoursCard>,
): Preparation {
  return {
    epreuves_id: epreuve.id,
    epreuve: epreuve.nom,
    trace: (own && cartes.get(own.id)) ?? null,
    parcours: routes.flatMap((route) => {
      const parcours = cartes.get(route.id)
      return parcours ? [{ parcours, raisons: listReasons(effort, route) }] : []
    }),
  }
}
