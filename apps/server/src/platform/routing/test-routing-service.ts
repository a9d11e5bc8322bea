import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodePolyline } from '@foulee/trace/polyline'

/** `slow` never ends an answer, `portal` sends an HTML page, `wrong` JSON of another kind. */
export type Mood = 'slow' | 'portal' | 'wrong' | 'nowhere' | 429 | 500

export type RoutingService = {
  url: string
  requests: string[]
  /** Requests that were given up before they were answered. */
  dropped: () => number
  set: (mood: Mood | null) => void
  stop: () => Promise<void>
}

type Place = [lon: number, lat: number]

/** East of this, the service takes the nearest path far away, as that of the IGN at sea. */
const COAST = 7

/** Stand-in of the IGN’s service (`/itineraire`) and of a Valhalla (`/route`, `/status`). */
export async function startRoutingService(): Promise<RoutingService> {
  let mood: Mood | null = null
  const held = new Set<ServerResponse>()
  let dropped = 0
  const requests: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    let sent = ''
    response.on('close', () => {
      if (!response.writableEnded) dropped++
    })
    request.on('data', (piece: Buffer) => {
      sent += piece.toString()
    })
    request.on('end', () => {
      requests.push(url.pathname === '/itineraire' ? url.search : `${url.pathname} ${sent}`)
      if (mood === 'slow') return void held.add(response)
      if (mood === 'portal') return send(response, 200, '<p>Acceptez</p>', 'text/html')
      if (mood === 'wrong') return send(response, 200, '{"nom":"autre chose"}')
      if (mood === 429) {
        response.setHeader('retry-after', '7')
        return send(response, 429, '{}')
      }
      if (mood === 500) return send(response, 500, '{}')
      if (url.pathname === '/status') return send(response, 200, '{}')
      if (url.pathname === '/route') {
        if (mood === 'nowhere') return send(response, 400, '{"error_code":442}')
        return send(response, 200, JSON.stringify(toValhalla(sent)))
      }
      if (url.pathname !== '/itineraire') return send(response, 404, '{}')
      if (mood === 'nowhere') return send(response, 404, '{"error":{}}')
      send(response, 200, JSON.stringify(toIgn(url.searchParams)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    dropped: () => dropped,
    set: (next) => {
      mood = next
    },
    stop: () => {
      for (const response of held) response.destroy()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function send(response: ServerResponse, status: number, text: string, media = 'application/json') {
  response.writeHead(status, { 'content-type': media }).end(text)
}

const onLand = ([lon, lat]: Place): Place => [Math.min(lon, COAST), lat]

const readPlace = (text: string | null): Place => {
  const [lon = 0, lat = 0] = (text ?? '').split(',').map(Number)
  return [lon, lat]
}

/** Along the parallel, then along the meridian. */
const bend = (from: Place, to: Place): Place[] => [from, [to[0], from[1]], to]

function toIgn(query: URLSearchParams) {
  const inner = (query.get('intermediates') ?? '').split('|').filter(Boolean)
  const texts = [query.get('start'), ...inner, query.get('end')]
  const places = texts.map((text) => onLand(readPlace(text)))
  const legs = places.slice(1).map((to, rank) => bend(places[rank] ?? to, to))
  return {
    resource: 'bdtopo-valhalla',
    start: places[0]?.join(','),
    end: places.at(-1)?.join(','),
    geometry: { type: 'LineString', coordinates: legs.flat() },
    distance: 1000,
    portions: legs.map((leg) => ({
      start: leg[0]?.join(','),
      end: leg.at(-1)?.join(','),
      steps: [
        {
          distance: '400',
          instruction: { type: 'depart' },
          attributes: { name: { nom_1_gauche: 'Rue Haute' } },
        },
        { distance: '600', instruction: { type: 'turn', modifier: 'left' } },
        { distance: '0', instruction: { type: 'arrive' } },
      ],
    })),
  }
}

function toValhalla(sent: string) {
  const { locations } = JSON.parse(sent) as { locations: { lon: number; lat: number }[] }
  const places = locations.map(({ lon, lat }) => onLand([lon, lat]))
  return {
    trip: {
      legs: places.slice(1).map((to, rank) => {
        const leg = bend(places[rank] ?? to, to)
        const lon = Float64Array.from(leg, ([x]) => x)
        const lat = Float64Array.from(leg, ([, y]) => y)
        return {
          shape: encodePolyline({ lon, lat }, 6),
          maneuvers: [
            { type: 1, instruction: 'Marchez vers l’est.', begin_shape_index: 0 },
            { type: 15, instruction: 'Tournez à gauche.', begin_shape_index: 1 },
            { type: 4, instruction: 'Vous êtes arrivé.', begin_shape_index: 2 },
          ],
        }
      }),
    },
  }
}
