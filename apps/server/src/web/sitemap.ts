import { ApiError } from '@foulee/contract/errors'
import { parisDate } from '@foulee/domain/heure-paris'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import type { SitemapRows } from '../sitemap-rows.ts'
import { answerKept, type Keeper, keepFile } from './kept-file.ts'
import { findSitemapPart, findSitemapParts } from './sitemap.queries.ts'
import { type SitemapEntry, writeSitemapIndex, writeUrlset } from './sitemap-xml.ts'

const PART = /^([a-z]+)-([1-9]\d{0,5})\.xml$/

/** Organisers and results are there by their races. */
const TAGS = ['courses', 'parcours', 'pages'] as const

/** /sitemap.xml names its parts; races, routes and managed pages that change empty what is kept. */
export function mountSitemap(
  app: FastifyInstance,
  { db, config: { publicUrl }, clock, registry: { sitemap, directories } }: Services,
  keeper: Keeper,
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, write: () => Promise<string>) =>
    answerKept(request, reply, keeper, async () =>
      keepFile(Buffer.from(await write()), 'application/xml; charset=utf-8', TAGS),
    )

  app.get('/sitemap.xml', (request, reply) =>
    send(request, reply, async () => {
      const files = await Promise.all(sitemap.map((pages) => listParts(db, pages)))
      return writeSitemapIndex(publicUrl, [{ path: '/sitemap/pages.xml' }, ...files.flat()])
    }),
  )

  app.get('/sitemap/pages.xml', (request, reply) =>
    send(request, reply, async () => {
      const today = parisDate(clock())
      const paths = await Promise.all(directories.map((list) => list(db, today)))
      return writeUrlset(
        publicUrl,
        ['/', ...paths.flat()].map((path) => ({ path })),
      )
    }),
  )

  app.get<{ Params: { file: string } }>('/sitemap/:file', (request, reply) =>
    send(request, reply, async () => {
      const [, name, part] = PART.exec(request.params.file) ?? []
      const pages = sitemap.find((one) => one.name === name)
      const found = pages ? await findSitemapPart(db, pages, Number(part)) : []
      if (!found.length) throw new ApiError('adresse_introuvable')
      return writeUrlset(publicUrl, found)
    }),
  )
}

async function listParts(db: Services['db'], pages: SitemapRows): Promise<SitemapEntry[]> {
  const parts = await findSitemapParts(db, pages)
  return parts.map(({ part, lastmod }) => ({ path: `/sitemap/${pages.name}-${part}.xml`, lastmod }))
}
