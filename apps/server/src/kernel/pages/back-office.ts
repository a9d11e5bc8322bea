import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { ApiError } from '@foulee/contract/shared/errors'
import { PASSE_COOKIE } from '@foulee/domain/equipe/back-office'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mountFiles } from './files.ts'

export type BackOffice =
  | { folder: string }
  | {
      middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
    }

type MayEnter = (passe: string) => Promise<boolean>

const ENTRANCE = '/back-office'

/** Own CSP: only its own scripts run; its components need inline styles. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the back office, code included, to staff browsers only. */
export async function serveBackOffice(
  app: FastifyInstance,
  source: BackOffice,
  mayEnter: MayEnter,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', (request, reply) => guard(request, reply, mayEnter))
    if ('folder' in source) await serveBuild(scope, source.folder)
    else serveModules(scope, source.middleware)
  })
}

async function guard(request: FastifyRequest, reply: FastifyReply, mayEnter: MayEnter) {
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
  if (await mayEnter(request.cookies[PASSE_COOKIE] ?? '')) return
  const isPage = request.headers['sec-fetch-dest'] === 'document' || acceptsHtml(request)
  if (!isPage) throw new ApiError('acces_refuse')
  return reply.redirect(`${ENTRANCE}?vers=${encodeURIComponent(request.url)}`, 302)
}

const acceptsHtml = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false

async function serveBuild(scope: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'))
  await mountFiles(scope, {
    folder: join(folder, 'assets'),
    prefix: '/admin/assets/',
    control: () => 'private, max-age=31536000, immutable',
  })
  scope.get('/admin/assets/*', (_, reply) => reply.callNotFound())
  const sendPage = (_: FastifyRequest, reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page)
  scope.get('/admin', sendPage)
  scope.get('/admin/*', sendPage)
}

function serveModules(
  scope: FastifyInstance,
  middleware: Extract<BackOffice, { middleware: unknown }>['middleware'],
): void {
  const hand = (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack()
    middleware(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
  }
  scope.get('/admin', hand)
  scope.get('/admin/*', hand)
}
