import { findDepartement } from '@foulee/domain/shared/departement'
import type { Directories } from '#kernel/pages/sitemap-rows.ts'
import { countItineraires } from './suggestions.queries.ts'

export const itinerairesDirectory: Directories = async (db) => {
  const { departements } = await countItineraires(db)
  return [
    '/itineraires',
    ...departements.flatMap(({ departement }) => {
      const known = findDepartement(departement)
      return known ? [`/itineraires/${known.slug}`] : []
    }),
    '/contributeur-de-parcours',
  ]
}
