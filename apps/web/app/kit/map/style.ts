import type { Feature, FeatureCollection, Geometry } from 'geojson'
import type {
  GeoJSONSourceSpecification,
  LayerSpecification,
  Map as MapLibre,
  StyleSpecification,
  SymbolLayerSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from 'maplibre-gl'
import { landmarkFeatures } from './basemap/landmarks.ts'
import type { Basemap } from './basemap/load.ts'
import type { MapPalette } from './palette.ts'
import { townDot } from './town-dot.ts'
import { watersLayers, watersSource } from './waters.ts'

/**
 * Font of the page: in a style without `glyphs`, MapLibre renders glyphs itself, so nothing is
 * fetched.
 */
export const mapFont = ['Atkinson Hyperlegible Next Variable']

const attribution =
  '© <a href="https://www.naturalearthdata.com/">Natural Earth</a>, ' +
  '<a href="https://www.geonames.org/">GeoNames</a>'

const townDotName = 'ville'

/** Beyond this zoom the embedded data would only show its simplified angles. */
export const embeddedMaxZoom = 12

const source = (
  data: Geometry | FeatureCollection<Geometry | null> | Feature[],
  options: Partial<GeoJSONSourceSpecification> = {},
): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: (Array.isArray(data)
    ? { type: 'FeatureCollection', features: data }
    : data) as GeoJSONSourceSpecification['data'],
  maxzoom: embeddedMaxZoom,
  tolerance: 0.2,
  ...options,
})

function sources(basemap: Basemap, waters: string): StyleSpecification['sources'] {
  return {
    eaux: watersSource(waters),
    etranger: source(basemap.abroad, { attribution }),
    france: source(basemap.france),
    cotes: source(basemap.coasts),
    frontieres: source(basemap.borders),
    regions: source(basemap.regions),
    departements: source(basemap.departements),
    'noms-departements': source(basemap.names),
    villes: source(basemap.towns),
    reperes: source(landmarkFeatures),
  }
}

const byZoom = (...stops: number[]): ['interpolate', ['linear'], ['zoom'], ...number[]] => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops,
]

function fill(id: string, color: string): LayerSpecification {
  return { id, type: 'fill', source: id, paint: { 'fill-color': color, 'fill-antialias': false } }
}

function line(id: string, color: string, ...widths: number[]): LayerSpecification {
  return {
    id,
    type: 'line',
    source: id,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': color, 'line-width': byZoom(...widths) },
  }
}

const halo = (color: string, halo: string) => ({
  'text-color': color,
  'text-halo-color': halo,
  'text-halo-width': 1.4,
})

function landmarkLayers(palette: MapPalette): LayerSpecification[] {
  const layout = {
    'text-field': ['get', 'nom'],
    'text-font': mapFont,
    'text-size': byZoom(3, 11, 7, 15),
    'text-letter-spacing': 0.12,
    'text-max-width': 12,
  } as const
  return [
    {
      id: 'mers',
      type: 'symbol',
      source: 'reperes',
      minzoom: 4.2,
      maxzoom: 9,
      filter: ['==', ['get', 'nature'], 'mer'],
      layout: { ...layout, 'text-field': ['get', 'nom'] },
      paint: { 'text-color': palette.waterText },
    },
    {
      id: 'pays',
      type: 'symbol',
      source: 'reperes',
      maxzoom: 8,
      filter: ['==', ['get', 'nature'], 'pays'],
      layout: { ...layout, 'text-field': ['get', 'nom'], 'text-transform': 'uppercase' },
      paint: halo(palette.abroadText, palette.abroad),
    },
  ]
}

function departementNames(palette: MapPalette): LayerSpecification {
  return {
    id: 'noms-departements',
    type: 'symbol',
    source: 'noms-departements',
    minzoom: 6.8,
    maxzoom: 10.5,
    layout: {
      'text-field': ['get', 'nom'],
      'text-font': mapFont,
      'text-size': byZoom(6.8, 10, 10, 14),
      'text-transform': 'uppercase',
      'text-letter-spacing': 0.1,
      'text-max-width': 8,
      'text-padding': 6,
    },
    paint: halo(palette.departementText, palette.halo),
  }
}

type Anchors = VariableAnchorOffsetCollectionSpecification

/** Label anchors, with offsets in ems from the dot. */
const close: Anchors = ['left', [0.6, 0], 'right', [-0.6, 0], 'top', [0, 0.5], 'bottom', [0, -0.5]]
const further: Anchors = [
  ...close,
  ...(['left', [1.9, 0], 'right', [-1.9, 0], 'top', [0, 1.8], 'bottom', [0, -1.8]] as Anchors),
]

function townNames(id: string, color: string, palette: MapPalette): SymbolLayerSpecification {
  return {
    id,
    type: 'symbol',
    source: 'villes',
    layout: {
      'icon-image': townDotName,
      'text-field': ['get', 'nom'],
      'text-font': mapFont,
      'text-justify': 'auto',
      'text-max-width': 9,
      'text-padding': 3,
      'symbol-sort-key': ['get', 'rang'],
    },
    paint: halo(color, palette.halo),
  }
}

function townLayers(palette: MapPalette): LayerSpecification[] {
  const small = townNames('villes', palette.townSmall, palette)
  const large = townNames('grandes-villes', palette.town, palette)
  return [
    {
      ...small,
      filter: ['all', ['>', ['get', 'zoom'], 6], ['<=', ['get', 'zoom'], ['zoom']]],
      layout: {
        ...small.layout,
        'text-size': byZoom(7, 11.5, 12, 14),
        'text-variable-anchor-offset': close,
      },
    },
    {
      ...large,
      filter: ['all', ['<=', ['get', 'zoom'], 6], ['<=', ['get', 'zoom'], ['zoom']]],
      layout: {
        ...large.layout,
        'icon-allow-overlap': true,
        'text-size': byZoom(4, 12, 8, 15, 12, 20),
        'text-variable-anchor-offset': further,
      },
    },
  ]
}

/**
 * Self-hosted style: paper, water, hairlines and names. A water tile covers the outlines below, and
 * the sea lies over borders; without a tile, the outlines remain.
 * @param waters URL of the tiles, with `{z}/{x}/{y}`
 */
export function embeddedStyle(
  basemap: Basemap,
  palette: MapPalette,
  waters: string,
): StyleSpecification {
  const { ground, water } = watersLayers(palette)
  return {
    version: 8,
    sources: sources(basemap, waters),
    layers: [
      { id: 'eau', type: 'background', paint: { 'background-color': palette.water } },
      fill('etranger', palette.abroad),
      fill('france', palette.land),
      line('cotes', palette.coast, 3, 0.5, 8, 1.2, 12, 1.6),
      ...ground,
      line('departements', palette.departement, 4, 0.4, 8, 1, 12, 1.6),
      line('regions', palette.region, 4, 0.7, 8, 1.4, 12, 2.2),
      line('frontieres', palette.border, 3, 0.5, 6, 1.1, 12, 2),
      ...water,
      ...landmarkLayers(palette),
      departementNames(palette),
      ...townLayers(palette),
    ],
  }
}

export function addTownDot(map: MapLibre, palette: MapPalette): void {
  const { image, pixelRatio } = townDot(palette.townSmall, palette.halo)
  map.addImage(townDotName, image, { pixelRatio })
}
