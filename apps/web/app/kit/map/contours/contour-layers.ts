import type {
  ExpressionSpecification,
  LayerSpecification,
  VectorSourceSpecification,
} from 'maplibre-gl'
import type { MapPalette } from '../palette.ts'
import { CONTOUR_MINZOOM } from './contour-steps.ts'

export const CONTOURS = 'courbes'
const LINES = 'contours'
/** 1 for an index contour, labelled with its altitude. */
const isNumbered: ExpressionSpecification = ['==', ['get', 'level'], 1]

/** @param maxzoom last zoom of the elevation tiles; beyond, lines are overzoomed */
export function contourSource(tiles: string, maxzoom: number): VectorSourceSpecification {
  return { type: 'vector', tiles: [tiles], minzoom: CONTOUR_MINZOOM, maxzoom: maxzoom + 1 }
}

/** Contour lines, then their labels; `font` must exist in the basemap's glyphs. */
export function contourLayers({ contour }: MapPalette, font: string[]): LayerSpecification[] {
  const from = { source: CONTOURS, 'source-layer': LINES, minzoom: CONTOUR_MINZOOM }
  return [
    {
      ...from,
      id: CONTOURS,
      type: 'line',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': contour.line,
        'line-width': ['case', isNumbered, 1.2, 0.6],
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 10, 0.35, 12, 0.6, 15, 0.75],
      },
    },
    {
      ...from,
      id: `${CONTOURS}-hauteurs`,
      type: 'symbol',
      minzoom: 12,
      filter: isNumbered,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 260,
        'text-field': ['to-string', ['get', 'ele']],
        'text-font': font,
        'text-size': 11,
        'text-padding': 4,
        'text-max-angle': 25,
      },
      paint: {
        'text-color': contour.text,
        'text-halo-color': contour.halo,
        'text-halo-width': 1.2,
      },
    },
  ]
}

/** Whether a basemap has contour lines itself, as Plan IGN does: two sets would not coincide. */
export function drawsContours(layers: readonly LayerSpecification[]): boolean {
  return layers.some((layer) => {
    const drawn = 'source-layer' in layer ? layer['source-layer'] : undefined
    return layer.type === 'line' && /courbe|contour|isohypse/i.test(`${layer.id} ${drawn ?? ''}`)
  })
}
