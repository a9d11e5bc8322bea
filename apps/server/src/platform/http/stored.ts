import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, hasEtag } from './etag.ts'

type Packing = 'br' | 'gzip'

/** A finished answer, ready to be sent again: as bytes where it is kept, as text where it is not. */
export type Stored = {
  body: string | Buffer
  headers: Record<string, string>
  etag: string
  /** The body as callers unpack it: packed when first asked for so, once for all. */
  packed: Map<Packing, Promise<Buffer>>
}

/** An answer that is sent as it was made, and not again. */
type Passing = {
  status: number
  headers: Record<string, string>
  body: string | Buffer | Readable
}

/** Any answer to a visitor: the finished ones may be kept. */
export type Answered = Stored | Passing

export const store = (body: string | Buffer, headers: Record<string, string>): Stored => {
  const etag = etagOf(body)
  return { body, headers: { ...headers, etag }, etag, packed: new Map() }
}

/** Bytes in memory, with the packed forms that will join the body: they take a fifth each. */
export const weighAnswered = (answered: Answered) =>
  'packed' in answered ? answered.body.length * 1.4 : 0

const MIN_PACKED = 1024
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const brotli = promisify<string | Buffer, object, Buffer>(brotliCompress)
const PACK = {
  br: (body: string | Buffer) => brotli(body, BROTLI),
  gzip: promisify<string | Buffer, Buffer>(gzip),
}

export const sendAnswered = (request: FastifyRequest, reply: FastifyReply, answered: Answered) =>
  'packed' in answered
    ? sendStored(request, reply, answered)
    : sendBody(reply.code(answered.status).headers(answered.headers), answered.body)

/** Text as it is: Fastify adds a charset, which the media type of JSON:API does not have. */
const sendBody = (reply: FastifyReply, body: string | Buffer | Readable) =>
  (typeof body === 'string' ? reply.serializer(asItIs) : reply).send(body)
const asItIs = (text: string) => text

/** Sends the answer, or says that the caller has it already. */
async function sendStored(request: FastifyRequest, reply: FastifyReply, stored: Stored) {
  reply.headers(stored.headers)
  if (hasEtag(request.headers['if-none-match'], stored.etag)) return reply.code(304).send()
  const packing = choosePacking(request, stored)
  if (!packing) return sendBody(reply, stored.body)
  const packed = stored.packed.get(packing) ?? PACK[packing](stored.body)
  stored.packed.set(packing, packed)
  // Not the same bytes: the name holds for what they mean.
  reply.headers({ 'content-encoding': packing, etag: `W/${stored.etag}` })
  return reply.send(await packed)
}

function choosePacking({ headers }: FastifyRequest, { body }: Stored): Packing | null {
  const accepted = body.length < MIN_PACKED ? '' : String(headers['accept-encoding'] ?? '')
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : null
}

/** Whoever reloads asks for the present, not for what was there a moment ago. */
export const mayLag = ({ headers }: FastifyRequest) =>
  !/\b(?:no-cache|max-age=0)\b/.test(headers['cache-control'] ?? '')
