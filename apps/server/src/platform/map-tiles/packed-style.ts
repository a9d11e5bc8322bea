import type { LayerSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec'
import { layers, namedFlavor } from '@protomaps/basemaps'
import { cleanCredit, PLAN_PATH } from './adopt-style.ts'
import type { PackedTiles } from './packed-tiles.ts'
import { VECTOR_MEDIA } from './pieces.ts'
import { darken } from './sombre.ts'

const SOURCE = 'carte'
/** The page's own font: a style without glyphs renders names with browser fonts. */
const FONT = ['Atkinson Hyperlegible Next Variable']
const OPEN_STREET_MAP =
  '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>, <a href="https://protomaps.com">Protomaps</a>'

/**
 * Style for tiles of a file: Protomaps scheme, or raster.
 * @throws Error for another scheme
 */
export function stylePackedTiles(
  tiles: PackedTiles,
): Record<'clair' | 'sombre', StyleSpecification> {
  const isVector = tiles.media === VECTOR_MEDIA
  if (isVector && !['earth', 'water', 'roads'].every((name) => tiles.layers.includes(name))) {
    throw new Error(`These tiles are not of the Protomaps scheme: ${tiles.layers.join(', ')}`)
  }
  const credit = tiles.attribution ?? (isVector ? OPEN_STREET_MAP : '')
  const base = {
    version: 8 as const,
    sources: {
      [SOURCE]: {
        type: isVector ? ('vector' as const) : ('raster' as const),
        tiles: [`${PLAN_PATH}/carreaux/0/{z}/{x}/{y}`],
        minzoom: tiles.minzoom,
        maxzoom: tiles.maxzoom,
        attribution: cleanCredit(credit),
      },
    },
  }
  if (isVector) {
    return {
      clair: { ...base, layers: drawFlavor('light') },
      sombre: { ...base, layers: drawFlavor('dark') },
    }
  }
  const clair = { ...base, layers: [{ id: SOURCE, type: 'raster' as const, source: SOURCE }] }
  return { clair, sombre: darken(clair) }
}

/** Without icons, since there is no sprite. */
function drawFlavor(flavor: 'light' | 'dark'): LayerSpecification[] {
  const drawn = layers(SOURCE, namedFlavor(flavor), { lang: 'fr' }) as LayerSpecification[]
  return drawn.flatMap((layer): LayerSpecification[] => {
    if (layer.type !== 'symbol') return [layer]
    if (!layer.layout?.['text-field']) return []
    const { 'icon-image': _, ...layout } = layer.layout
    return [{ ...layer, layout: { ...layout, 'text-font': FONT } }]
  })
}
