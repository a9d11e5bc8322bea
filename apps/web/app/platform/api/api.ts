import type { Call } from '@foulee/contract/shared/call'
import { isApiError } from '@foulee/contract/shared/call-error'
import { createClient } from '@foulee/contract/shared/client'
import { fetchOrTakePreloaded } from '#platform/page-loading/preload/take-preloaded.ts'
import { endSession } from '#platform/session/expiry.ts'
import { readToken } from '#platform/session/token-storage.ts'
import { idempotencyKeys } from './idempotency-keys.ts'
import { getTraceparent } from './traceparent.ts'

const XSRF_COOKIE = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/

const getXsrfToken = () => XSRF_COOKIE.exec(document.cookie)?.[1] ?? null

const client = createClient({
  fetch: fetchOrTakePreloaded,
  getToken: readToken,
  getXsrfToken,
  getTraceparent,
  onUnauthorized: endSession,
  idempotencyKeys,
})

/** The body is read to the end: otherwise the browser may hold the connection. */
const fetchCookie = async () => {
  const answer = await fetch('/api/sante')
  await answer.arrayBuffer()
}

/**
 * API client of the browser. Server rendering uses the in-process call of the loaders
 * (`prefetch.ts`).
 */
export const api: Call = async (key, ...args) => {
  // Sets the CSRF cookie, which cacheable pages cannot carry.
  const needsCookie = key.startsWith('POST') && !readToken() && !getXsrfToken()
  if (needsCookie) await fetchCookie()
  const hadToken = readToken() !== null
  return client(key, ...args).catch(async (cause: unknown) => {
    // The CSRF cookie expired: renewed silently, then retried.
    if (isApiError(cause) && cause.code === 'jeton_anti_falsification') {
      await fetchCookie()
      return client(key, ...args)
    }
    // The session expired on a public page, which continues as a visitor's.
    const isOver = isApiError(cause) && cause.status === 401 && hadToken && !readToken()
    if (isOver && key.startsWith('GET')) return client(key, ...args)
    throw cause
  })
}
