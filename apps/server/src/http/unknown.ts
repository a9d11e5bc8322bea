import { ApiError } from '@foulee/contract/errors'
import { parseKey } from '@foulee/contract/kit'
import type { FastifyInstance } from 'fastify'
import type { Route } from './feature.ts'

/** What no route answers: a known path asked with another method, or no such path. */
export function answerUnknown(app: FastifyInstance, routes: readonly Route[]): void {
  const known = routes.map(({ key }) => {
    const { method, path } = parseKey(key)
    // Fastify answers HEAD wherever it answers GET.
    const methods = method === 'GET' ? ['GET', 'HEAD'] : [method]
    return { methods, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`) }
  })
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const allowed = new Set(
      known.flatMap(({ methods, pattern }) => (pattern.test(path) ? methods : [])),
    )
    if (!allowed.size) throw new ApiError('adresse_introuvable')
    reply.header('allow', [...allowed].join(', '))
    throw new ApiError('methode_refusee')
  })
}
