import type { Consigne, Troncon } from '@foulee/contract/parcours/itineraires'
import type { Turn } from '@foulee/domain/parcours/tracer/turns'
import type { Position } from '@foulee/domain/shared/geo'
import { layWay, type Way } from '@foulee/trace/locate'
import { decodePolyline } from '@foulee/trace/polyline'
import { chooseWayBack } from '@foulee/trace/way-back'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** Place off the route, and metres along it where it was left. */
export type LeftAt = { position: Position; metres: number }

/** Line along paths back to the route, with its turns. */
export type WayBack = { way: Way; line: { lon: Float64Array; lat: Float64Array }; turns: Turn[] }

const toTurn = ({ metres, type, texte }: Consigne): Turn => ({
  metres,
  texte: type === 'arrivee' ? 'Vous êtes de retour sur le parcours.' : texte,
})

export function readWayBack({ ligne, distance, consignes }: Troncon): WayBack {
  const line = decodePolyline(ligne)
  const turns = (consignes ?? []).filter(({ type }) => type !== 'depart').map(toTurn)
  return { way: layWay([line], distance), line, turns }
}

/** Shortest of the ways along paths to the places where one may come back; null where none is known. */
export const wayBackQuery = (way: Way, left: LeftAt | null) =>
  queryOptions({
    queryKey: ['retour', left],
    queryFn: async ({ signal }): Promise<WayBack | null> => {
      if (!left) return null
      const { position, metres } = left
      const answers = await Promise.allSettled(
        chooseWayBack(position, way, metres).map((place) => {
          const troncon = {
            de: toPair(position),
            a: toPair(place.position),
            mode: 'chemin' as const,
          }
          const body = { troncons: [troncon] }
          return api('POST /api/itineraires/troncons', { body }, { signal })
        }),
      )
      const found = answers
        .flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.data.troncons : []))
        .filter(({ mode }) => mode === 'chemin')
        .toSorted((a, b) => a.distance - b.distance)
      return found[0] ? readWayBack(found[0]) : null
    },
    enabled: left !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  })

const toPair = ([lon, lat]: Position): [number, number] => [lon, lat]
