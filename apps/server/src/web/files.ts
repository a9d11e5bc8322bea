import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Web } from '../services.ts'

const YEAR_S = 31_536_000

/** The web's built files: hashed names never change, the few others are asked again. */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'client'),
    wildcard: false,
    index: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=0, must-revalidate',
      )
    },
  })
}

/** While developing, modules are asked of the development server before anything else. */
export function useMiddleware(
  app: FastifyInstance,
  middleware: NonNullable<Web['middleware']>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    // The back office has its own development server, behind its guard.
    if (/^\/admin(?:[/?]|$)/.test(request.url)) done()
    else middleware(request.raw, reply.raw, done)
  })
}
