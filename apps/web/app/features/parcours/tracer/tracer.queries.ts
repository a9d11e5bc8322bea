import type { Call } from '@foulee/contract/shared/call'
import { isApiError } from '@foulee/contract/shared/call-error'
import { TRONCONS_MAX } from '@foulee/domain/parcours/itineraire'
import type { AwaitedLeg } from '@foulee/domain/parcours/tracer/leg-lines'
import type { AnsweredLeg } from '@foulee/domain/parcours/tracer/snap-points'
import type { Position } from '@foulee/domain/shared/geo'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { itemsOf, queryOf } from '#platform/api/query-of.ts'
import { readLine } from './drawing-wire.ts'

export const etatQuery = { ...queryOf('GET /api/itineraires/etat'), staleTime: 300_000 }

export const dessinQuery = (id: string) => ({
  ...queryOf('GET /api/parcours/{id}/dessin', { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
})

const NEARBY = { km: 8, nb: 6 }

export const nearbyQuery = ([lon, lat]: Position) =>
  itemsOf('GET /api/parcours', {
    query: {
      autour: `${lon.toFixed(3)},${lat.toFixed(3)},${NEARBY.km}`,
      tri: 'distance',
      nb_page: NEARBY.nb,
    },
  })

/** Legs with their lines, and a sentence by `legKey` for each that has none. */
export type AnsweredLegs = {
  legs: readonly AnsweredLeg[]
  failures: readonly (readonly [key: string, message: string])[]
}

/** Asked at once, as many as one call takes; those that are left follow. */
export const legsQuery = (legs: readonly AwaitedLeg[]) => {
  const batch = legs.slice(0, TRONCONS_MAX)
  return queryOptions({
    queryKey: ['troncons', ...batch.map(({ key }) => key)],
    queryFn: ({ signal }) => askLegs(api, batch, signal),
    enabled: batch.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/**
 * Lines of legs. A leg that cannot be drawn refuses the whole call, and is named: it fails, and the
 * others are asked again without it.
 * @throws ApiError when nothing answers
 */
export async function askLegs(
  call: Call,
  awaited: readonly AwaitedLeg[],
  signal?: AbortSignal,
): Promise<AnsweredLegs> {
  const troncons = awaited.map(({ de, a, mode }) => ({ de: toPair(de), a: toPair(a), mode }))
  try {
    const { data } = await call(
      'POST /api/itineraires/troncons',
      { body: { troncons } },
      signal ? { signal } : {},
    )
    const legs = awaited.flatMap((leg, index) => {
      const troncon = data.troncons[index]
      return troncon ? [{ ...leg, line: readLine(troncon) }] : []
    })
    return { legs, failures: [] }
  } catch (cause) {
    const failed = isApiError(cause) && cause.status === 422 ? readFailure(cause.errors) : null
    const leg = failed && awaited[failed.rank]
    if (!leg) throw cause
    return { legs: [], failures: [[leg.key, failed.message]] }
  }
}

const toPair = ([lon, lat]: Position): [number, number] => [lon, lat]

/** Rank of the leg in `troncons.3.a`, with the sentence. */
function readFailure(errors: Readonly<Record<string, string>>) {
  const [field = '', message = ''] = Object.entries(errors)[0] ?? []
  const rank = /^troncons\.(\d+)\b/.exec(field)?.[1]
  return rank === undefined ? null : { rank: Number(rank), message }
}
