import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { buildOpenApi } from './openapi.ts'
import { renderDocs } from './page.ts'
import { HOME, pathOf } from './paths.ts'
import { SECTIONS } from './sections.ts'
import { STYLE } from './style.ts'

/** Each page has one inline style sheet, and loads nothing. */
const CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
const CACHE = 'public, max-age=300'

export function mountDocs(app: FastifyInstance): void {
  // Built at the first request, to keep the start fast.
  let made: { json: string; pages: ReadonlyMap<string, string> } | undefined
  const make = () => {
    const document = buildOpenApi()
    made ??= { json: JSON.stringify(document), pages: renderDocs(document) }
    return made
  }
  app.get('/api/openapi.json', (_, reply) =>
    reply
      .header('cache-control', CACHE)
      .type('application/json; charset=utf-8')
      .send((made ?? make()).json),
  )
  for (const path of [HOME, ...SECTIONS.map(pathOf)]) {
    app.get(path, (_, reply) =>
      reply
        .headers({ 'cache-control': CACHE, 'content-security-policy': CSP })
        .type('text/html; charset=utf-8')
        .send((made ?? make()).pages.get(path)),
    )
  }
}
