import type {
  ExpressionSpecification,
  LayerSpecification,
  VectorSourceSpecification,
} from 'maplibre-gl'
import type { MapPalette } from '../palette.ts'
import { CONTOUR_MINZOOM } from './contour-steps.ts'

/** The source of lines of the same height; its layers begin with that name. */
export const CONTOURS = 'courbes'
/** How the library names the lines in a tile. */
const LINES = 'contours'
/** 1 for a line that carries its height. */
const isNumbered: ExpressionSpecification = ['==', ['get', 'level'], 1]

/** @param maxzoom the last zoom of the heights: beyond, the same lines are drawn larger */
export function contourSource(tiles: string, maxzoom: number): VectorSourceSpecification {
  return { type: 'vector', tiles: [tiles], minzoom: CONTOUR_MINZOOM, maxzoom: maxzoom + 1 }
}

/** Lines, then their heights: `font` is one that the ground has. */
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

/** Whether a ground has such lines of its own, as Plan IGN does: twice the same would not meet. */
export function drawsContours(layers: readonly LayerSpecification[]): boolean {
  return layers.some((layer) => {
    const drawn = 'source-layer' in layer ? layer['source-layer'] : undefined
    return layer.type === 'line' && /courbe|contour|isohypse/i.test(`${layer.id} ${drawn ?? ''}`)
  })
}
