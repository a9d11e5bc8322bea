import type { Basemap } from './basemap/load.ts'

/** The embedded ground: nothing of it is in a page's first load. */
export async function importBasemap(): Promise<Basemap> {
  const { loadBasemap } = await import('./basemap/load.ts')
  return loadBasemap()
}
