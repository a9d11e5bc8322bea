import type { Position } from '@foulee/domain/shared/geo'

/** The place on a map that everyone can open, on a phone as elsewhere. */
export const openStreetMapUrl = ([lon, lat]: Position, zoom = 14) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${zoom}/${lat}/${lon}`
