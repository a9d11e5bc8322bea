import type { FastifyReply, FastifyRequest } from 'fastify'
import { readPath } from '#platform/http/addresses.ts'
import { etagOf, hasEtag } from '#platform/http/etag.ts'
import { createTaggedCache, type TaggedCache } from '#platform/http/tagged-cache.ts'

export type KeptFile = {
  body: Buffer
  media: string
  etag: string
  /** Cache tags; null when changes are not announced: never cached. */
  tags: readonly string[] | null
}

export const keepFile = (
  body: Buffer,
  media: string,
  tags: readonly string[] | null = [],
): KeptFile => ({
  body,
  media,
  etag: etagOf(body),
  tags,
})

export type Keeper = TaggedCache<KeptFile>

export const createKeeper = (maxBytes: number): Keeper =>
  createTaggedCache<KeptFile>(maxBytes, ({ body }) => body.length)

/**
 * Answers with the file of the request's path, or 304: cached, joined to a pending computation, or
 * computed.
 */
export async function answerKept(
  request: FastifyRequest,
  reply: FastifyReply,
  keeper: Keeper,
  make: () => Promise<KeptFile>,
) {
  const { key, shape } = nameFile(request)
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

function nameFile({ url, routeOptions }: FastifyRequest): { key: string; shape: string } {
  return { key: readPath(url), shape: routeOptions.url ?? '' }
}
