import type { Position } from '@foulee/domain/shared/geo'

/** A loop from a place, for public pages, which weigh little; `loopPath` knows all figures. */
export const loopDoor = ([lon, lat]: Position, figures = ''): string =>
  `/parcours/tracer?boucle=1&depart=${lat},${lon}${figures}`
