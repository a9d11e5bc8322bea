import { getDestinationPays, getDestinationRegion } from '@foulee/domain/sejours/destination'
import type { Directories } from '#kernel/pages/sitemap-rows.ts'
import { countDestinations } from './voyages.queries.ts'

/** The directory of stays, with the countries and the regions of France that have some to come, and the page for agencies. */
export const destinationsDirectory: Directories = async (db) => {
  const { pays, regions } = await countDestinations(db)
  const found = [
    ...pays.map((one) => getDestinationPays(one.pays)),
    ...regions.map(({ region }) => getDestinationRegion(region)),
  ]
  const slugs = new Set(found.flatMap((destination) => destination?.slug ?? []))
  return ['/destinations', ...[...slugs].map((slug) => `/destinations/${slug}`), '/agences']
}
