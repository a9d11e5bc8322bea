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

export const RELIEF = 'relief'

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

/** Hillshade lit from the north-west, as on paper maps; softer where tiles are overzoomed. */
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

/** First symbol layer, if any: the hillshade must stay below it. */
export function firstWriting(layers: readonly Pick<LayerSpecification, 'id' | 'type'>[]) {
  return layers.find(({ type }) => type === 'symbol')?.id
}

/**
 * Adds the hillshade below labels and overlays, then contour lines unless the basemap has its own;
 * their script is loaded on demand.
 * @param isShown whether the map still shows that basemap
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
  // If the script of contours fails to load, the hillshade remains.
  const lines = await import('./contours/contours.ts').catch(() => null)
  if (isShown()) lines?.addContours(map, terrain, palette, RELIEF, ground)
}

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
