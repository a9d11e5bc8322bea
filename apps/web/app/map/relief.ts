import type { FondTerrain } from '@foulee/contract/site/fonds'
import type {
  HillshadeLayerSpecification,
  LayerSpecification,
  Map as MapLibre,
  RasterDEMSourceSpecification,
} from 'maplibre-gl'
import { absolute } from './grounds.ts'
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

/** Shades a ground that has just loaded, under its names and under whatever the page draws. */
export function addRelief(map: MapLibre, terrain: FondTerrain | null, palette: MapPalette): void {
  if (!terrain) return
  map.addSource(RELIEF, reliefSource(terrain, absolute(terrain.tuiles)))
  map.addLayer(reliefLayer(palette), firstWriting(map.getStyle().layers))
}
