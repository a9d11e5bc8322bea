import { ApiError } from '@foulee/contract/shared/errors'
import { AwsClient } from 'aws4fetch'

/** `prefix` without slashes at its ends, or ''. */
export type S3Settings = {
  /** Without a trailing slash; the bucket follows in the path. */
  endpoint: string
  region: string
  bucket: string
  prefix: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | null
}

/**
 * Timeouts in milliseconds for the response and between chunks of a body; files per listing page.
 */
export type S3Limits = { answer: number; silence: number; page: number }
const LIMITS: S3Limits = { answer: 20_000, silence: 20_000, page: 1_000 }
const BYTES_PER_MS = 500
/** After temporary failures (429, 5xx). */
const RETRIES = 2

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer
}

/** `cut` aborts a stalled body. */
export type S3Answer = { response: Response; cut: (why: Error) => void }
export type S3Client = {
  send: (request: S3Request) => Promise<S3Answer>
  limits: S3Limits
}

/** Minimum clock difference to blame for a refusal; services tolerate a quarter of an hour. */
const SKEW_MS = 60_000

const toDatetime = (ms: number) => new Date(ms).toISOString().replace(/[:-]|\.\d{3}/g, '')

/**
 * Node aborts a fetch through its Request, which the library drops: once collected, a silent
 * service would be awaited for ever. Retains the Request as long as its signal.
 */
class HeldRequests extends AwsClient {
  readonly #requests = new WeakMap<AbortSignal, Request>()

  override async sign(...[input, init]: Parameters<AwsClient['sign']>): Promise<Request> {
    const request = await super.sign(input, init)
    if (init?.signal) this.#requests.set(init.signal, request)
    return request
  }
}

/**
 * Signed requests to S3 (body hash and time are signed): a refusal by a service with another clock
 * is retried once with its time.
 */
export function createS3Client(settings: S3Settings, s3Limits: Partial<S3Limits> = {}): S3Client {
  const limits = { ...LIMITS, ...s3Limits }
  const { accessKeyId, secretAccessKey, sessionToken, region } = settings
  const aws = new HeldRequests({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
    region,
    service: 's3',
    retries: RETRIES,
  })
  const base = `${settings.endpoint}/${settings.bucket}`
  let aheadMs = 0
  const fetchSigned = async (url: URL, init: RequestInit): Promise<Response> => {
    const sign = () =>
      aws.fetch(url, { ...init, aws: { datetime: toDatetime(Date.now() + aheadMs) } })
    const response = await sign()
    const foundMs = Date.parse(response.headers.get('date') ?? '') - Date.now()
    // False without a Date header too.
    const isSkewed = response.status === 403 && Math.abs(foundMs - aheadMs) > SKEW_MS
    if (!isSkewed) return response
    aheadMs = foundMs
    await response.body?.cancel()
    return sign()
  }
  return {
    limits,
    async send({ method, path, query = {}, headers = {}, body }) {
      const url = new URL(`${base}${path}`)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      const control = new AbortController()
      const patience = limits.answer + (body?.length ?? 0) / BYTES_PER_MS
      const timer = setTimeout(() => control.abort(new Error('No answer in time')), patience)
      try {
        const response = await fetchSigned(url, {
          method,
          headers,
          signal: control.signal,
          // Without copying up to 25 MB.
          ...(body && { body: body as Uint8Array<ArrayBuffer> }),
        })
        return { response, cut: (why) => control.abort(why) }
      } catch (cause) {
        throw new ApiError('service_indisponible', { cause, retryAfter: 5 })
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

export async function readS3Code({ response }: S3Answer): Promise<string> {
  const text = await response.text().catch(() => '')
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''
}

/** Errors of a body damaged in transit: worth a retry. */
const DAMAGED = ['BadDigest', 'XAmzContentSHA256Mismatch', 'IncompleteBody', 'InvalidDigest']

/** 503 when the service is unavailable, else an error of ours with the S3 code for the log. */
export function toS3Error(request: S3Request, status: number, code: string): Error {
  const cause = new Error(`S3 answered ${status} ${code} to ${request.method} ${request.path}`)
  const isAway = status >= 500 || status === 429 || status === 408 || DAMAGED.includes(code)
  return isAway ? new ApiError('service_indisponible', { cause, retryAfter: 5 }) : cause
}
