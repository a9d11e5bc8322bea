import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, hasEtag } from '../http/etag.ts'
import { createTaggedCache, type TaggedCache } from '../http/tagged-cache.ts'

/** A finished file, ready to be sent again. */
export type KeptFile = { body: Buffer; media: string; etag: string; tags: readonly string[] }

export const keepFile = (body: Buffer, media: string, tags: readonly string[] = []): KeptFile => ({
  body,
  media,
  etag: etagOf(body),
  tags,
})

/** Finished files in memory, and those that are being made. */
export type Keeper = {
  cache: TaggedCache<KeptFile>
  pending: Map<string, Promise<KeptFile>>
}

/** @param maxBytes what all files may take together */
export const createKeeper = (maxBytes: number): Keeper => ({
  cache: createTaggedCache<KeptFile>(maxBytes, ({ body }) => body.length),
  pending: new Map(),
})

/** The file of an address: kept, or being made for somebody else, or made now and kept by its tags. */
async function getFile(
  { cache, pending }: Keeper,
  address: string,
  make: () => Promise<KeptFile>,
): Promise<KeptFile> {
  const known = cache.get(address) ?? pending.get(address)
  if (known) return known
  const { moment } = cache
  const making = make()
  pending.set(address, making)
  try {
    const file = await making
    cache.set(address, file, file.tags, moment)
    return file
  } finally {
    pending.delete(address)
  }
}

/** Answers with the file of the request's path, which the caller may have already. */
export async function answerKept(
  request: FastifyRequest,
  reply: FastifyReply,
  keeper: Keeper,
  make: () => Promise<KeptFile>,
) {
  const [address = ''] = request.url.split('?')
  const { body, media, etag } = await getFile(keeper, address, make)
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag)
  if (hasEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(media).send(body)
}
