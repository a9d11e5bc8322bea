import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec'
import type { PlanSettings } from '#platform/config/map-tiles.ts'
import type { StorageSettings } from '#platform/config/storage.ts'
import { openFileRanges } from '#platform/storage/file-ranges.ts'
import { type Adopted, adoptStyle, spriteUrl, squareUrl } from './adopt-style.ts'
import { stylePackedTiles } from './packed-style.ts'
import { openPackedTiles } from './packed-tiles.ts'
import { type Piece, unpack } from './pieces.ts'
import { darken } from './sombre.ts'
import type { Upstream } from './upstream.ts'

/** Detailed basemap; its functions return null for a missing file. */
export type Plan = {
  clair: string
  sombre: string
  maxzoom: number
  square: (source: number, z: number, x: number, y: number) => Promise<Piece | null>
  glyphs: (fonts: string, range: string) => Promise<Piece | null>
  sprite: (n: number, end: string) => Promise<Piece | null>
}

const NEAREST = 18
const MIDDLE = { lon: 2.5, lat: 46.5, zoom: 7 }

const IGN = '© <a href="https://geoservices.ign.fr/">IGN</a> – Plan IGN'
/** IGN's styles lack their credit. */
const creditOf = (style: string) => (style.startsWith('https://data.geopf.fr/') ? IGN : null)

/** Checks the service, bypassing the cache. */
export function probePlan(
  settings: PlanSettings,
  upstream: () => Upstream,
  storage: StorageSettings,
): Promise<Plan> {
  if ('pmtiles' in settings) return openPackedPlan(settings.pmtiles, storage)
  return fetchPlan(settings, upstream())
}

async function openPackedPlan(name: string, storage: StorageSettings): Promise<Plan> {
  const tiles = await openPackedTiles(name, openFileRanges(storage, name))
  const { clair, sombre } = stylePackedTiles(tiles)
  return {
    clair: JSON.stringify(clair),
    sombre: JSON.stringify(sombre),
    maxzoom: NEAREST,
    square: async (_, z, x, y) => tiles.read(z, x, y),
    glyphs: async () => null,
    sprite: async () => null,
  }
}

async function fetchPlan(
  { style: from, origins }: Extract<PlanSettings, { style: string }>,
  upstream: Upstream,
): Promise<Plan> {
  const written = (await fetchJson(upstream, from)) as StyleSpecification
  const complete = await readSources(written, { from, origins, upstream })
  const adopted = adoptStyle(complete, { from, origins, attribution: creditOf(from) })
  await checkSquare(adopted, upstream)
  return {
    clair: JSON.stringify(adopted.style),
    sombre: JSON.stringify(darken(adopted.style)),
    maxzoom: NEAREST,
    async square(source, z, x, y) {
      const squares = adopted.squares[source]
      if (!squares || z < squares.minzoom || z > squares.maxzoom) return null
      return upstream.get(squareUrl(squares.template, z, x, y), 'carreau')
    },
    async glyphs(fonts, range) {
      const { glyphs } = adopted
      if (!glyphs?.fonts.has(fonts)) return null
      const url = glyphs.template.replace('{fontstack}', () => encodeURIComponent(fonts))
      return upstream.get(url.replace('{range}', range), 'glyphes')
    },
    async sprite(n, end) {
      const sprite = adopted.sprites[n]
      if (!sprite) return null
      return upstream.get(spriteUrl(sprite, end), end.endsWith('.json') ? 'style' : 'image')
    },
  }
}

async function fetchJson(upstream: Upstream, url: string): Promise<unknown> {
  const piece = await upstream.get(url, 'style', true)
  if (!piece) throw new Error(`${url} is not there`)
  return JSON.parse(unpack(piece).toString('utf8'))
}

async function readSources(
  style: StyleSpecification,
  { from, origins, upstream }: { from: string; origins: readonly string[]; upstream: Upstream },
): Promise<StyleSpecification> {
  const sources = Object.entries(style.sources).map(async ([name, source]) => {
    const address = 'url' in source && !('tiles' in source && source.tiles) ? source.url : null
    if (!address || !URL.canParse(address, from)) return [name, source]
    const { href, origin } = new URL(address, from)
    if (!origins.includes(origin)) return [name, source]
    const tileJson = (await fetchJson(upstream, href)) as Record<string, unknown>
    const fields = ['tiles', 'minzoom', 'maxzoom', 'bounds', 'scheme', 'attribution'].flatMap(
      (key) => (tileJson[key] === undefined ? [] : [[key, tileJson[key]]]),
    )
    return [name, { ...Object.fromEntries(fields), ...source }]
  })
  return { ...style, sources: Object.fromEntries(await Promise.all(sources)) }
}

/** A style without tiles is unusable. */
async function checkSquare({ squares }: Adopted, upstream: Upstream): Promise<void> {
  const [first] = squares
  if (!first) return
  const zoom = Math.min(Math.max(MIDDLE.zoom, first.minzoom), first.maxzoom)
  const [x, y] = squareAt(zoom)
  const url = squareUrl(first.template, zoom, x, y)
  if (!(await upstream.get(url, 'carreau', true))) throw new Error(`${url} is not there`)
}

export function squareAt(zoom: number): [number, number] {
  const side = 2 ** zoom
  const lat = (MIDDLE.lat * Math.PI) / 180
  const y = (1 - Math.asinh(Math.tan(lat)) / Math.PI) / 2
  return [Math.floor(((MIDDLE.lon + 180) / 360) * side), Math.floor(y * side)]
}
