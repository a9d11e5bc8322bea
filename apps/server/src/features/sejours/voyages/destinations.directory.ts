import { getDestinationPays, getDestinationRegion } from '@foulee/domain/sejours/destination'
import type { Directories } from '#kernel/pages/sitemap-rows.ts'
import { countDestinations } from './voyages.queries.ts'

export const destinationsDirectory: Directories = async (db) => {
  const { pays, regions } = await countDestinations(db)
  const found = [
    ...pays.map((pays) => getDestinationPays(pays.pays)),
    ...regions.map(({ region }) => getDestinationRegion(region)),
  ]
  const slugs = new Set(found.flatMap((destination) => destination?.slug ?? []))
  return ['/destinations', ...[...slugs].map((slug) => `/destinations/${slug}`), '/agences']
}
