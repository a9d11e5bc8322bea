import type { Call } from '@foulee/contract/shared/call'
import { isApiError } from '@foulee/contract/shared/call-error'
import { createClient } from '@foulee/contract/shared/client'
import { fetchOrTake } from '#platform/page-loading/ahead/take-ahead.ts'
import { endSession } from '#platform/session/expiry.ts'
import { readToken } from '#platform/session/token-storage.ts'
import { getTraceparent } from './traceparent.ts'

const XSRF_COOKIE = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/

const getXsrfToken = () => XSRF_COOKIE.exec(document.cookie)?.[1] ?? null

const client = createClient({
  fetch: fetchOrTake,
  getToken: readToken,
  getXsrfToken,
  getTraceparent,
  onUnauthorized: endSession,
})

/** Its answer is read to the end: else the browser may hold its connection for as long as the page. */
const askCookie = async () => {
  const answer = await fetch('/api/sante')
  await answer.arrayBuffer()
}

/**
 * The API as the browser calls it. Server rendering never gets here: loaders prefetch with the
 * call that the server hands them (`prefetch.ts`).
 */
export const api: Call = async (key, ...args) => {
  // The anti-forgery cookie comes with this call: pages that caches may keep cannot carry it.
  const needsCookie = key.startsWith('POST') && !readToken() && !getXsrfToken()
  if (needsCookie) await askCookie()
  const hadToken = readToken() !== null
  return client(key, ...args).catch(async (cause: unknown) => {
    // The cookie went while the page stood open: it is asked for again, and nobody notices.
    if (isApiError(cause) && cause.code === 'jeton_anti_falsification') {
      await askCookie()
      return client(key, ...args)
    }
    // The session ended under a page that everyone may read: it goes on as a visitor's.
    const isOver = isApiError(cause) && cause.status === 401 && hadToken && !readToken()
    if (isOver && key.startsWith('GET')) return client(key, ...args)
    throw cause
  })
}
