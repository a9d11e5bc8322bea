import { ApiError } from '@foulee/contract/shared/errors'
import type { ListTag } from '@foulee/db/invalidation'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#kernel/services.ts'
import { type FileCache, sendCachedFile, toCachedFile } from './cached-file.ts'
import { findSitemapPart, findSitemapParts } from './sitemap.queries.ts'
import type { SitemapRows } from './sitemap-rows.ts'
import { type SitemapEntry, writeSitemapIndex, writeUrlset } from './sitemap-xml.ts'

const PART = /^([a-z]+)-([1-9]\d{0,5})\.xml$/

/** /sitemap.xml indexes the sitemap files; each is cached until its tags are invalidated. */
export function mountSitemap(
  app: FastifyInstance,
  { db, config: { publicUrl }, clock, registry: { sitemap, directories } }: Services,
  keeper: FileCache,
): void {
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    { tags, write }: { tags: readonly ListTag[] | null; write: () => Promise<string> },
  ) =>
    sendCachedFile(request, reply, keeper, async () =>
      toCachedFile(Buffer.from(await write()), 'application/xml; charset=utf-8', tags),
    )
  const { listParts, everything } = createPartLists(db, sitemap, keeper)

  app.get('/sitemap.xml', (request, reply) =>
    send(request, reply, {
      tags: null,
      write: async () => {
        const files = await Promise.all(sitemap.map(listParts))
        return writeSitemapIndex(publicUrl, [{ path: '/sitemap/pages.xml' }, ...files.flat()])
      },
    }),
  )

  app.get('/sitemap/pages.xml', (request, reply) =>
    send(request, reply, {
      tags: everything,
      write: async () => {
        const today = parisDate(clock())
        const paths = await Promise.all(directories.map((list) => list(db, today)))
        return writeUrlset(
          publicUrl,
          ['/', ...paths.flat()].map((path) => ({ path })),
        )
      },
    }),
  )

  app.get<{ Params: { file: string } }>('/sitemap/:file', (request, reply) => {
    const [, name, part] = PART.exec(request.params.file) ?? []
    const pages = sitemap.find((item) => item.name === name)
    return send(request, reply, {
      tags: pages?.tags ?? null,
      write: async () => {
        const found = pages ? await findSitemapPart(db, pages, Number(part)) : []
        if (!found.length) throw new ApiError('adresse_introuvable')
        return writeUrlset(publicUrl, found)
      },
    })
  })
}

/** Part lists are cached, since computing them scans every row of a kind. */
function createPartLists(db: Services['db'], sitemap: readonly SitemapRows[], keeper: FileCache) {
  const find = async (pages: SitemapRows): Promise<SitemapEntry[]> => {
    const parts = await findSitemapParts(db, pages)
    return parts.map(({ part, lastmod }) => ({
      path: `/sitemap/${pages.name}-${part}.xml`,
      lastmod,
    }))
  }
  return {
    everything: sitemap.flatMap(({ tags = [] }) => tags),
    async listParts(pages: SitemapRows): Promise<SitemapEntry[]> {
      const { tags = null, name } = pages
      if (!tags) return find(pages)
      const { body } = await keeper.obtain(`sitemap:${name}`, async () => {
        const file = toCachedFile(
          Buffer.from(JSON.stringify(await find(pages))),
          'application/json',
          tags,
        )
        return { value: file, tags }
      })
      return JSON.parse(body.toString())
    },
  }
}
