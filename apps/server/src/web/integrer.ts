import { createHash } from 'node:crypto'
import type { Course } from '@foulee/contract/courses/courses'
import { ApiError } from '@foulee/contract/errors'
import type { FastifyInstance } from 'fastify'
import { findCourse } from '../features/courses/courses/courses.queries.ts'
import type { Services } from '../services.ts'
import { renderFrame, STYLE } from './integrer-page.ts'
import { answerKept, type Keeper, keepFile } from './kept-file.ts'

/** The one page that others may show in theirs: it has its style sheet, and nothing that runs. */
const CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

/** /integrer/courses/{slug}: a race in a frame of its organiser's own site. */
export function mountFrames(app: FastifyInstance, services: Services, keeper: Keeper): void {
  const { db, config } = services
  app.get<{ Params: { slug: string } }>('/integrer/courses/:slug', (request, reply) => {
    reply.header('content-security-policy', CSP).removeHeader('cross-origin-opener-policy')
    return answerKept(request, reply, keeper, async () => {
      const { slug } = request.params
      const row = await findCourse(db, slug)
      const course = row?.is_visible ? (JSON.parse(row.fiche) as Course) : null
      if (!row || course?.slug !== slug) throw new ApiError('course_introuvable')
      const page = Buffer.from(renderFrame(course, config.publicUrl))
      return keepFile(page, 'text/html; charset=utf-8', [`course:${row.courses_id}`])
    })
  })
}
