import { ApiError } from '@foulee/contract/shared/errors'
import { AwsClient } from 'aws4fetch'

/** One place in one bucket, and who we are there. `prefix` without slashes at its ends, or ''. */
export type S3Settings = {
  /** Without a slash at the end; the bucket follows in the path. */
  endpoint: string
  region: string
  bucket: string
  prefix: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | null
}

/** Milliseconds until an answer begins, and between two pieces of its body; files of one listing. */
export type S3Limits = { answer: number; silence: number; page: number }
const LIMITS: S3Limits = { answer: 20_000, silence: 20_000, page: 1_000 }
/** The slowest that an upload may go. */
const BYTES_PER_MS = 500
/** More tries of what a busy or stumbling service refused, each after a short rest. */
const RETRIES = 2

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Under the bucket, as an address writes it. */
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer
}

/** `cut` ends an answer whose body has stopped coming. */
export type S3Answer = { response: Response; cut: (why: Error) => void }
export type S3Client = {
  send: (request: S3Request) => Promise<S3Answer>
  limits: S3Limits
}

/** How far clocks may be apart before a refusal is put down to it; services allow a quarter of an hour. */
const SKEW_MS = 60_000

/** As signatures write it. */
const toDatetime = (ms: number) => new Date(ms).toISOString().replace(/[:-]|\.\d{3}/g, '')

/**
 * Node aborts a fetch through its request only while somebody holds that request, and the library drops it:
 * once it was collected, a service that stays silent was waited for without end. Held as long as the signal.
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
 * Asks and answers of an S3 service, signed; the body's hash is part of the signature, and so is the time:
 * one that refuses us and whose clock is not ours is asked once more, with the time by its own.
 */
export function createS3Client(settings: S3Settings, given: Partial<S3Limits> = {}): S3Client {
  const limits = { ...LIMITS, ...given }
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
  /** How far the service's clock is ahead of ours. */
  let aheadMs = 0
  const fetchSigned = async (url: URL, init: RequestInit): Promise<Response> => {
    const sign = () =>
      aws.fetch(url, { ...init, aws: { datetime: toDatetime(Date.now() + aheadMs) } })
    const response = await sign()
    const foundMs = Date.parse(response.headers.get('date') ?? '') - Date.now()
    // False too when it says no time.
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
          // As it is: a copy of 25 MB would be for nothing.
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

/** What S3 says is wrong: `<Code>NoSuchKey</Code>`. Empty when it says nothing. */
export async function readS3Code({ response }: S3Answer): Promise<string> {
  const text = await response.text().catch(() => '')
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''
}

/** Codes of a body that was damaged on its way: to send it again may help. */
const DAMAGED = ['BadDigest', 'XAmzContentSHA256Mismatch', 'IncompleteBody', 'InvalidDigest']

/** A refusal as an error: 503 when the service is away, else ours, named for the log. */
export function toS3Error(request: S3Request, status: number, code: string): Error {
  const cause = new Error(`S3 answered ${status} ${code} to ${request.method} ${request.path}`)
  const isAway = status >= 500 || status === 429 || status === 408 || DAMAGED.includes(code)
  return isAway ? new ApiError('service_indisponible', { cause, retryAfter: 5 }) : cause
}
