import { ApiError } from '@foulee/contract/errors'
import { findDepartement } from '@foulee/domain/departement'
import { parisDate } from '@foulee/domain/heure-paris'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countCalendar } from '../features/courses/courses.queries.ts'
import type { Services } from '../services.ts'
import { answerKept, type Keeper, keepFile } from './kept-file.ts'
import { findSitemapCourses, findSitemapParts } from './sitemap.queries.ts'
import { type SitemapEntry, writeSitemapIndex, writeUrlset } from './sitemap-xml.ts'

const PART = /^courses-([1-9]\d{0,5})\.xml$/

/** /sitemap.xml names its parts; races that change empty what is kept. */
export function mountSitemap(
  app: FastifyInstance,
  { db, config: { publicUrl }, clock }: Services,
  keeper: Keeper,
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, write: () => Promise<string>) =>
    answerKept(request, reply, keeper, async () =>
      keepFile(Buffer.from(await write()), 'application/xml; charset=utf-8', ['courses']),
    )

  app.get('/sitemap.xml', (request, reply) =>
    send(request, reply, async () => {
      const parts = await findSitemapParts(db)
      const files = parts.map(({ part, lastmod }) => ({
        path: `/sitemap/courses-${part}.xml`,
        lastmod,
      }))
      return writeSitemapIndex(publicUrl, [{ path: '/sitemap/pages.xml' }, ...files])
    }),
  )

  app.get('/sitemap/pages.xml', (request, reply) =>
    send(request, reply, async () => writeUrlset(publicUrl, await listPages(db, clock()))),
  )

  app.get<{ Params: { file: string } }>('/sitemap/:file', (request, reply) =>
    send(request, reply, async () => {
      const [, part] = PART.exec(request.params.file) ?? []
      const found = part ? await findSitemapCourses(db, Number(part)) : []
      if (!found.length) throw new ApiError('adresse_introuvable')
      const entries = found.map(({ slug, lastmod }) => ({ path: `/courses/${slug}`, lastmod }))
      return writeUrlset(publicUrl, entries)
    }),
  )
}

/** The landing and the directory: departments and months that have races to come. */
async function listPages(db: Services['db'], now: Date): Promise<SitemapEntry[]> {
  const { departements, mois } = await countCalendar(db)
  const current = parisDate(now).slice(0, 7)
  return [
    { path: '/' },
    { path: '/calendrier' },
    ...departements.flatMap(({ departement }) => {
      const known = findDepartement(departement)
      return known ? [{ path: `/calendrier/${known.slug}` }] : []
    }),
    ...mois
      .filter((one) => one.mois >= current)
      .map((one) => ({ path: `/calendrier/${one.mois}` })),
  ]
}
