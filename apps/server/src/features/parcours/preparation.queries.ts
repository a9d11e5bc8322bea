import type { Course, Epreuve } from '@foulee/contract/courses'
import type { Preparation } from '@foulee/contract/parcours-suggestions'
import type { Db } from '@foulee/db/connect'
import { getDefaultEdition } from '@foulee/domain/edition'
import { type Effort, LENGTHS, measureGap, tellReasons } from './preparation.ts'
import { type Candidate, findCandidates, findLinked } from './suggestions.queries.ts'

const RAYON_KM = 60
/** Signatures that are compared: the nearest routes. */
const MOST_CANDIDATES = 300
const MOST_EPREUVES = 8
const PER_EPREUVE = 3

/** Routes that train for each épreuve of the default edition: two statements. */
export async function findPreparations(db: Db, course: Course): Promise<Preparation[]> {
  const epreuves = (getDefaultEdition(course)?.epreuves ?? []).slice(0, MOST_EPREUVES)
  const lengths = epreuves.flatMap(({ distance }) => distance ?? [])
  const linked = await findLinked(
    db,
    epreuves.flatMap(({ parcours_id }) => parcours_id ?? []),
  )
  const candidates =
    course.position && lengths.length
      ? await findCandidates(db, course.position, {
          rayon_km: RAYON_KM,
          min: Math.min(...lengths) * LENGTHS.min,
          max: Math.max(...lengths) * LENGTHS.max,
          most: MOST_CANDIDATES,
        })
      : []
  return epreuves
    .map((epreuve) => prepare(epreuve, linked, candidates))
    .filter(({ trace, parcours }) => trace !== null || parcours.length > 0)
}

function prepare(
  { id, nom, type, distance, denivele, parcours_id }: Epreuve,
  linked: readonly Candidate[],
  candidates: readonly Candidate[],
): Preparation {
  const own = linked.find((route) => route.id === parcours_id) ?? null
  const effort: Effort = {
    distance: distance ?? own?.distance ?? -1,
    denivele: denivele ?? own?.denivele ?? -1,
    types: [type],
    signature: own?.signature ?? null,
  }
  const chosen = candidates
    .flatMap((route) => {
      const gap = route.id === parcours_id ? null : measureGap(effort, route)
      return gap === null ? [] : [{ route, gap }]
    })
    .toSorted((a, b) => a.gap - b.gap)
    .slice(0, PER_EPREUVE)
  return {
    epreuves_id: id,
    epreuve: nom,
    trace: own && JSON.parse(own.carte),
    parcours: chosen.map(({ route }) => ({
      parcours: JSON.parse(route.carte),
      raisons: tellReasons(effort, route),
    })),
  }
}
