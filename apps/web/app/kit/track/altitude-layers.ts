import type { FeatureCollection, Geometry } from 'geojson'
import type { ExpressionSpecification, LayerSpecification, Map as MapLibre } from 'maplibre-gl'
import { contourSteps } from '#kit/map/contours/contour-steps.ts'
import type { MapPalette } from '#kit/map/palette.ts'
import { altitudeBands, cutBands } from './altitude-bands.ts'
import { heightImage, stepImage } from './altitude-images.ts'
import { altitudeSteps, STEPS_MINZOOM } from './altitude-steps.ts'
import { highPoints } from './high-points.ts'
import type { Samples } from './route-samples.ts'
import { metresText } from './route-texts.ts'

const BANDS = 'parcours-altitudes'
const STEPS = 'parcours-paliers'
const HEIGHTS = 'parcours-hauteurs'

type FeatureContent = { geometry: Geometry; properties: Record<string, string | number> }

const collect = (told: readonly FeatureContent[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: told.map((featureContent) => ({ type: 'Feature', ...featureContent })),
})

const point = ({ lon, lat }: { lon: number; lat: number }): Geometry => ({
  type: 'Point',
  coordinates: [lon, lat],
})

function bandsData(samples: Samples): FeatureCollection {
  const bands = altitudeBands(samples)
  const stretches = bands ? cutBands(samples, bands) : []
  return collect(
    stretches.map(({ band, line }) => ({
      geometry: { type: 'LineString', coordinates: line },
      properties: { bande: band },
    })),
  )
}

const stepsData = (samples: Samples) =>
  collect(
    altitudeSteps(samples).map(({ altitude, cap, ...place }) => ({
      geometry: point(place),
      properties: { altitude, cap, texte: metresText(altitude) },
    })),
  )

const heightsData = (samples: Samples) =>
  collect(
    highPoints(samples).map(({ nature, altitude, ...place }, index) => ({
      geometry: point(place),
      properties: { nature, texte: metresText(altitude), rang: index },
    })),
  )

/** Intervals of contour lines at that zoom: index 0 or 1 of `contourSteps`. */
const stepsByZoom = (which: 0 | 1): ExpressionSpecification => [
  'step',
  ['zoom'],
  contourSteps(10)?.[which] ?? 100,
  ...[12, 13, 14].flatMap((zoom) => [zoom, contourSteps(zoom)?.[which] ?? 10]),
]

const isOfStep = (which: 0 | 1): ExpressionSpecification => [
  '==',
  ['%', ['get', 'altitude'], stepsByZoom(which)],
  0,
]

function ribbon({ altitudes }: MapPalette): LayerSpecification {
  const [lowest = '', ...higher] = altitudes
  return {
    id: BANDS,
    type: 'line',
    source: BANDS,
    layout: { 'line-join': 'round', 'line-cap': 'round', 'line-sort-key': ['get', 'bande'] },
    paint: {
      'line-color': [
        'step',
        ['get', 'bande'],
        lowest,
        ...higher.flatMap((color, index) => [index + 1, color]),
      ] as ExpressionSpecification,
      'line-width': ['interpolate', ['linear'], ['zoom'], 8, 14, 11, 30, 15, 56],
      'line-blur': ['interpolate', ['linear'], ['zoom'], 8, 6, 11, 12, 15, 22],
    },
  }
}

function stepLayers(palette: MapPalette, font: string[]): LayerSpecification[] {
  return [
    {
      id: STEPS,
      type: 'symbol',
      source: STEPS,
      minzoom: STEPS_MINZOOM,
      filter: isOfStep(0),
      layout: {
        'icon-image': STEPS,
        'icon-size': ['interpolate', ['linear'], ['zoom'], STEPS_MINZOOM, 0.6, 15, 1],
        'icon-rotate': ['get', 'cap'],
        'icon-rotation-alignment': 'map',
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
    },
    {
      id: `${STEPS}-hauteurs`,
      type: 'symbol',
      source: STEPS,
      minzoom: 12,
      filter: isOfStep(1),
      layout: {
        'text-field': ['get', 'texte'],
        'text-font': font,
        'text-size': 12,
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 2,
        'text-padding': 6,
      },
      paint: {
        'text-color': palette.contour.text,
        'text-halo-color': palette.halo,
        'text-halo-width': 1.4,
      },
    },
  ]
}

const SIDES = {
  haut: { side: -1, anchor: 'bottom' },
  bas: { side: 1, anchor: 'top' },
} as const

function heightLayers(palette: MapPalette, font: string[]): LayerSpecification[] {
  return (['bas', 'haut'] as const).map((nature) => {
    const { side, anchor } = SIDES[nature]
    return {
      id: `${HEIGHTS}-${nature}`,
      type: 'symbol',
      source: HEIGHTS,
      filter: ['==', ['get', 'nature'], nature],
      layout: {
        'icon-image': `${HEIGHTS}-${nature}`,
        'icon-offset': [0, side * 19],
        'icon-allow-overlap': true,
        'text-field': ['get', 'texte'],
        'text-font': font,
        'text-size': 13,
        'text-variable-anchor-offset': [
          anchor,
          [0, side * 2],
          'left',
          [0.8, side * 1.4],
          'right',
          [-0.8, side * 1.4],
        ],
        'text-optional': true,
        'symbol-sort-key': ['get', 'rang'],
      },
      paint: {
        'text-color': palette.town,
        'text-halo-color': palette.halo,
        'text-halo-width': 1.8,
      },
    }
  })
}

/** Relief from the route's own altitudes, below its line, when no elevation tiles are served. */
export function addRibbon(map: MapLibre, samples: Samples, palette: MapPalette, font: string[]) {
  map.addSource(BANDS, { type: 'geojson', data: bandsData(samples), tolerance: 0.2 })
  map.addSource(STEPS, { type: 'geojson', data: stepsData(samples) })
  const { image, pixelRatio } = stepImage(palette.town)
  if (!map.hasImage(STEPS)) map.addImage(STEPS, image, { pixelRatio })
  for (const layer of [ribbon(palette), ...stepLayers(palette, font)]) map.addLayer(layer)
}

/**
 * High points and the lowest one with their altitudes; layers above `under` take priority in
 * collisions.
 */
export function addHeights(
  map: MapLibre,
  samples: Samples,
  palette: MapPalette,
  { font, under }: { font: string[]; under: string },
) {
  map.addSource(HEIGHTS, { type: 'geojson', data: heightsData(samples) })
  for (const nature of ['haut', 'bas'] as const) {
    const { image, pixelRatio } = heightImage(nature, palette.town, palette.halo)
    const name = `${HEIGHTS}-${nature}`
    if (!map.hasImage(name)) map.addImage(name, image, { pixelRatio })
  }
  for (const layer of heightLayers(palette, font)) map.addLayer(layer, under)
}
