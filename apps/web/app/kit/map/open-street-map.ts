import type { Position } from '@foulee/domain/shared/geo'

export const openStreetMapUrl = ([lon, lat]: Position, zoom = 14) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${zoom}/${lat}/${lon}`
