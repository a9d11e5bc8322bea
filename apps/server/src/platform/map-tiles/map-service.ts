import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec'

/** `slow` never ends an answer, `gone` cuts it, `portal` sends an HTML page. */
export type Fault = 'slow' | 'gone' | 'portal' | 500 | 404 | 302

export type MapService = {
  url: string
  style: string
  terrain: string
  fail: (fault: Fault | null) => void
  requests: { path: string; headers: NodeJS.Dict<string | string[]> }[]
  stop: () => Promise<void>
}

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const GLYPHS = Buffer.from([0x0a, 0x00])

/**
 * @param tile content of every vector tile
 * @param port random by default
 */
export async function startMapService(tile: Uint8Array, port = 0): Promise<MapService> {
  let fault: Fault | null = null
  const held = new Set<ServerResponse>()
  const requests: MapService['requests'] = []
  const packed = gzipSync(tile)
  const server = createServer(({ url: path = '', headers }, response) => {
    requests.push({ path, headers })
    const send = (media: string, body: Buffer | string, more = {}) =>
      response
        .writeHead(200, { 'content-type': media, 'cache-control': 'max-age=3600', ...more })
        .end(body)
    if (fault === 'slow') return void held.add(response)
    if (fault === 'gone') return void response.destroy()
    if (fault === 'portal') return send('text/html', '<p>Acceptez les conditions</p>')
    if (fault === 302) return response.writeHead(302, { location: '/style.json' }).end()
    if (fault) return response.writeHead(fault).end()
    if (path === '/style.json') return send('application/json', JSON.stringify(styleOf(origin())))
    if (/^\/plan\/\d+\/\d+\/\d+\.pbf$/.test(path)) {
      return send('application/x-protobuf', packed, { 'content-encoding': 'gzip' })
    }
    if (/^\/heights\/\d+\/\d+\/\d+\.png$/.test(path)) return send('image/png', PIXEL)
    if (path.startsWith('/fonts/')) return send('application/x-protobuf', GLYPHS)
    if (/^\/sprite(@2x)?\.json$/.test(path)) return send('application/json', '{}')
    if (/^\/sprite(@2x)?\.png$/.test(path)) return send('image/png', PIXEL)
    response.writeHead(404).end()
  })
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: origin(),
    style: `${origin()}/style.json`,
    terrain: `${origin()}/heights/{z}/{x}/{y}.png`,
    fail: (next) => {
      fault = next
    },
    requests,
    stop: () => {
      for (const response of held) response.destroy()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const styleOf = (url: string): StyleSpecification => ({
  version: 8,
  glyphs: `${url}/fonts/{fontstack}/{range}.pbf`,
  sprite: `${url}/sprite`,
  sources: {
    plan: {
      type: 'vector',
      tiles: [`${url}/plan/{z}/{x}/{y}.pbf`],
      maxzoom: 18,
      attribution: '© <a href="https://exemple.fr/" onclick="x()">Le service</a>',
    },
    ailleurs: { type: 'vector', tiles: ['https://ailleurs.example/{z}/{x}/{y}.pbf'] },
  },
  layers: [
    { id: 'fond', type: 'background', paint: { 'background-color': '#ffffff' } },
    {
      id: 'terre',
      type: 'fill',
      source: 'plan',
      'source-layer': 'terre',
      paint: { 'fill-color': '#e3f0d3' },
    },
    {
      id: 'noms',
      type: 'symbol',
      source: 'plan',
      'source-layer': 'noms',
      layout: { 'text-field': ['get', 'nom'], 'text-font': ['Source Sans Pro Regular'] },
      paint: { 'text-color': '#222', 'text-halo-color': 'white' },
    },
    { id: 'autre', type: 'line', source: 'ailleurs', 'source-layer': 'routes' },
  ],
})
