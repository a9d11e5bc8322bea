import { createHash } from 'node:crypto'
import { ApiError } from '@foulee/contract/shared/errors'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#kernel/services.ts'
import { type FileCache, sendCachedFile, toCachedFile } from './cached-file.ts'
import { renderFrame, STYLE } from './integrer-page.ts'

/** The only pages that other sites may frame: one style sheet, no script. */
const CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

export function mountFrames(app: FastifyInstance, services: Services, keeper: FileCache): void {
  const { db, config, registry } = services
  for (const { frame, tag } of Object.values(registry.kinds)) {
    if (!frame) continue
    const path = `/integrer/${frame.folder}/:slug`
    app.get<{ Params: { slug: string } }>(path, (request, reply) => {
      reply.header('content-security-policy', CSP).removeHeader('cross-origin-opener-policy')
      return sendCachedFile(request, reply, keeper, async () => {
        const found = await frame.find(db, request.params.slug)
        if (!found) throw new ApiError(frame.missing)
        const page = Buffer.from(renderFrame(found.content, config.publicUrl))
        return toCachedFile(page, 'text/html; charset=utf-8', tag ? [tag(found.id)] : [])
      })
    })
  }
}
