import { at } from '@foulee/trace/column'
import type { FeatureCollection, Geometry } from 'geojson'
import type { GeoJSONSource, LayerSpecification, Map as MapLibre } from 'maplibre-gl'
import { countFont } from '#kit/map/count-font.ts'
import type { MapPalette } from '#kit/map/palette.ts'
import { mapFont } from '#kit/map/style.ts'
import { addHeights, addRibbon } from './altitude-layers.ts'
import { arrowImage } from './arrow-image.ts'
import { endsMeet, kilometreMarks } from './drawing-frame.ts'
import type { RouteMark } from './route-marks.ts'
import { excludedRanges, type KeptRange, placeAt, type Samples } from './route-samples.ts'

export type RouteOverlay = {
  lines: readonly { lon: Float64Array; lat: Float64Array }[]
  samples: Samples
  marks: readonly RouteMark[]
  kept?: KeptRange | undefined
  cursor: number | null
  ownPosition: readonly [number, number] | null
  wayBack: { lon: Float64Array; lat: Float64Array } | null
  isGroundFlat: boolean
}

const CURSOR = 'parcours-curseur'
const OWN_POSITION = 'parcours-ici'
const MARKS_LAYER = 'parcours-marques'
const KILOMETRES = 'parcours-km'
const EXCLUDED = 'parcours-retire'
const ARROW = 'parcours-fleche'
const WAY_BACK = 'parcours-retour'

type Place = { lon: number; lat: number }

const collect = (geometries: readonly Geometry[], properties: readonly object[] = []) =>
  ({
    type: 'FeatureCollection',
    features: geometries.map((geometry, index) => ({
      type: 'Feature',
      properties: properties[index] ?? {},
      geometry,
    })),
  }) as FeatureCollection

const point = ({ lon, lat }: Place): Geometry => ({ type: 'Point', coordinates: [lon, lat] })

const somewhere = (place: Place | null) => collect(place ? [point(place)] : [])

const cursorData = (samples: Samples, metres: number | null) =>
  somewhere(metres === null ? null : placeAt(samples, metres))

const ownPositionData = (ownPosition: RouteOverlay['ownPosition']) =>
  somewhere(ownPosition && { lon: ownPosition[0], lat: ownPosition[1] })

type Line = RouteOverlay['lines'][number]

const lineString = ({ lon, lat }: Line): Geometry => ({
  type: 'LineString',
  coordinates: Array.from(lon, (value, index) => [value, at(lat, index)]),
})

const marksData = (marks: RouteOverlay['marks']) =>
  collect(
    marks.map(({ position: [lon, lat] }) => point({ lon, lat })),
    marks.map(({ id, kind }) => ({ id, kind })),
  )

const excludedData = (samples: Samples, kept: RouteOverlay['kept']) =>
  collect(kept ? excludedRanges(samples, kept).map(lineString) : [])

const wayBackData = (wayBack: RouteOverlay['wayBack']) =>
  collect(wayBack ? [lineString(wayBack)] : [])

function sourceData(overlay: RouteOverlay) {
  const { lines, samples, marks, kept, cursor, ownPosition, wayBack } = overlay
  const kilometres = kilometreMarks(samples)
  const ends = endsMeet(samples) ? [0] : [samples.length, 0]
  return {
    'parcours-ligne': collect(lines.map(lineString)),
    [EXCLUDED]: excludedData(samples, kept),
    [WAY_BACK]: wayBackData(wayBack),
    [KILOMETRES]: collect(
      kilometres.map((metres) => point(placeAt(samples, metres))),
      kilometres.map((metres) => ({ nom: String(metres / 1000) })),
    ),
    [MARKS_LAYER]: marksData(marks),
    'parcours-bouts': collect(
      ends.map((metres) => point(placeAt(samples, metres))),
      ends.map((metres) => ({ nom: metres ? 'A' : 'D' })),
    ),
    [CURSOR]: cursorData(samples, cursor),
    [OWN_POSITION]: ownPositionData(ownPosition),
  }
}

