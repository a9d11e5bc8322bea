import type { FondTerrain } from '@foulee/contract/site/fonds'
import type { LayerSpecification, Map as MapLibre } from 'maplibre-gl'
import { countFont } from '../count-font.ts'
import { absolute } from '../grounds.ts'
import type { MapPalette } from '../palette.ts'
import { mapFont } from '../style.ts'
import { CONTOURS, contourLayers, contourSource, drawsContours } from './contour-layers.ts'
import { CONTOUR_TILES, serveContours } from './contour-tiles.ts'

/**
 * Adds contour lines right above the layer `under`, unless the basemap has its own. Imported only
 * when elevation tiles are served.
 */
export function addContours(
  map: MapLibre,
  terrain: FondTerrain,
  palette: MapPalette,
  under: string,
  ground: readonly LayerSpecification[],
): void {
  if (drawsContours(ground)) return
  const { encodage, taille, maxzoom } = terrain
  serveContours({ tuiles: absolute(terrain.tuiles), encodage, taille, maxzoom })
  map.addSource(CONTOURS, contourSource(CONTOUR_TILES, maxzoom))
  const order = map.getLayersOrder()
  const over = order[order.indexOf(under) + 1]
  for (const layer of contourLayers(palette, countFont(map, mapFont))) map.addLayer(layer, over)
}
