import type { LayerSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec'
import sanitizeHtml from 'sanitize-html'

export const PLAN_PATH = '/fonds/plan'

export type Squares = { template: string; minzoom: number; maxzoom: number }

/** A foreign style with our paths; its upstream URLs are found by the numbers in them. */
export type Adopted = {
  style: StyleSpecification
  squares: readonly Squares[]
  glyphs: { template: string; fonts: ReadonlySet<string> } | null
  sprites: readonly string[]
}

type StyleSource = {
  from: string
  origins: readonly string[]
  attribution: string | null
}

type Source = StyleSpecification['sources'][string]
type TiledSource = Extract<Source, { type: 'vector' | 'raster' | 'raster-dem' }>

const DEFAULT_FONT = 'Open Sans Regular,Arial Unicode MS Regular'

const isTiled = (source: Source): source is TiledSource =>
  ['vector', 'raster', 'raster-dem'].includes(source.type)

/** Absolute URL with its placeholders; null outside the allowed origins. */
function resolve(address: string, { from, origins }: StyleSource): string | null {
  if (!URL.canParse(address, from)) return null
  const { href, origin } = new URL(address, from)
  if (!origins.includes(origin)) return null
  return href.replace(/%7B/gi, '{').replace(/%7D/gi, '}').replace('{ratio}', '').replace('{r}', '')
}

const hasOnly = (template: string, names: readonly string[]) => {
  const found = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name)
  return found.every((name) => names.includes(name ?? '')) && names.every((n) => found.includes(n))
}

/**
 * Rewrites a style to our paths. Sources other than tiles of `origins` are removed, with their
 * layers.
 * @throws Error when nothing is left
 */
export function adoptStyle(style: StyleSpecification, styleSource: StyleSource): Adopted {
  const squares: Squares[] = []
  const sources: StyleSpecification['sources'] = {}
  for (const [name, source] of Object.entries(style.sources)) {
    if (!isTiled(source)) continue
    const template = resolve(source.tiles?.[0] ?? '', styleSource)
    if (!template || !hasOnly(template, ['z', 'x', 'y'])) continue
    const { url: _, ...options } = source
    const tiles = [`${PLAN_PATH}/carreaux/${squares.length}/{z}/{x}/{y}`]
    const attribution = cleanCredit(source.attribution ?? styleSource.attribution ?? '')
    sources[name] = { ...options, tiles, ...(attribution && { attribution }) }
    squares.push({ template, minzoom: source.minzoom ?? 0, maxzoom: source.maxzoom ?? 22 })
  }
  const layers = style.layers.filter(
    (layer) => !('source' in layer) || Object.hasOwn(sources, layer.source),
  )
  if (!squares.length || layers.every(({ type }) => type === 'background')) {
    throw new Error(`The style of ${styleSource.from} has no tiles that may be loaded`)
  }
  const glyphs = adoptGlyphs(style, styleSource)
  const sprites = listSprites(style.sprite, styleSource)
  const { sprite: _, glyphs: __, sources: ___, layers: ____, ...rest } = style
  return {
    style: {
      ...rest,
      sources,
      layers,
      ...(glyphs && { glyphs: `${PLAN_PATH}/glyphes/{fontstack}/{range}` }),
      ...(sprites.length && {
        sprite: sprites.map(({ id }, n) => ({ id, url: `${PLAN_PATH}/images/${n}` })),
      }),
    },
    squares,
    glyphs,
    sprites: sprites.map(({ url }) => url),
  }
}

export const cleanCredit = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http'],
  }).trim()

function adoptGlyphs(style: StyleSpecification, styleSource: StyleSource): Adopted['glyphs'] {
  const template = style.glyphs ? resolve(style.glyphs, styleSource) : null
  if (!template || !hasOnly(template, ['fontstack', 'range'])) return null
  return { template, fonts: new Set(style.layers.flatMap(listFonts)) }
}

function listFonts(layer: LayerSpecification): string[] {
  if (layer.type !== 'symbol' || !layer.layout?.['text-field']) return []
  const fonts = layer.layout['text-font']
  return fonts ? collectFonts(fonts) : [DEFAULT_FONT]
}

function collectFonts(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  if (!Array.isArray(value)) return Object.values(value).flatMap(collectFonts)
  const isSet = value.length > 0 && value.every((item) => typeof item === 'string')
  return isSet ? [value.join(',')] : value.flatMap(collectFonts)
}

function listSprites(sprite: StyleSpecification['sprite'], styleSource: StyleSource) {
  const all = typeof sprite === 'string' ? [{ id: 'default', url: sprite }] : (sprite ?? [])
  return all.flatMap(({ id, url }) => {
    const absolute = resolve(url, styleSource)
    return absolute ? [{ id, url: absolute }] : []
  })
}

export const squareUrl = (template: string, z: number, x: number, y: number): string =>
  template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`)

export function spriteUrl(sprite: string, end: string): string {
  const url = new URL(sprite)
  url.pathname += end
  return url.href
}
