import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasEtag } from '../http/etag.ts'
import type { PhotoAccess } from '../kinds/photo-access.ts'
import { getFolderOf, isServedKey, type Storage } from './storage.ts'

/** Where stored files are read: the address of a file is this and its key. */
const MEDIAS_PATH = '/medias/'

/** A key's content never changes. */
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** For drafts: gone the next time, perhaps, and nobody's but their author's. */
const NOT_KEPT = 'private, no-store'
/** Opened on its own, a file may run nothing. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
}

type Context = { storage: Storage; accessOf: PhotoAccess }

/** GET /medias/{key}: what members sent, as it was encoded anew. */
export function serveMedias(app: FastifyInstance, context: Context): void {
  app.get(`${MEDIAS_PATH}*`, (request, reply) => sendMedia(request, reply, context))
}

async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, accessOf }: Context,
) {
  const { '*': key } = request.params as { '*': string }
  if (!isServedKey(key)) return reply.callNotFound()
  const access = key.startsWith('photo/') ? await accessOf(getFolderOf(key)) : 'tous'
  if (access === null) return reply.callNotFound()
  const etag = `"${key}"`
  const isKnown = hasEtag(request.headers['if-none-match'], etag)
  const file = await storage.get(key)
  if (!file) return reply.callNotFound()
  const control = access === 'tous' ? FOR_GOOD : NOT_KEPT
  reply.headers({ ...HEADERS, etag, 'cache-control': control })
  if (isKnown) {
    file.stream.destroy()
    return reply.code(304).send()
  }
  return reply
    .headers({ 'content-type': file.media, 'content-length': file.size })
    .send(file.stream)
}
