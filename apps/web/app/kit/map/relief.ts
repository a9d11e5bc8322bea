import type { FondTerrain } from '@foulee/contract/site/fonds'
import type {
  ErrorEvent,
  HillshadeLayerSpecification,
  LayerSpecification,
  Map as MapLibre,
  RasterDEMSourceSpecification,
} from 'maplibre-gl'
import { CONTOURS } from './contours/contour-layers.ts'
import { absolute, isReliefServed } from './grounds.ts'
import type { MapPalette } from './palette.ts'

/** The source of heights, and the layer that shades them. */
export const RELIEF = 'relief'

/** Heights of the ground, fetched as they are seen; beyond the last zoom the same ones are stretched. */
export function reliefSource(terrain: FondTerrain, address: string): RasterDEMSourceSpecification {
  const { encodage, taille, maxzoom, attribution } = terrain
  return {
    type: 'raster-dem',
    tiles: [address],
    encoding: encodage,
    tileSize: taille,
    maxzoom,
    attribution,
  }
}

/** Slopes in shade, lit from the north-west as on paper maps; softer near, where tiles are stretched. */
export function reliefLayer({ relief }: MapPalette): HillshadeLayerSpecification {
  return {
    id: RELIEF,
    type: 'hillshade',
    source: RELIEF,
    paint: {
      'hillshade-illumination-direction': 315,
      'hillshade-exaggeration': ['interpolate', ['linear'], ['zoom'], 5, 0.2, 10, 0.45, 15, 0.3],
      'hillshade-shadow-color': relief.shadow,
      'hillshade-highlight-color': relief.light,
      'hillshade-accent-color': relief.accent,
    },
  }
}

/** The layer over which no shade may lie: the first that writes, or none. */
export function firstWriting(layers: readonly Pick<LayerSpecification, 'id' | 'type'>[]) {
  return layers.find(({ type }) => type === 'symbol')?.id
}

/**
 * Shades a ground that has just loaded, under its names and under whatever the page draws; then come
 * lines of the same height, unless it has its own. What draws them is fetched only then.
 * @param isShown whether that ground is still the one on the map
 */
export async function addRelief(
  map: MapLibre,
  terrain: FondTerrain,
  palette: MapPalette,
  isShown: () => boolean,
): Promise<void> {
  map.addSource(RELIEF, reliefSource(terrain, absolute(terrain.tuiles)))
  const ground = map.getStyle().layers
  map.addLayer(reliefLayer(palette), firstWriting(ground))
  // Without the script of the lines there is still the shade.
  const lines = await import('./contours/contours.ts').catch(() => null)
  if (isShown()) lines?.addContours(map, terrain, palette, RELIEF, ground)
}

/** Shade without tiles is nothing to look at: when the server no longer has heights, they are given up. */
export function watchRelief(map: MapLibre, giveUp: () => void): () => void {
  let isAsking = false
  const onError = async ({ sourceId }: ErrorEvent & { sourceId?: string }) => {
    if (isAsking || (sourceId !== RELIEF && sourceId !== CONTOURS)) return
    isAsking = true
    if (!(await isReliefServed())) giveUp()
    isAsking = false
  }
  const listening = map.on('error', onError)
  return () => listening.unsubscribe()
}
