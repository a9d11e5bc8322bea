import type { Position } from '@foulee/domain/geo'
import type { FeatureCollection } from 'geojson'
import type {
  ExpressionSpecification,
  GeoJSONSource,
  LayerSpecification,
  Map as MapLibre,
} from 'maplibre-gl'
import type { MapPalette } from './palette.ts'
import {
  type MapPoint,
  type PointCollection,
  toLineCollection,
  toPointCollection,
} from './points.ts'

/** What the page draws over the ground, whatever the style under it. */
export interface Overlay {
  points: PointCollection
  /** Selected or hovered points, drawn again on top: they show even when a cluster holds them. */
  highlighted: readonly MapPoint[]
  line: readonly Position[]
  here: Position | null
}

export const pointLayer = 'foulee-points'
export const clusterLayer = 'foulee-groupes'
export const pointSource = 'foulee-points'

const isCluster: ExpressionSpecification = ['has', 'point_count']
const isSingle: ExpressionSpecification = ['!', ['has', 'point_count']]

const here = (position: Position | null): FeatureCollection =>
  toPointCollection(position ? [{ id: 'ici', kind: 'ici', nom: '', position }] : [])

const sourceData = (overlay: Overlay): Record<string, FeatureCollection> => ({
  'foulee-ligne': toLineCollection(overlay.line),
  [pointSource]: overlay.points,
  'foulee-choisis': toPointCollection(overlay.highlighted),
  'foulee-ici': here(overlay.here),
})

const kindColor = ({ kinds }: MapPalette): ExpressionSpecification =>
  [
    'match',
    ['get', 'kind'],
    ...Object.entries(kinds).flat(),
    kinds.autre,
  ] as unknown as ExpressionSpecification

function lineLayers(palette: MapPalette): LayerSpecification[] {
  const stroke = (id: string, color: string, width: number): LayerSpecification => ({
    id,
    type: 'line',
    source: 'foulee-ligne',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': color, 'line-width': width },
  })
  return [
    stroke('foulee-ligne-bord', palette.lineCasing, 7),
    stroke('foulee-ligne', palette.line, 4),
  ]
}

function clusterLayers(palette: MapPalette, font: string[]): LayerSpecification[] {
  return [
    {
      id: clusterLayer,
      type: 'circle',
      source: pointSource,
      filter: isCluster,
      paint: {
        'circle-color': palette.cluster,
        'circle-radius': ['step', ['get', 'point_count'], 14, 10, 17, 100, 21, 1000, 27],
        'circle-stroke-color': palette.clusterRing,
        'circle-stroke-opacity': 0.25,
        'circle-stroke-width': 5,
      },
    },
    {
      id: 'foulee-groupes-nombres',
      type: 'symbol',
      source: pointSource,
      filter: isCluster,
      layout: {
        'text-field': ['number-format', ['get', 'point_count'], { locale: 'fr' }],
        'text-font': font,
        'text-size': 13,
        // The digits sit low in the box that MapLibre centres.
        'text-offset': [0, -0.08],
        'text-allow-overlap': true,
        // The names of towns make room for the circle.
        'text-padding': 10,
      },
      paint: { 'text-color': palette.clusterText },
    },
  ]
}

function pointLayers(palette: MapPalette): LayerSpecification[] {
  return [
    {
      id: pointLayer,
      type: 'circle',
      source: pointSource,
      filter: isSingle,
      paint: {
        'circle-color': kindColor(palette),
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 4, 5, 10, 8],
        'circle-stroke-color': palette.rim,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'foulee-ici',
      type: 'circle',
      source: 'foulee-ici',
      paint: {
        'circle-color': palette.here,
        'circle-radius': 7,
        'circle-stroke-color': palette.rim,
        'circle-stroke-width': 3,
      },
    },
    {
      id: 'foulee-choisis',
      type: 'circle',
      source: 'foulee-choisis',
      paint: {
        'circle-color': palette.highlight,
        'circle-radius': 10,
        'circle-stroke-color': palette.highlightRim,
        'circle-stroke-width': 3,
      },
    },
  ]
}

/** A style with `glyphs` serves its own fonts only: counts are written in one that it has. */
export function countFont(map: MapLibre, fallback: string[]): string[] {
  if (!map.getGlyphs()) return fallback
  for (const layer of map.getStyle().layers) {
    const font = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined
    if (Array.isArray(font) && font.every((name) => typeof name === 'string')) {
      return font as string[]
    }
  }
  return fallback
}

/** Adds the sources and layers to a style that has just loaded. */
export function addOverlay(map: MapLibre, overlay: Overlay, palette: MapPalette, font: string[]) {
  for (const [id, data] of Object.entries(sourceData(overlay))) {
    const clustering =
      id === pointSource ? { cluster: true, clusterRadius: 46, clusterMaxZoom: 14 } : {}
    map.addSource(id, { type: 'geojson', data, ...clustering })
  }
  const layers = [
    ...lineLayers(palette),
    ...clusterLayers(palette, countFont(map, font)),
    ...pointLayers(palette),
  ]
  for (const layer of layers) map.addLayer(layer)
}

/** Replaces the data of the sources that the current style already has. */
export function updateOverlay(map: MapLibre, overlay: Partial<Overlay>) {
  const set = (id: string, data: FeatureCollection | undefined) => {
    if (data) map.getSource<GeoJSONSource>(id)?.setData(data)
  }
  set(pointSource, overlay.points)
  set('foulee-choisis', overlay.highlighted && toPointCollection(overlay.highlighted))
  set('foulee-ligne', overlay.line && toLineCollection(overlay.line))
  set('foulee-ici', overlay.here === undefined ? undefined : here(overlay.here))
}
