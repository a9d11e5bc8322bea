import type { Position } from '@foulee/domain/shared/geo'
import type { FeatureCollection, LineString } from 'geojson'
import type {
  ExpressionSpecification,
  GeoJSONSource,
  LayerSpecification,
  Map as MapLibre,
} from 'maplibre-gl'
import type { MapPalette } from '#kit/map/palette.ts'
import { addOwnPosition } from '#kit/map/place-layers.ts'
import { toPointCollection } from '#kit/map/points.ts'

const LINE = 'trace-lignes'
const GHOST = 'trace-fantome'
const CURSOR = 'trace-curseur'
const LOOPS = 'trace-boucles'
const NEARBY = 'trace-parcours'
/** Wide and invisible: a thumb hits it. */
export const LINE_REACH = 'trace-portee'
export const NEARBY_REACH = 'trace-parcours-portee'
const LAST_ZOOM = 14

export type DrawnLeg = { positions: readonly Position[]; isKnown: boolean }

export type DrawingOverlay = {
  legs: readonly DrawnLeg[]
  cursor: Position | null
  ownPosition: Position | null
  /** Proposed loops, in the order of their colours. */
  loops: readonly (readonly Position[])[]
  attribution: string | null
  /** Published routes, of the tile source at this URL; null while they are hidden. */
  nearbyUrl: string | null
}

const toLines = (legs: readonly DrawnLeg[]): FeatureCollection<LineString> => ({
  type: 'FeatureCollection',
  features: legs.map(({ positions, isKnown }, index) => ({
    type: 'Feature',
    properties: { index, isKnown },
    geometry: { type: 'LineString', coordinates: positions.map((position) => [...position]) },
  })),
})

const toLoops = (loops: DrawingOverlay['loops']) =>
  toLines(loops.map((positions) => ({ positions, isKnown: true })))

const toPoint = (position: Position | null) =>
  toPointCollection(position ? [{ id: 'ici', kind: 'ici', nom: '', position }] : [])

const round = { 'line-join': 'round', 'line-cap': 'round' } as const

function lineLayers(palette: MapPalette): LayerSpecification[] {
  return [
    {
      id: `${LINE}-bord`,
      type: 'line',
      source: LINE,
      layout: round,
      paint: { 'line-color': palette.lineCasing, 'line-width': 8 },
    },
    {
      id: LINE,
      type: 'line',
      source: LINE,
      filter: ['get', 'isKnown'],
      layout: round,
      paint: { 'line-color': palette.line, 'line-width': 4.5 },
    },
    {
      id: `${LINE}-attente`,
      type: 'line',
      source: LINE,
      filter: ['!', ['get', 'isKnown']],
      layout: round,
      paint: { 'line-color': palette.line, 'line-width': 4, 'line-dasharray': [0.2, 2] },
    },
    {
      id: LINE_REACH,
      type: 'line',
      source: LINE,
      layout: round,
      paint: { 'line-width': 22, 'line-opacity': 0 },
    },
    {
      id: GHOST,
      type: 'line',
      source: GHOST,
      layout: round,
      paint: { 'line-color': palette.town, 'line-width': 3, 'line-dasharray': [1, 1.5] },
    },
    {
      id: CURSOR,
      type: 'circle',
      source: CURSOR,
      paint: {
        'circle-radius': 7,
        'circle-color': palette.line,
        'circle-stroke-color': palette.town,
        'circle-stroke-width': 2,
      },
    },
  ]
}

function loopLayers(palette: MapPalette): LayerSpecification[] {
  const colours = palette.days.flatMap((colour, index) => [index, colour])
  const colour = ['match', ['get', 'index'], ...colours, palette.line]
  return [
    {
      id: `${LOOPS}-bord`,
      type: 'line',
      source: LOOPS,
      layout: round,
      paint: { 'line-color': palette.lineCasing, 'line-width': 6 },
    },
    {
      id: LOOPS,
      type: 'line',
      source: LOOPS,
      layout: round,
      paint: { 'line-color': colour as unknown as ExpressionSpecification, 'line-width': 3.5 },
    },
  ]
}

function nearbyLayers(palette: MapPalette): LayerSpecification[] {
  const line = { type: 'line', source: NEARBY, 'source-layer': 'lignes', layout: round } as const
  return [
    {
      ...line,
      id: `${NEARBY}-bord`,
      paint: { 'line-color': palette.lineCasing, 'line-width': 5 },
    },
    { ...line, id: NEARBY, paint: { 'line-color': palette.ownPosition, 'line-width': 2.5 } },
    { ...line, id: NEARBY_REACH, paint: { 'line-width': 20, 'line-opacity': 0 } },
  ]
}

export function addDrawing(map: MapLibre, overlay: DrawingOverlay, palette: MapPalette): void {
  const { attribution } = overlay
  map.addSource(LOOPS, { type: 'geojson', data: toLoops(overlay.loops), tolerance: 0.2 })
  map.addSource(LINE, {
    type: 'geojson',
    data: toLines(overlay.legs),
    tolerance: 0.2,
    ...(attribution && { attribution }),
  })
  map.addSource(GHOST, { type: 'geojson', data: toLines([]) })
  map.addSource(CURSOR, { type: 'geojson', data: toPoint(overlay.cursor) })
  for (const layer of [...loopLayers(palette), ...lineLayers(palette)]) map.addLayer(layer)
  addOwnPosition(map, overlay.ownPosition, palette)
  showNearby(map, overlay.nearbyUrl, palette)
}

/** Shows or hides published routes, below the drawing. */
export function showNearby(map: MapLibre, url: string | null, palette: MapPalette): void {
  const isThere = map.getSource(NEARBY) !== undefined
  if (url && !isThere && map.getSource(LINE)) {
    map.addSource(NEARBY, { type: 'vector', tiles: [url], minzoom: 0, maxzoom: LAST_ZOOM })
    for (const layer of nearbyLayers(palette)) map.addLayer(layer, `${LINE}-bord`)
  }
  if (!url && isThere) {
    for (const { id } of nearbyLayers(palette)) map.removeLayer(id)
    map.removeSource(NEARBY)
  }
}

export const drawLegsOn = (map: MapLibre, legs: readonly DrawnLeg[]): void =>
  void map.getSource<GeoJSONSource>(LINE)?.setData(toLines(legs))

/** Line of a gesture under way; empty once it ends. */
export const drawGhost = (map: MapLibre, positions: readonly Position[]): void =>
  void map
    .getSource<GeoJSONSource>(GHOST)
    ?.setData(toLines(positions.length > 1 ? [{ positions, isKnown: true }] : []))

export const drawLoops = (map: MapLibre, loops: DrawingOverlay['loops']): void =>
  void map.getSource<GeoJSONSource>(LOOPS)?.setData(toLoops(loops))

export const moveDrawingCursor = (map: MapLibre, position: Position | null): void =>
  void map.getSource<GeoJSONSource>(CURSOR)?.setData(toPoint(position))
