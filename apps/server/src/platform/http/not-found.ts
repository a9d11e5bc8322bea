import { ApiError } from '@foulee/contract/shared/errors'
import { type EndpointKey, parseKey } from '@foulee/contract/shared/kit'
import type { FastifyInstance } from 'fastify'

/** 405 for a known path with another method, else 404. */
export function handleNotFound(
  app: FastifyInstance,
  routes: readonly { key: EndpointKey }[],
): void {
  const patterns = routes.map(({ key }) => {
    const { method, path } = parseKey(key)
    const methods = method === 'GET' ? ['GET', 'HEAD'] : [method]
    return { methods, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`) }
  })
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const allowed = new Set(
      patterns.flatMap(({ methods, pattern }) => (pattern.test(path) ? methods : [])),
    )
    if (!allowed.size) throw new ApiError('adresse_introuvable')
    reply.header('allow', [...allowed].join(', '))
    throw new ApiError('methode_refusee')
  })
}
