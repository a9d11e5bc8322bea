import {
  Color,
  type LayerSpecification,
  type StyleSpecification,
} from '@maplibre/maplibre-gl-style-spec'

const DARKEST = 0.11
const LIGHTEST = 0.86
const COLOURED = 0.6

const RASTER = {
  'raster-brightness-min': 0.85,
  'raster-brightness-max': 0.12,
  'raster-hue-rotate': 180,
  'raster-saturation': -0.3,
}

const PATTERN_OPACITY = 0.25

/**
 * Dark style from a light one: inverts lightness and keeps hues, so that water stays blue and a
 * wood green.
 */
export function darken(style: StyleSpecification): StyleSpecification {
  return { ...style, layers: style.layers.map(darkenLayer) }
}

function darkenLayer(layer: LayerSpecification): LayerSpecification {
  if (layer.type === 'raster') return { ...layer, paint: { ...layer.paint, ...RASTER } }
  if (!layer.paint) return layer
  const paint = Object.entries(layer.paint).map(([name, value]) => [
    name,
    name.endsWith('-color') ? darkenValue(value) : value,
  ])
  const pattern = Object.hasOwn(layer.paint, 'fill-pattern') && { 'fill-opacity': PATTERN_OPACITY }
  return { ...layer, paint: { ...Object.fromEntries(paint), ...pattern } } as LayerSpecification
}

/** A colour, or the colours within an expression; other strings stay. */
function darkenValue(value: unknown, isWhole = true): unknown {
  if (typeof value === 'string') {
    return isWhole || /^(#|rgb|hsl)/i.test(value) ? darkenColor(value) : value
  }
  if (Array.isArray(value)) return value.map((item) => darkenValue(item, false))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([k, child]) => [k, darkenValue(child, false)]),
  )
}

/** @returns the text itself when it is no colour */
export function darkenColor(text: string): string {
  const color = Color.parse(text)
  if (!color) return text
  const [red, green, blue, alpha] = color.rgb
  const { hue, saturation, lightness } = toHsl(red, green, blue)
  const light = DARKEST + (1 - lightness) * (LIGHTEST - DARKEST)
  const percents = [saturation * COLOURED, light].map((part) => `${Math.round(part * 100)}%`)
  return `hsla(${Math.round(hue)}, ${percents.join(', ')}, ${Math.round(alpha * 100) / 100})`
}

function toHsl(red: number, green: number, blue: number) {
  const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)]
  const lightness = (low + high) / 2
  const range = high - low
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const saturation = range / (1 - Math.abs(2 * lightness - 1))
  const sixth =
    high === red
      ? ((green - blue) / range + 6) % 6
      : high === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  return { hue: sixth * 60, saturation, lightness }
}
