import type { Crumb } from './breadcrumb.tsx'

/**
 * Where a page stands in the site, for search engines (schema.org), from the root down to itself.
 * @param publicUrl without a slash at the end
 */
export const breadcrumbList = (crumbs: readonly Crumb[], publicUrl: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to ? { item: publicUrl + to } : {}),
  })),
})

/** A point of the ground, which the API gives as longitude and latitude. */
export const geoCoordinates = ([longitude, latitude]: readonly [number, number]) => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
})
