import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ApiError } from '@foulee/contract/shared/errors'
import { Agent, cacheStores, type Dispatcher, interceptors, request } from 'undici'
import { createLimiter } from '#platform/concurrency/concurrency.ts'
import { type Piece, type PieceKind, readMaxAge, readMedia } from './pieces.ts'

const MAX_BYTES = 4 * 1024 * 1024
/** Cache size: about half a gigabyte of tiles; the oldest are evicted. */
const MAX_PIECES = 20_000
/** Default freshness, and how long a stale answer replaces a failing service. */
const DEFAULT_SECONDS = 86_400
const STALE_SECONDS = 30 * 86_400
/** A missing tile may be a fault: rechecked soon. */
const HOLE = 'max-age=600'
const EXPECTED = [200, 204, 304, 404]
const MAX_CONCURRENT = 12
const MAX_WAITING = 300
const tooBusy = () => new ApiError('service_indisponible', { retryAfter: 5 })

export type Limits = { answerMs: number }
const LIMITS: Limits = { answerMs: 6_000 }

export type Upstream = {
  /**
   * @param isFresh bypasses the cache, for probes
   * @returns null for a missing file
   * @throws Error when the service fails or answers something else
   */
  get: (url: string, kind: PieceKind, isFresh?: boolean) => Promise<Piece | null>
  close: () => Promise<void>
}

/**
 * Sends nothing of the visitor. Disk cache by RFC 9111, with stale-if-error.
 * @param folder cache folder
 * @param agent User-Agent
 */
export function openUpstream(
  folder: string,
  agent: string,
  { answerMs }: Limits = LIMITS,
): Upstream {
  mkdirSync(folder, { recursive: true })
  const store = new cacheStores.SqliteCacheStore({
    location: join(folder, 'cache.sqlite'),
    maxCount: MAX_PIECES,
    maxEntrySize: MAX_BYTES,
    compressThreshold: MAX_BYTES,
  })
  const connections = new Agent({
    connections: 6,
    connect: { timeout: answerMs },
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
    maxResponseSize: MAX_BYTES,
  })
  const dispatcher = connections.compose(
    blockForeignHosts,
    interceptors.cache({ store, cacheByDefault: DEFAULT_SECONDS }),
  )
  const limit = createLimiter(MAX_CONCURRENT, MAX_WAITING, tooBusy)
  return {
    get: (url, kind, isFresh = false) =>
      limit(async () => {
        const { statusCode, headers, body } = await request(url, {
          dispatcher,
          headers: {
            'user-agent': agent,
            'accept-encoding': 'gzip',
            'cache-control': isFresh ? 'no-cache' : `stale-if-error=${STALE_SECONDS}`,
          },
          signal: AbortSignal.timeout(answerMs),
        })
        const bytes = Buffer.from(await body.arrayBuffer())
        if (statusCode === 404 || statusCode === 204) return null
        if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
        return toPiece(url, kind, { headers, bytes })
      }),
    async close() {
      await connections.destroy()
      store.close()
    },
  }
}

type Headers = Dispatcher.ResponseData['headers']
const textOf = (value: Headers[string]) => (Array.isArray(value) ? value.join(', ') : (value ?? ''))

function toPiece(
  url: string,
  kind: PieceKind,
  { headers, bytes }: { headers: Headers; bytes: Buffer },
): Piece {
  const media = readMedia(kind, textOf(headers['content-type']).toLowerCase())
  if (!media) throw new Error(`${url} is ${textOf(headers['content-type'])}, no ${kind}`)
  const encoding = textOf(headers['content-encoding'])
  if (encoding && encoding !== 'gzip') throw new Error(`${url} is packed as ${encoding}`)
  const maxAge = readMaxAge(textOf(headers['cache-control']), Number(headers.age ?? 0))
  return { bytes, media, isPacked: encoding === 'gzip', maxAge }
}

/**
 * Before the cache: rejects redirects, which lead outside the allowed origins, and HTML with status
 * 200, as captive portals and broken services send.
 */
const blockForeignHosts: Dispatcher.DispatcherComposeInterceptor =
  (dispatch) => (options, handler) =>
    dispatch(options, {
      onRequestStart: (...all) => handler.onRequestStart?.(...all),
      onRequestUpgrade: (...all) => handler.onRequestUpgrade?.(...all),
      onResponseStart(controller, status, headers, message) {
        const isPage = status === 200 && /html/i.test(String(headers['content-type'] ?? ''))
        if (isPage) controller.abort(new Error('A page came instead of a piece'))
        else if (!EXPECTED.includes(status)) controller.abort(new Error(`It answered ${status}`))
        else {
          const cacheable = status === 404 ? { ...headers, 'cache-control': HOLE } : headers
          handler.onResponseStart?.(controller, status, cacheable, message)
        }
      },
      onResponseData: (...all) => handler.onResponseData?.(...all),
      onResponseEnd: (...all) => handler.onResponseEnd?.(...all),
      onResponseError: (...all) => handler.onResponseError?.(...all),
    })
