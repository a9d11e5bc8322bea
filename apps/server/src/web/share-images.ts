import type { Call } from '@foulee/contract/call'
import type { Course } from '@foulee/contract/courses'
import { ApiError } from '@foulee/contract/errors'
import type { FastifyInstance } from 'fastify'
import { findCourse } from '../features/courses/courses.queries.ts'
import { createLimiter } from '../http/limiter.ts'
import type { Services } from '../services.ts'
import { answerKept, type Keeper, keepFile } from './kept-file.ts'
import { type Render, readSite } from './renderer.ts'
import { readShareContent } from './share-content.ts'
import { drawCourse, drawSite, type ShareScene } from './share-drawing.ts'

const AT_A_TIME = 2
const MAX_WAITING = 60
const FILE = /^([a-z0-9-]+)\.png$/
const PNG = 'image/png'

type ShareOptions = { services: Services; keeper: Keeper; render: Render }

/** The pictures that links to Foulée show elsewhere. */
export function mountShareImages(app: FastifyInstance, options: ShareOptions): void {
  const { services, keeper } = options
  const limit = createLimiter(AT_A_TIME, MAX_WAITING, refuse)

  app.get('/partage/foulee.png', (request, reply) =>
    answerKept(request, reply, keeper, () =>
      limit(async () => keepFile(await drawSite(await readScene('foulee', options)), PNG)),
    ),
  )

  app.get<{ Params: { file: string } }>('/partage/courses/:file', (request, reply) =>
    answerKept(request, reply, keeper, async () => {
      const { course, tag } = await getSharedCourse(services, request.params.file)
      return limit(async () => {
        const scene = await readScene(course.slug, options)
        return keepFile(await drawCourse(readShareContent(course), scene), PNG, [tag])
      })
    }),
  )
}

const refuse = () => new ApiError('service_indisponible', { retryAfter: 5 })

/** The race of `{slug}.png`, as everyone may see it. */
async function getSharedCourse({ db }: Services, file: string) {
  const [, slug = ''] = FILE.exec(file) ?? []
  const row = slug ? await findCourse(db, slug) : null
  const course = row?.is_visible ? (JSON.parse(row.fiche) as Course) : null
  if (!row || course?.slug !== slug) throw new ApiError('course_introuvable')
  return { course, tag: `course:${row.courses_id}` }
}

/** The drawing of the slug as its page shows it; without one the image has plain paper. */
async function readScene(slug: string, { services, render }: ShareOptions): Promise<ShareScene> {
  const { publicUrl, isDemo } = services.config
  const request = new Request(`${publicUrl}/relief/course/${slug}.svg`)
  const response = await render(request, noCall, readSite(services.config))
  const isDrawing = response.headers.get('content-type')?.startsWith('image/svg')
  return { relief: isDrawing ? Buffer.from(await response.arrayBuffer()) : null, isDemo }
}

/** A drawing asks the API for nothing. */
const noCall: Call = async () => {
  throw new ApiError('adresse_introuvable')
}
