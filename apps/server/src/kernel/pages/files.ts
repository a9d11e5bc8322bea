import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasEtag } from '#platform/http/etag.ts'
import { type BuiltFile, listBuiltFiles, readSmallest } from './built-files.ts'
import { readRange } from './byte-range.ts'

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void

const YEAR_S = 31_536_000

/** Serves the web build: hashed names are immutable, others are revalidated. */
export const serveFiles = (app: FastifyInstance, folder: string): Promise<void> =>
  mountFiles(app, {
    folder: join(folder, 'client'),
    prefix: '/',
    control: (name) =>
      name.startsWith('assets/')
        ? `public, max-age=${YEAR_S}, immutable`
        : 'public, max-age=0, must-revalidate',
  })

type FilesOptions = {
  folder: string
  prefix: string
  control: (name: string) => string
}

/** Cache-Control for a hashed name whose bytes have changed on disk. */
const REPLACED = 'private, no-cache'

/** Registers each file of a build at start; files added later are unknown. */
export async function mountFiles(
  app: FastifyInstance,
  { folder, prefix, control }: FilesOptions,
): Promise<void> {
  for (const file of await listBuiltFiles(folder)) {
    const cacheControl = control(file.name)
    app.route({
      method: ['GET', 'HEAD'],
      url: prefix + encodeURI(file.name),
      // Already compressed, or too small.
      compress: false,
      handler: (request, reply) => sendBuiltFile(request, reply, file, cacheControl),
    })
  }
}

async function sendBuiltFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile,
  cacheControl: string,
) {
  const { headers } = request
  const now = await readSmallest(file, headers['accept-encoding'])
  if (!now) return reply.callNotFound()
  const { bytes, etag, encoding } = now
  reply.header('cache-control', now.isAsListed ? cacheControl : REPLACED)
  if (Object.keys(file.packed).length) reply.header('vary', 'accept-encoding')
  reply.header('etag', etag)
  if (hasEtag(headers['if-none-match'], etag)) return reply.code(304).send()
  reply.type(file.media).header('accept-ranges', 'bytes')
  if (encoding) reply.header('content-encoding', encoding)
  const isOther = headers['if-range'] !== undefined && headers['if-range'] !== etag
  const range = isOther || request.method === 'HEAD' ? null : readRange(headers.range, bytes.length)
  if (range === 'unsatisfiable') {
    reply.removeHeader('content-encoding')
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  }
  if (request.method === 'HEAD') return reply.header('content-length', bytes.length).send()
  if (!range) return reply.send(bytes)
  const { first, last } = range
  reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes.length}`)
  return reply.send(bytes.subarray(first, last + 1))
}

export function useMiddleware(app: FastifyInstance, middleware: Middleware): void {
  app.addHook('onRequest', (request, reply, done) => {
    // The back office has its own development server, behind its guard.
    if (/^\/admin(?:[/?]|$)/.test(request.url)) done()
    else middleware(request.raw, reply.raw, done)
  })
}
