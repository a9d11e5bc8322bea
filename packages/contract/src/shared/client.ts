import { joinSignals } from '@foulee/domain/shared/everywhere'
import type { Call, CallOptions } from './call.ts'
import { CallError, isSessionEnd } from './call-error.ts'
import type { ErrorCode } from './error-catalogue.ts'
import { NO_ANSWER } from './error-words.ts'
import { createIdempotencyKeys, type IdempotencyKeys } from './idempotency-keys.ts'

const HTTP_TIMEOUT_MS = 100_000
export const MEDIA_TYPE = 'application/vnd.api+json'

type ClientOptions = {
  baseUrl?: string
  fetch?: typeof fetch
  getToken?: () => string | null
  getXsrfToken?: () => string | null
  /** W3C `traceparent`, to correlate the server logs of a page. */
  getTraceparent?: () => string
  onUnauthorized?: () => void
  /** Shared with calls that do not go through this client. */
  idempotencyKeys?: IdempotencyKeys
}

type LooseInput = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

export function createClient(options: ClientOptions = {}): Call {
  const { baseUrl = '', getToken, getXsrfToken, getTraceparent, onUnauthorized } = options
  const keys = options.idempotencyKeys ?? createIdempotencyKeys()
  const call = async (
    key: string,
    input: LooseInput = {},
    { signal, keepalive }: CallOptions = {},
  ) => {
    const send = options.fetch ?? fetch
    const [method = 'GET', path = ''] = key.split(' ')
    const token = getToken?.()
    const xsrf = method === 'POST' ? getXsrfToken?.() : null
    const isForm = input.body instanceof FormData
    const timeout = AbortSignal.timeout(HTTP_TIMEOUT_MS)
    const url = buildPath(path, input)
    const opened = method === 'POST' && token ? keys.open(url, input.body) : null
    const response = await send(baseUrl + url, {
      method,
      headers: {
        accept: MEDIA_TYPE,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(xsrf ? { 'x-xsrf-token': xsrf } : {}),
        ...(opened && { 'idempotency-key': `"${opened.key}"` }),
        ...(getTraceparent && { traceparent: getTraceparent() }),
        ...(input.body && !isForm ? { 'content-type': MEDIA_TYPE } : {}),
      },
      ...(input.body
        ? { body: isForm ? (input.body as FormData) : JSON.stringify(input.body) }
        : {}),
      signal: signal ? joinSignals(signal, timeout) : timeout,
      ...(keepalive && { keepalive }),
    }).catch((cause: unknown) => {
      opened?.fail(cause)
      if (signal?.aborted) throw cause
      throw new CallError('reseau_injoignable', NO_ANSWER, { cause })
    })
    return readAnswer(response).catch((cause: unknown) => {
      opened?.fail(cause)
      if (token && isSessionEnd(cause)) onUnauthorized?.()
      throw cause
    })
  }
  return call as Call
}

/** Fills `{id}` placeholders and appends the query; lists are joined by commas. */
export function buildPath(path: string, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    search.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}

type Envelope = {
  success?: boolean
  code?: ErrorCode
  message?: string
  errors?: Record<string, string>
}

async function readAnswer(response: Response) {
  // A file has no envelope; its error response does.
  if (response.ok && response.headers.get('content-disposition')?.startsWith('attachment')) {
    return { blob: await response.blob() }
  }
  const body = (await response.json().catch((cause: unknown) => {
    throw new CallError('reponse_illisible', NO_ANSWER, { status: response.status, cause })
  })) as Envelope
  if (response.ok && body.success) {
    const { success: _, ...rest } = body
    return rest
  }
  throw new CallError(body.code ?? 'reponse_illisible', body.message || NO_ANSWER, {
    status: response.status,
    errors: body.errors,
    retryAfter: Number(response.headers.get('retry-after')) || 0,
  })
}
