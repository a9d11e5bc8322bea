import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasEtag } from '../http/etag.ts'
import { isServedKey, type Storage } from './storage.ts'

/** Where stored files are read: the address of a file is this and its key. */
const MEDIAS_PATH = '/medias/'

/** A key's content never changes. Opened on its own, a file may run nothing. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
}

/** GET /medias/{key}: what members sent, as it was encoded anew. */
export function serveMedias(app: FastifyInstance, storage: Storage): void {
  app.get(`${MEDIAS_PATH}*`, (request, reply) => sendMedia(request, reply, storage))
}

async function sendMedia(request: FastifyRequest, reply: FastifyReply, storage: Storage) {
  const { '*': key } = request.params as { '*': string }
  if (!isServedKey(key)) return reply.callNotFound()
  const etag = `"${key}"`
  const isKnown = hasEtag(request.headers['if-none-match'], etag)
  const file = await storage.get(key)
  if (!file) return reply.callNotFound()
  reply.headers({ ...HEADERS, etag })
  if (isKnown) {
    file.stream.destroy()
    return reply.code(304).send()
  }
  return reply
    .headers({ 'content-type': file.media, 'content-length': file.size })
    .send(file.stream)
}