function lineLayers(palette: MapPalette): LayerSpecification[] {
  const stroke = (id: string, color: string, width: number): LayerSpecification => ({
    id,
    type: 'line',
    source: 'parcours-ligne',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': color, 'line-width': width },
  })
  return [
    stroke('parcours-bord', palette.lineCasing, 8),
    stroke('parcours-ligne', palette.line, 4.5),
    {
      id: 'parcours-sens',
      type: 'symbol',
      source: 'parcours-ligne',
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 90,
        'icon-image': ARROW,
        'icon-allow-overlap': true,
        'icon-rotation-alignment': 'map',
      },
    },
    {
      id: EXCLUDED,
      type: 'line',
      source: EXCLUDED,
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': palette.lineCasing, 'line-width': 6 },
    },
    {
      id: `${EXCLUDED}-points`,
      type: 'line',
      source: EXCLUDED,
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': palette.townSmall, 'line-width': 2.5, 'line-dasharray': [0.1, 2.5] },
    },
    {
      id: WAY_BACK,
      type: 'line',
      source: WAY_BACK,
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': palette.ownPosition, 'line-width': 4, 'line-dasharray': [1.5, 1.5] },
    },
  ]
}

type Disc = { id: string; radius: number; color: string; rim: string; text?: string; size?: number }

function discLayers({ id, radius, color, rim, text, size = 12 }: Disc, font: string[]) {
  const disc: LayerSpecification = {
    id,
    type: 'circle',
    source: id,
    paint: {
      'circle-radius': radius,
      'circle-color': color,
      'circle-stroke-color': rim,
      'circle-stroke-width': 2,
    },
  }
  if (!text) return [disc]
  const name: LayerSpecification = {
    id: `${id}-noms`,
    type: 'symbol',
    source: id,
    layout: {
      'text-field': ['get', 'nom'],
      'text-font': font,
      'text-size': size,
      'text-offset': [0, -0.08],
      'text-allow-overlap': true,
      'text-padding': Math.max(2, radius - size / 2),
    },
    paint: { 'text-color': text },
  }
  return [disc, name]
}

function discs(palette: MapPalette, font: string[]): LayerSpecification[] {
  const { rim, town, halo, ownPosition, line, cluster, clusterText } = palette
  const photos: LayerSpecification = {
    id: MARKS_LAYER,
    type: 'circle',
    source: MARKS_LAYER,
    paint: {
      'circle-radius': 6,
      'circle-color': ['match', ['get', 'kind'], 'photo', ownPosition, town],
      'circle-stroke-color': rim,
      'circle-stroke-width': 2,
    },
  }
  return [
    ...discLayers({ id: KILOMETRES, radius: 9, color: halo, rim: town, text: town }, font),
    photos,
    ...discLayers(
      { id: 'parcours-bouts', radius: 12, color: cluster, rim, text: clusterText, size: 14 },
      font,
    ),
    ...discLayers({ id: CURSOR, radius: 8, color: line, rim: town }, font),
    ...discLayers({ id: OWN_POSITION, radius: 8, color: ownPosition, rim }, font),
  ]
}

export function addRoute(map: MapLibre, overlay: RouteOverlay, palette: MapPalette): void {
  if (!map.hasImage(ARROW)) {
    const { image, pixelRatio } = arrowImage(palette.town)
    map.addImage(ARROW, image, { pixelRatio })
  }
  for (const [id, data] of Object.entries(sourceData(overlay))) {
    map.addSource(id, { type: 'geojson', data, tolerance: 0.2 })
  }
  const font = countFont(map, mapFont)
  if (overlay.isGroundFlat) addRibbon(map, overlay.samples, palette, font)
  for (const layer of [...lineLayers(palette), ...discs(palette, font)]) map.addLayer(layer)
  addHeights(map, overlay.samples, palette, { font, under: KILOMETRES })
}

export function moveCursor(map: MapLibre, samples: Samples, metres: number | null): void {
  map.getSource<GeoJSONSource>(CURSOR)?.setData(cursorData(samples, metres))
}

export function moveOwnPosition(map: MapLibre, ownPosition: RouteOverlay['ownPosition']): void {
  map.getSource<GeoJSONSource>(OWN_POSITION)?.setData(ownPositionData(ownPosition))
}

export function moveMarks(map: MapLibre, marks: RouteOverlay['marks']): void {
  map.getSource<GeoJSONSource>(MARKS_LAYER)?.setData(marksData(marks))
}

export function shadeLeftOut(map: MapLibre, samples: Samples, kept: RouteOverlay['kept']): void {
  map.getSource<GeoJSONSource>(EXCLUDED)?.setData(excludedData(samples, kept))
}

export function showWayBack(map: MapLibre, wayBack: RouteOverlay['wayBack']): void {
  map.getSource<GeoJSONSource>(WAY_BACK)?.setData(wayBackData(wayBack))
}
