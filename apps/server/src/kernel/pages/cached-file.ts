import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, hasEtag } from '#platform/http/etag.ts'
import { createTaggedCache, type TaggedCache } from '#platform/http/tagged-cache.ts'
import { readPath } from '#platform/http/url.ts'

export type CachedFile = {
  body: Buffer
  media: string
  etag: string
  /** Cache tags; null when changes are not announced: never cached. */
  tags: readonly string[] | null
}

export const toCachedFile = (
  body: Buffer,
  media: string,
  tags: readonly string[] | null = [],
): CachedFile => ({
  body,
  media,
  etag: etagOf(body),
  tags,
})

export type FileCache = TaggedCache<CachedFile>

export const createFileCache = (maxBytes: number): FileCache =>
  createTaggedCache<CachedFile>(maxBytes, ({ body }) => body.length)

/**
 * Answers with the file of the request's path, or 304: cached, joined to a pending computation, or
 * computed.
 */
export async function sendCachedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  keeper: FileCache,
  make: () => Promise<CachedFile>,
) {
  const { key, shape } = getFileKey(request)
  const { body, media, etag } = await keeper.obtain(
    key,
    async () => {
      const file = await make()
      return { value: file, tags: file.tags }
    },
    { shape },
  )
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag)
  if (hasEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(media).send(body)
}

function getFileKey({ url, routeOptions }: FastifyRequest): { key: string; shape: string } {
  return { key: readPath(url), shape: routeOptions.url ?? '' }
}
