import { findDepartement } from '@foulee/domain/shared/departement'
import type { Directories } from '#kernel/pages/sitemap-rows.ts'
import { countItineraires } from './suggestions.queries.ts'

export const itinerairesDirectory: Directories = async (db) => {
  const { departements } = await countItineraires(db)
  return [
    '/itineraires',
    ...departements.flatMap(({ departement }) => {
      const listed = findDepartement(departement)
      return listed ? [`/itineraires/${listed.slug}`] : []
    }),
    '/contributeur-de-parcours',
  ]
}
