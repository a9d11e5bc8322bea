import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, hasEtag } from './etag.ts'

type Packing = 'br' | 'gzip'

export type StoredResponse = {
  body: string | Buffer
  headers: Record<string, string>
  etag: string
  packed: Map<Packing, Promise<Buffer>>
}

type Passing = {
  status: number
  headers: Record<string, string>
  body: string | Buffer | Readable
}

export type CachedResponse = StoredResponse | Passing

export const toStoredResponse = (
  body: string | Buffer,
  headers: Record<string, string>,
): StoredResponse => {
  const etag = etagOf(body)
  return { body, headers: { ...headers, etag }, etag, packed: new Map() }
}

/** In bytes, with an estimate of 20 % per compressed body. */
export const weighResponse = (answered: CachedResponse) =>
  'packed' in answered ? answered.body.length * 1.4 : 0

const MIN_PACKED = 1024
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const brotli = promisify<string | Buffer, object, Buffer>(brotliCompress)
const PACK = {
  br: (body: string | Buffer) => brotli(body, BROTLI),
  gzip: promisify<string | Buffer, Buffer>(gzip),
}

export const sendResponse = (
  request: FastifyRequest,
  reply: FastifyReply,
  answered: CachedResponse,
) =>
  'packed' in answered
    ? sendStored(request, reply, answered)
    : sendBody(reply.code(answered.status).headers(answered.headers), answered.body)

/** Text without a charset, which JSON:API's media type does not allow. */
const sendBody = (reply: FastifyReply, body: string | Buffer | Readable) =>
  (typeof body === 'string' ? reply.serializer(asItIs) : reply).send(body)
const asItIs = (text: string) => text

async function sendStored(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse) {
  reply.headers(stored.headers)
  if (hasEtag(request.headers['if-none-match'], stored.etag)) return reply.code(304).send()
  const packing = choosePacking(request, stored)
  if (!packing) return sendBody(reply, stored.body)
  const packed = stored.packed.get(packing) ?? PACK[packing](stored.body)
  stored.packed.set(packing, packed)
  // A weak ETag, since the bytes differ by encoding.
  reply.headers({ 'content-encoding': packing, etag: `W/${stored.etag}` })
  return reply.send(await packed)
}

function choosePacking({ headers }: FastifyRequest, { body }: StoredResponse): Packing | null {
  const accepted = body.length < MIN_PACKED ? '' : String(headers['accept-encoding'] ?? '')
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : null
}

/** A reload asks for a fresh value, not a stale one. */
export const allowsStale = ({ headers }: FastifyRequest) =>
  !/\b(?:no-cache|max-age=0)\b/.test(headers['cache-control'] ?? '')
