import type { FastifyReply, FastifyRequest } from 'fastify'
import { readPath } from '#platform/http/addresses.ts'
import { etagOf, hasEtag } from '#platform/http/etag.ts'
import { createTaggedCache, type TaggedCache } from '#platform/http/tagged-cache.ts'

/** A finished file, ready to be sent again. */
export type KeptFile = {
  body: Buffer
  media: string
  etag: string
  /** What it depends on; null where nothing tells when that changes, and it is made each time. */
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

/** Finished files in memory, by path. */
export type Keeper = TaggedCache<KeptFile>

/** @param maxBytes what all files may take together */
export const createKeeper = (maxBytes: number): Keeper =>
  createTaggedCache<KeptFile>(maxBytes, ({ body }) => body.length)

/**
 * Answers with the file of the request's path, which the caller may have already: kept, being made
 * for somebody else, or made now.
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

/** Nothing of the query is read. */
function nameFile({ url, routeOptions }: FastifyRequest): { key: string; shape: string } {
  return { key: readPath(url), shape: routeOptions.url ?? '' }
}
