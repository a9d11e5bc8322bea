import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasEtag } from '#platform/http/etag.ts'
import { getFolderOf, isServedKey, type Storage } from '#platform/storage/storage.ts'
import type { PhotoAccess } from './photo-access.ts'

const MEDIAS_PATH = '/medias/'

const FOR_GOOD = 'public, max-age=31536000, immutable'
/** For non-public files: access may end, and belongs to one reader. */
const NO_STORE = 'private, no-store'
/** A file opened on its own may run nothing. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
}

type Context = { storage: Storage; photos: PhotoAccess }

export function serveMedias(app: FastifyInstance, context: Context): void {
  app.get(`${MEDIAS_PATH}prive/photo/:jeton/:fichier`, (request, reply) =>
    sendPrivate(request, reply, context),
  )
  app.get(`${MEDIAS_PATH}*`, (request, reply) => sendMedia(request, reply, context))
}

/**
 * GET /medias/prive/photo/{jeton}/{fichier}: a non-public photo, for the member whose answer
 * contained the URL.
 */
async function sendPrivate(request: FastifyRequest, reply: FastifyReply, context: Context) {
  const { jeton, fichier } = request.params as { jeton: string; fichier: string }
  const folder = await context.photos.read(jeton)
  const key = `${folder}/${fichier}`
  if (!folder || !isServedKey(key) || !(await context.photos.find(folder))) {
    return reply.callNotFound()
  }
  return sendFile(request, reply, { storage: context.storage, key, control: NO_STORE })
}

async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, photos }: Context,
) {
  const { '*': key } = request.params as { '*': string }
  if (!isServedKey(key)) return reply.callNotFound()
  const readers = key.startsWith('photo/') ? await photos.find(getFolderOf(key)) : 'tous'
  // A permanent URL works for ever, so that it serves public photos only.
  if (readers !== 'tous') return reply.callNotFound()
  return sendFile(request, reply, { storage, key, control: FOR_GOOD })
}

type Sent = { storage: Storage; key: string; control: string }

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, key, control }: Sent,
) {
  const etag = `"${key}"`
  const isKnown = hasEtag(request.headers['if-none-match'], etag)
  const file = await storage.get(key)
  if (!file) return reply.callNotFound()
  reply.headers({ ...HEADERS, etag, 'cache-control': control })
  if (isKnown) {
    file.stream.destroy()
    return reply.code(304).send()
  }
  return reply
    .headers({ 'content-type': file.media, 'content-length': file.size })
    .send(file.stream)
}
