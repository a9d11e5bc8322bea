import type { Crumb } from './breadcrumb.tsx'

/**
 * schema.org breadcrumb, from the root to the page.
 * @param publicUrl without trailing slash
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

/** From the API's order: longitude, latitude. */
export const geoCoordinates = ([longitude, latitude]: readonly [number, number]) => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
})
