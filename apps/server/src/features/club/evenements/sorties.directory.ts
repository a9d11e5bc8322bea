import { findDepartement } from '@foulee/domain/shared/departement'
import { parisInstant } from '@foulee/domain/shared/heure-paris'
import type { Directories } from '#kernel/pages/sitemap-rows.ts'
import { countSorties } from './evenements.queries.ts'

export const sortiesDirectory: Directories = async (db, today) => {
  const { departements } = await countSorties(db, parisInstant(today))
  const listed = departements.flatMap(({ departement }) => findDepartement(departement) ?? [])
  return ['/sorties', ...listed.map(({ slug }) => `/sorties/${slug}`)]
}
