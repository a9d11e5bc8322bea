import type { Fonds } from '@foulee/contract/site/fonds'
import type { Basemap } from './basemap/load.ts'

export type MapGround = Fonds & {
  basemap: Basemap | null
}

/** Dynamic import: kept out of the first load of every page. */
export async function importBasemap(): Promise<Basemap> {
  const { loadBasemap } = await import('./basemap/load.ts')
  return loadBasemap()
}

export async function loadGround(): Promise<MapGround> {
  const { loadGrounds } = await import('./grounds.ts')
  const grounds = await loadGrounds()
  return { ...grounds, basemap: grounds.plan ? null : await importBasemap() }
}

export async function loadEmbeddedGround(): Promise<MapGround> {
  return { plan: null, terrain: null, basemap: await importBasemap() }
}

export const isFlat = ({ plan, terrain }: MapGround): boolean => !plan && !terrain
