import type { Fonds } from '@foulee/contract/site/fonds'
import type { Basemap } from './basemap/load.ts'

/** What a map is drawn on: the plan of the server or, without one, the embedded ground. */
export type MapGround = Fonds & {
  /** Null with a plan, until that is lost. */
  basemap: Basemap | null
}

/** The embedded ground: nothing of it is in a page's first load. */
export async function importBasemap(): Promise<Basemap> {
  const { loadBasemap } = await import('./basemap/load.ts')
  return loadBasemap()
}

/** The best ground there is now. */
export async function loadGround(): Promise<MapGround> {
  const { loadGrounds } = await import('./grounds.ts')
  const grounds = await loadGrounds()
  return { ...grounds, basemap: grounds.plan ? null : await importBasemap() }
}

/** The ground that needs nobody but the site, whatever else there is. */
export async function loadEmbeddedGround(): Promise<MapGround> {
  return { plan: null, terrain: null, basemap: await importBasemap() }
}

/** Whether nothing on the map tells slopes: neither heights, nor a plan that has its own way to say them. */
export const isFlat = ({ plan, terrain }: MapGround): boolean => !plan && !terrain
