import { findDepartement } from '@foulee/domain/shared/departement'
import type { Position } from '@foulee/domain/shared/geo'
import type { Lieux } from '#platform/geo/lieux.ts'

export type Place = { ville: string | null; departement: string | null; region: string | null }

const NOWHERE: Place = { ville: null, departement: null, region: null }

/** The commune nearest to the visible start: the hidden one must not count. */
export async function findCommune(lieux: Lieux, depart: Position | null): Promise<Place> {
  const lieu = depart && (await lieux.nearest(depart))
  if (!lieu) return NOWHERE
  return {
    ville: lieu.nom.replace(/ \d+er? Arrondissement$/, ''),
    departement: lieu.departement,
    region: findDepartement(lieu.departement)?.region ?? null,
  }
}
