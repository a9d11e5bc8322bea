import type { Call } from '@foulee/contract/call'
import type { Course } from '@foulee/contract/courses/courses'
import { ApiError } from '@foulee/contract/errors'
import type { Parcours } from '@foulee/contract/parcours/parcours'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findCourse } from '../features/courses/courses/courses.queries.ts'
import { findParcours } from '../features/parcours/parcours/parcours.queries.ts'
import { getNetwork } from '../http/attempts.ts'
import { asCaller, createLine, LINES } from '../http/lines.ts'
import type { Services } from '../services.ts'
import { answerKept, type Keeper, keepFile } from './kept-file.ts'
import { type Render, readSite } from './renderer.ts'
import { readParcoursShare, readShareContent, type ShareContent } from './share-content.ts'
import { drawShare, drawSite, type ShareScene } from './share-drawing.ts'

const FILE = /^([a-z0-9-]+)\.png$/
const PNG = 'image/png'

type ShareOptions = { services: Services; keeper: Keeper; render: Render }

/** The pictures that links to Foulée show elsewhere. */
export function mountShareImages(app: FastifyInstance, options: ShareOptions): void {
  const { services, keeper } = options
  const inTurn = createLine(LINES.partage)
  /** Who looks at a page from a large network shares it with those who share links there. */
  const most = 4 * services.config.lignes.parAppelant
  const limit = <T>({ ip }: FastifyRequest, draw: () => Promise<T>): Promise<T> =>
    asCaller({ key: `reseau ${getNetwork(ip)}`, most }, () => inTurn(draw))

  app.get('/partage/foulee.png', (request, reply) =>
    answerKept(request, reply, keeper, () =>
      limit(request, async () =>
        keepFile(await drawSite(await readScene('foulee', options, 'course')), PNG),
      ),
    ),
  )

  for (const [kind, find] of Object.entries(SHARED)) {
    app.get<{ Params: { file: string } }>(`/partage/${kind}/:file`, (request, reply) =>
      answerKept(request, reply, keeper, async () => {
        const [, slug = ''] = FILE.exec(request.params.file) ?? []
        const { content, tag } = await find(services.db, slug)
        return limit(request, async () => {
          const scene = await readScene(slug, options, RELIEFS[kind as keyof typeof SHARED])
          return keepFile(await drawShare(content, scene), PNG, [tag])
        })
      }),
    )
  }
}

type Shared = { content: ShareContent; tag: string }

/** What each folder of images shows of a slug, as everyone may see it. */
const SHARED = { courses: getSharedCourse, parcours: getSharedParcours } as const
const RELIEFS = { courses: 'course', parcours: 'parcours' } as const

async function getSharedCourse(db: Services['db'], slug: string): Promise<Shared> {
  const row = slug ? await findCourse(db, slug) : null
  const course = row?.is_visible ? (JSON.parse(row.fiche) as Course) : null
  if (!row || course?.slug !== slug) throw new ApiError('course_introuvable')
  return { content: readShareContent(course), tag: `course:${row.courses_id}` }
}

async function getSharedParcours(db: Services['db'], slug: string): Promise<Shared> {
  const row = slug ? await findParcours(db, slug) : null
  const parcours = row?.is_visible ? (JSON.parse(row.fiche) as Parcours) : null
  if (!row || parcours?.slug !== slug) throw new ApiError('parcours_introuvable')
  return { content: readParcoursShare(parcours), tag: `parcours:${row.parcours_id}` }
}

/** The drawing of the slug as its page shows it; without one the image has plain paper. */
async function readScene(
  slug: string,
  { services, render }: ShareOptions,
  kind: 'course' | 'parcours',
): Promise<ShareScene> {
  const { publicUrl, isDemo } = services.config
  const request = new Request(`${publicUrl}/relief/${kind}/${slug}.svg`)
  const response = await render(request, noCall, readSite(services.config))
  const isDrawing = response.headers.get('content-type')?.startsWith('image/svg')
  return { relief: isDrawing ? Buffer.from(await response.arrayBuffer()) : null, isDemo }
}

/** A drawing asks the API for nothing. */
const noCall: Call = async () => {
  throw new ApiError('adresse_introuvable')
}
