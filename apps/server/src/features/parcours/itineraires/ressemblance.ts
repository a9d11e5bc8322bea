import type { Boucle } from '@foulee/contract/parcours/itineraires'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { epreuves } from '@foulee/db/schema'
import { getKmEffort } from '@foulee/domain/courses/epreuve'
import { findClimbs } from '@foulee/trace/climbs'
import { signRoute } from '@foulee/trace/prepare'
import { measureSlopeShares, sumDescentShare } from '@foulee/trace/slopes'
import type { Survey } from '@foulee/trace/survey'
import { eq } from 'drizzle-orm'
import { getVisibleEpreuve } from '#features/courses/resultats/resultats.policy.ts'
import { shareSurfaces } from '#features/parcours/parcours/parcours-surfaces.ts'
import {
  compareGround,
  type Effort,
  listGroundReasons,
} from '#features/parcours/parcours/preparation.ts'
import { findLinked } from '#features/parcours/parcours/suggestions.queries.ts'
import type { User } from '#platform/http/user.ts'
import type { RoutedLine } from '#platform/routing/engine.ts'

const SANS_TRACE =
  'Cette épreuve n’a pas de parcours publié auquel ressembler\u00a0: demandez une longueur et un dénivelé.'

/**
 * Ground of a race that a loop should have.
 * @throws ApiError `epreuve_introuvable`, `course_introuvable`, `champs_invalides` without a route
 */
export async function findRace(db: Db, user: User, epreuves_id: number): Promise<Effort> {
  await getVisibleEpreuve(db, user, epreuves_id)
  const { type, distance, denivele, parcours_id } = epreuves
  const [race] = await db
    .select({ type, distance, denivele, parcours_id })
    .from(epreuves)
    .where(eq(epreuves.id, epreuves_id))
  const [own] = race?.parcours_id ? await findLinked(db, [race.parcours_id]) : []
  if (!race || !own) throw new ApiError('champs_invalides', { errors: { epreuves_id: SANS_TRACE } })
  return {
    distance: race.distance ?? own.distance,
    denivele: race.denivele ?? own.denivele,
    types: [race.type],
    signature: own.signature,
  }
}

export type Ressemblance = NonNullable<Boucle['ressemblance']>

type Measured = { survey: Survey; denivele: number | null; terrains: RoutedLine['terrains'] }

/** Null where heights are not known: lengths alone make no likeness. */
export function compareWithRace(race: Effort, loop: Measured): Ressemblance | null {
  const effort = toEffort(race, loop)
  const ecart = effort && compareGround(race, effort)
  if (!effort || ecart === null) return null
  return { ecart: Math.round(ecart * 100) / 100, raisons: listGroundReasons(race, effort) }
}

function toEffort(race: Effort, { survey, denivele, terrains }: Measured): Effort | null {
  const { distance } = survey
  const pentes = measureSlopeShares(survey)
  if (denivele === null || !pentes) return null
  const measures = {
    distance,
    pentes,
    part_descente: sumDescentShare(pentes),
    km_effort: getKmEffort({ distance, denivele }),
    montees: findClimbs(survey),
  }
  const signature = signRoute(measures, shareSurfaces(terrains ?? [], distance))
  return { distance, denivele, types: race.types, signature }
}
