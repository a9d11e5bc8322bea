import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { ApiError } from '@foulee/contract/shared/errors'
import { getMediaType } from './media-types.ts'
import {
  createS3Client,
  readS3Code,
  type S3Answer,
  type S3Client,
  type S3Limits,
  type S3Request,
  type S3Settings,
  toS3Error,
} from './s3-client.ts'
import { readListing } from './s3-listing.ts'
import { checkPrefix, checkStorageKey, type ListedFile, type Storage } from './storage.ts'

const CONFLICTS = 3

/** Files in a bucket, under a prefix. Path-style URLs, which every service supports. */
export function createS3Storage(settings: S3Settings, limits?: Partial<S3Limits>): Storage {
  const client = createS3Client(settings, limits)
  const root = settings.prefix ? `${settings.prefix}/` : ''
  const pathOf = (key: string) => `/${encodePath(root + checkStorageKey(key))}`
  const put = createPut(client)
  return {
    put: async (key, bytes, media) => put(pathOf(key), bytes, media),
    async get(key) {
      const request: S3Request = { method: 'GET', path: pathOf(key) }
      const answer = await sendRequest(client, request)
      if (!answer) return null
      const size = Number(answer.response.headers.get('content-length') ?? Number.NaN)
      // A compressing proxy removes the length.
      if (!Number.isInteger(size)) throw new Error(`S3 gave no length for ${request.path}`)
      return { stream: streamBody(answer, client.limits), size, media: getMediaType(key) }
    },
    async remove(key) {
      const answer = await sendRequest(client, { method: 'DELETE', path: pathOf(key) })
      await answer?.response.body?.cancel()
    },
    list: (prefix) => listBucket(client, root, checkPrefix(prefix)),
    // S3 writes are atomic.
    removeDrafts: async () => 0,
  }
}

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** @returns null for a missing file; a missing bucket is an error */
async function sendRequest(client: S3Client, request: S3Request): Promise<S3Answer | null> {
  const answer = await client.send(request)
  const { ok, status } = answer.response
  if (ok) return answer
  const code = await readS3Code(answer)
  if (status === 404 && code !== 'NoSuchBucket') return null
  throw toS3Error(request, status, code)
}

/**
 * Writes a key once, with `If-None-Match: *`; where unsupported (501), with a lookup first. The
 * service verifies the hashes of the body.
 */
function createPut(client: S3Client) {
  let isConditional = true
  const sendFile = async (path: string, bytes: Buffer, media: string) => {
    const headers: Record<string, string> = { ...hashesOf(bytes), 'content-type': media }
    if (isConditional) headers['if-none-match'] = '*'
    const request: S3Request = { method: 'PUT', path, headers, body: bytes }
    const answer = await client.send(request)
    const { ok, status } = answer.response
    const code = ok ? '' : await readS3Code(answer)
    if (ok) await answer.response.body?.cancel()
    return { request, status, code }
  }
  return async (path: string, bytes: Buffer, media: string): Promise<void> => {
    for (let conflicts = 0; ; ) {
      if (!isConditional && (await has(client, path))) return
      const { request, status, code } = await sendFile(path, bytes, media)
      if (status < 300 || status === 412) return
      if (status === 501 && isConditional) isConditional = false
      else if (status !== 409 || ++conflicts > CONFLICTS) throw toS3Error(request, status, code)
    }
  }
}

const hashesOf = (bytes: Buffer) => {
  const hash = createHash('sha256').update(bytes).digest()
  return {
    'x-amz-content-sha256': hash.toString('hex'),
    'x-amz-checksum-sha256': hash.toString('base64'),
  }
}

async function has(client: S3Client, path: string): Promise<boolean> {
  const answer = await sendRequest(client, { method: 'HEAD', path })
  return answer !== null
}

/** Releases the connection when a reader leaves before it has begun. */
function streamBody(answer: S3Answer, limits: S3Limits): Readable {
  const stream = Readable.from(readBody(answer, limits), { objectMode: false })
  return stream.once('close', () => answer.cut(new Error('Nobody reads on')))
}

/** Only the wait for the service counts for the timeout, not slow readers. */
async function* readBody({ response, cut }: S3Answer, { silence }: S3Limits) {
  if (!response.body) return
  const pieces = response.body[Symbol.asyncIterator]()
  try {
    for (;;) {
      const timer = setTimeout(() => cut(new Error('No more of the file in time')), silence)
      const piece = await pieces.next().finally(() => clearTimeout(timer))
      if (piece.done) return
      yield piece.value
    }
  } catch (cause) {
    throw new ApiError('service_indisponible', { cause, retryAfter: 5 })
  } finally {
    await pieces.return?.()
  }
}

async function* listBucket(
  client: S3Client,
  root: string,
  prefix: string,
): AsyncGenerator<ListedFile> {
  for (let token: string | null = ''; token !== null; ) {
    const query: Record<string, string> = {
      'list-type': '2',
      'max-keys': String(client.limits.page),
      prefix: root + prefix,
    }
    if (token) query['continuation-token'] = token
    const request: S3Request = { method: 'GET', path: '', query }
    const answer = await sendRequest(client, request)
    if (!answer) throw toS3Error(request, 404, '')
    const page = readListing(await answer.response.text(), root)
    yield* page.files
    token = page.next
  }
}
