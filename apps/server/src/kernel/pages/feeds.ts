import { ApiError } from '@foulee/contract/shared/errors'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#kernel/services.ts'
import { readPath } from '#platform/http/url.ts'
import { writeAtom } from './atom.ts'
import { type FileCache, sendCachedFile, toCachedFile } from './cached-file.ts'

/** Mounts the features' feeds, cached until their tags are invalidated (produit 14.18). */
export function mountFeeds(
  app: FastifyInstance,
  { db, config: { publicUrl }, clock, registry: { feeds } }: Services,
  keeper: FileCache,
): void {
  for (const { path, tags, read } of feeds) {
    app.get<{ Params: Record<string, string> }>(path, (request, reply) =>
      sendCachedFile(request, reply, keeper, async () => {
        const feed = await read(db, { params: request.params, now: clock() })
        if (!feed) throw new ApiError('adresse_introuvable')
        const body = writeAtom(feed, publicUrl, readPath(request.url))
        return toCachedFile(Buffer.from(body), 'application/atom+xml; charset=utf-8', tags ?? null)
      }),
    )
  }
}
