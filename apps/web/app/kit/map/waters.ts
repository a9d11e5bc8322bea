import { EAUX } from '@foulee/contract/site/fonds'
import type { LayerSpecification, VectorSourceSpecification } from 'maplibre-gl'
import type { MapPalette } from './palette.ts'

const SOURCE = 'eaux'

export const watersSource = (address: string): VectorSourceSpecification => ({
  type: 'vector',
  tiles: [address],
  minzoom: EAUX.minzoom,
  maxzoom: EAUX.maxzoom,
  attribution:
    '<a href="https://www.soest.hawaii.edu/pwessel/gshhg/">GSHHG</a>, ' +
    '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
})

const area = (id: string, layer: string, color: string): LayerSpecification => ({
  id,
  type: 'fill',
  source: SOURCE,
  'source-layer': layer,
  paint: { 'fill-color': color, 'fill-antialias': false },
})

const shore = (id: string, layer: string, color: string): LayerSpecification => ({
  id,
  type: 'line',
  source: SOURCE,
  'source-layer': layer,
  layout: { 'line-join': 'round' },
  paint: {
    'line-color': color,
    'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.5, 8, 1, 12, 1.5],
  },
})

/** Lakes have a precision of 500 m: beyond this zoom, a route would run in the water. */
const LAKES_END = 11

/**
 * Layers of water tiles: land fills the whole tile, water above it. Overlays of the land fit
 * between both. Rivers have a precision of 450 m and end before the error shows.
 */
export function watersLayers(palette: MapPalette): {
  ground: LayerSpecification[]
  water: LayerSpecification[]
} {
  const { abroad, land, water, coast } = palette
  return {
    ground: [area('terre-vue', 'terre', abroad), area('france-vue', 'france', land)],
    water: [
      {
        id: 'rivieres',
        type: 'line',
        source: SOURCE,
        'source-layer': 'riviere',
        maxzoom: 9,
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: {
          'line-color': coast,
          'line-width': [
            'interpolate',
            ['linear'],
            ['zoom'],
            5,
            ['match', ['get', 'rang'], 1, 0.9, 2, 0.7, 0.5],
            8,
            ['match', ['get', 'rang'], 1, 2, 2, 1.6, 1.1],
          ],
          'line-opacity': ['interpolate', ['linear'], ['zoom'], 4.5, 0, 5.5, 0.8, 8.2, 0.8, 9, 0],
        },
      },
      area('mer', 'mer', water),
      shore('rivages', 'mer', coast),
      {
        id: 'lacs',
        type: 'fill',
        source: SOURCE,
        'source-layer': 'lac',
        maxzoom: LAKES_END,
        paint: {
          'fill-color': water,
          'fill-outline-color': coast,
          'fill-opacity': ['interpolate', ['linear'], ['zoom'], LAKES_END - 1, 1, LAKES_END, 0],
        },
      },
    ],
  }
}
