import { ApiError } from '@foulee/contract/errors'
import { findDepartement } from '@foulee/domain/departement'
import { parisDate } from '@foulee/domain/heure-paris'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countCalendar } from '../features/courses/courses/courses.queries.ts'
import { countItineraires } from '../features/parcours/parcours/suggestions.queries.ts'
import type { Services } from '../services.ts'
import { answerKept, type Keeper, keepFile } from './kept-file.ts'
import {
  findSitemapPart,
  findSitemapParts,
  SITEMAP_KINDS,
  type SitemapKind,
} from './sitemap.queries.ts'
import { type SitemapEntry, writeSitemapIndex, writeUrlset } from './sitemap-xml.ts'

const PART = /^(courses|parcours|organisateurs|resultats)-([1-9]\d{0,5})\.xml$/

/** Organisers and results are there by their races. */
const TAGS = ['courses', 'parcours'] as const

/** /sitemap.xml names its parts; races and routes that change empty what is kept. */
export function mountSitemap(
  app: FastifyInstance,
  { db, config: { publicUrl }, clock }: Services,
  keeper: Keeper,
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, write: () => Promise<string>) =>
    answerKept(request, reply, keeper, async () =>
      keepFile(Buffer.from(await write()), 'application/xml; charset=utf-8', TAGS),
    )

  app.get('/sitemap.xml', (request, reply) =>
    send(request, reply, async () => {
      const files = await Promise.all(SITEMAP_KINDS.map((kind) => listParts(db, kind)))
      return writeSitemapIndex(publicUrl, [{ path: '/sitemap/pages.xml' }, ...files.flat()])
    }),
  )

  app.get('/sitemap/pages.xml', (request, reply) =>
    send(request, reply, async () => writeUrlset(publicUrl, await listPages(db, clock()))),
  )

  app.get<{ Params: { file: string } }>('/sitemap/:file', (request, reply) =>
    send(request, reply, async () => {
      const [, kind, part] = PART.exec(request.params.file) ?? []
      const found = part ? await findSitemapPart(db, kind as SitemapKind, Number(part)) : []
      if (!found.length) throw new ApiError('adresse_introuvable')
      return writeUrlset(publicUrl, found)
    }),
  )
}

async function listParts(db: Services['db'], kind: SitemapKind): Promise<SitemapEntry[]> {
  const parts = await findSitemapParts(db, kind)
  return parts.map(({ part, lastmod }) => ({ path: `/sitemap/${kind}-${part}.xml`, lastmod }))
}

/** The landing and the directories: departments and months that have races to come, departments that have routes. */
async function listPages(db: Services['db'], now: Date): Promise<SitemapEntry[]> {
  const [{ departements, mois }, itineraires] = await Promise.all([
    countCalendar(db),
    countItineraires(db),
  ])
  const current = parisDate(now).slice(0, 7)
  return [
    { path: '/' },
    { path: '/calendrier' },
    ...departements.flatMap(({ departement }) => pageOf('calendrier', departement)),
    ...mois
      .filter((one) => one.mois >= current)
      .map((one) => ({ path: `/calendrier/${one.mois}` })),
    { path: '/itineraires' },
    { path: '/organisateur' },
    ...itineraires.departements.flatMap(({ departement }) => pageOf('itineraires', departement)),
  ]
}

function pageOf(directory: string, departement: string): SitemapEntry[] {
  const known = findDepartement(departement)
  return known ? [{ path: `/${directory}/${known.slug}` }] : []
}
