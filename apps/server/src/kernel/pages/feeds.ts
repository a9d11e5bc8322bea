import { ApiError } from '@foulee/contract/shared/errors'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#kernel/services.ts'
import { readPath } from '#platform/http/addresses.ts'
import { writeAtom } from './atom.ts'
import { answerKept, type Keeper, keepFile } from './kept-file.ts'

/** Mounts the features' feeds, cached until their tags are invalidated (produit 14.18). */
export function mountFeeds(
  app: FastifyInstance,
  { db, config: { publicUrl }, clock, registry: { feeds } }: Services,
  keeper: Keeper,
): void {
  for (const { path, tags, read } of feeds) {
    app.get<{ Params: Record<string, string> }>(path, (request, reply) =>
      answerKept(request, reply, keeper, async () => {
        const feed = await read(db, { params: request.params, now: clock() })
        if (!feed) throw new ApiError('adresse_introuvable')
        const body = writeAtom(feed, publicUrl, readPath(request.url))
        return keepFile(Buffer.from(body), 'application/atom+xml; charset=utf-8', tags ?? null)
      }),
    )
  }
}
