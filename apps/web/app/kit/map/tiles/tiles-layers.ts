import type { Position } from '@foulee/domain/shared/geo'
import type { FeatureCollection } from 'geojson'
import type {
  ExpressionSpecification,
  GeoJSONSource,
  LayerSpecification,
  Map as MapLibre,
  VectorTileSource,
} from 'maplibre-gl'
import { countFont } from '../count-font.ts'
import type { MapPalette } from '../palette.ts'
import { type MapPoint, toPointCollection } from '../points.ts'
import { mapFont } from '../style.ts'

const SOURCE = 'foulee-tuiles'
const CHOSEN_PLACES = 'foulee-tuiles-lieux'
export const LINES = 'foulee-tuiles-lignes'
export const REACH = 'foulee-tuiles-portee'
const STARTS = 'foulee-tuiles-departs'
export const GROUPS = 'foulee-tuiles-groupes'
/** Points at one same position, which no zoom separates. */
const TOGETHER = 'foulee-tuiles-ensemble'
const OWN_POSITION = 'foulee-tuiles-ici'
const CHOSEN = ['foulee-tuiles-choisis-bord', 'foulee-tuiles-choisis']
const LAST_ZOOM = 14

type TilesOverlay = {
  tilesUrl: string
  chosen: readonly string[]
  places: readonly MapPoint[]
  ownPosition: Position | null
}

const isGroup: ExpressionSpecification = ['>', ['coalesce', ['get', 'nb'], 1], 1]
const colorOf = ({ kinds: { autre, ...kinds }, line }: MapPalette): ExpressionSpecification =>
  [
    'match',
    ['coalesce', ['get', 'kind'], ''],
    ...Object.entries(kinds).flat(),
    'autre',
    autre,
    line,
  ] as unknown as ExpressionSpecification
const radius: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  4,
  5,
  10,
  ['case', ['has', 'kind'], 8, 5],
]
const isAlone: ExpressionSpecification = ['==', ['get', 'nb'], 1]
const isChosen = (ids: readonly string[]): ExpressionSpecification => [
  'in',
  ['id'],
  ['literal', ids.map(Number)],
]

const roundLine = { 'line-join': 'round', 'line-cap': 'round' } as const

function lineLayers(palette: MapPalette, chosen: readonly string[]): LayerSpecification[] {
  const line = (id: string, color: string, width: number, more = {}): LayerSpecification => ({
    id,
    type: 'line',
    source: SOURCE,
    'source-layer': 'lignes',
    layout: roundLine,
    paint: { 'line-color': color, 'line-width': width },
    ...more,
  })
  const only = { filter: isChosen(chosen) }
  return [
    line(`${LINES}-bord`, palette.lineCasing, 4.5),
    line(LINES, palette.line, 2.5),
    line(CHOSEN[0] ?? '', palette.highlightRim, 9, only),
    line(CHOSEN[1] ?? '', palette.highlight, 6, only),
    line(REACH, palette.line, 18, { paint: { 'line-width': 18, 'line-opacity': 0 } }),
  ]
}

function placeLayers(palette: MapPalette): LayerSpecification[] {
  const dot = (id: string, more: Partial<LayerSpecification>) =>
    ({
      id,
      type: 'circle',
      source: SOURCE,
      paint: {
        'circle-color': colorOf(palette),
        'circle-radius': radius,
        'circle-stroke-color': palette.rim,
        'circle-stroke-width': 2,
      },
      ...more,
    }) as LayerSpecification
  return [
    dot(STARTS, {
      'source-layer': 'departs',
      filter: ['!', isGroup],
    } as Partial<LayerSpecification>),
    dot(`${GROUPS}-seuls`, {
      'source-layer': 'groupes',
      filter: isAlone,
    } as Partial<LayerSpecification>),
    dot(OWN_POSITION, {
      source: OWN_POSITION,
      paint: {
        'circle-color': palette.ownPosition,
        'circle-radius': 7,
        'circle-stroke-color': palette.rim,
        'circle-stroke-width': 3,
      },
    } as Partial<LayerSpecification>),
    dot(CHOSEN_PLACES, {
      source: CHOSEN_PLACES,
      paint: {
        'circle-color': palette.highlight,
        'circle-radius': 9,
        'circle-stroke-color': palette.highlightRim,
        'circle-stroke-width': 3,
      },
    } as Partial<LayerSpecification>),
  ]
}

function groupLayers(palette: MapPalette, font: string[]): LayerSpecification[] {
  const count = (id: string, layer: string): LayerSpecification => ({
    id,
    type: 'symbol',
    source: SOURCE,
    'source-layer': layer,
    filter: isGroup,
    layout: {
      'text-field': ['number-format', ['get', 'nb'], { locale: 'fr' }],
      'text-font': font,
      'text-size': 13,
      'text-offset': [0, -0.08],
      'text-allow-overlap': true,
      'text-padding': 10,
    },
    paint: { 'text-color': palette.clusterText },
  })
  const disc = (id: string, layer: string): LayerSpecification => ({
    id,
    type: 'circle',
    source: SOURCE,
    'source-layer': layer,
    filter: isGroup,
    paint: {
      'circle-color': palette.cluster,
      'circle-radius': ['step', ['get', 'nb'], 14, 10, 17, 100, 21, 1000, 27],
      'circle-stroke-color': palette.clusterRing,
      'circle-stroke-opacity': layer === 'groupes' ? 0.25 : 0,
      'circle-stroke-width': 5,
    },
  })
  return [
    disc(GROUPS, 'groupes'),
    count(`${GROUPS}-nombres`, 'groupes'),
    disc(TOGETHER, 'departs'),
    count(`${TOGETHER}-nombres`, 'departs'),
  ]
}

const placeOf = (position: Position | null): FeatureCollection =>
  toPointCollection(position ? [{ id: 'ici', kind: 'ici', nom: '', position }] : [])

export const SINGLES = [STARTS, TOGETHER, `${GROUPS}-seuls`, REACH]

export function addTiles(map: MapLibre, overlay: TilesOverlay, palette: MapPalette): void {
  const { tilesUrl, chosen, places, ownPosition } = overlay
  map.addSource(SOURCE, { type: 'vector', tiles: [tilesUrl], minzoom: 0, maxzoom: LAST_ZOOM })
  map.addSource(CHOSEN_PLACES, { type: 'geojson', data: toPointCollection(places) })
  map.addSource(OWN_POSITION, { type: 'geojson', data: placeOf(ownPosition) })
  const layers = [
    ...lineLayers(palette, chosen),
    ...groupLayers(palette, countFont(map, mapFont)),
    ...placeLayers(palette),
  ]
  for (const layer of layers) map.addLayer(layer)
}

export function changeTiles(map: MapLibre, tilesUrl: string): void {
  map.getSource<VectorTileSource>(SOURCE)?.setTiles([tilesUrl])
}

export function choose(
  map: MapLibre,
  { chosen, places }: Pick<TilesOverlay, 'chosen' | 'places'>,
): void {
  for (const id of CHOSEN) if (map.getLayer(id)) map.setFilter(id, isChosen(chosen))
  map.getSource<GeoJSONSource>(CHOSEN_PLACES)?.setData(toPointCollection(places))
}

export function moveOwnPosition(map: MapLibre, ownPosition: Position | null): void {
  map.getSource<GeoJSONSource>(OWN_POSITION)?.setData(placeOf(ownPosition))
}
