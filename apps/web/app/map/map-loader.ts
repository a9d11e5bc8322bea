import type { Basemap } from './basemap/load.ts'

interface LoadedMap {
  MapCanvas: typeof import('./map-canvas.tsx').MapCanvas
  /** Null when a configured style draws the ground. */
  basemap: Basemap | null
}

export async function importBasemap(): Promise<Basemap> {
  const { loadBasemap } = await import('./basemap/load.ts')
  return loadBasemap()
}

/** Fetches MapLibre and the ground side by side: nothing of either is in a page's first load. */
export async function loadMap(styleUrl: string | null): Promise<LoadedMap> {
  const [{ MapCanvas }, basemap] = await Promise.all([
    import('./map-canvas.tsx'),
    styleUrl === null ? importBasemap() : null,
  ])
  return { MapCanvas, basemap }
}
