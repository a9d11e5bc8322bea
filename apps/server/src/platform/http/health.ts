import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { isMigrated } from '@foulee/db/migrate'
import type { FastifyInstance } from 'fastify'
import { singleFlight } from '#platform/concurrency/concurrency.ts'
import type { Config } from '#platform/config/config.ts'
import { setXsrfCookie } from './xsrf.ts'

/** Live: the process answers. Ready: the database answers and is migrated. */
export function mountHealth(
  app: FastifyInstance,
  { db, config }: { db: Db; config: Config },
): void {
  const isReadyNow = singleFlight(() => isMigrated(db), false)
  const isSecure = config.publicUrl.startsWith('https:')
  app.get('/api/sante', async (request, reply) => {
    setXsrfCookie(request, reply, isSecure)
    reply.header('cache-control', 'no-store')
    return { success: true, data: { etat: 'vivant' } }
  })
  app.get('/api/sante/pret', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    if (!(await isReadyNow())) throw new ApiError('service_indisponible', { retryAfter: 5 })
    return { success: true, data: { etat: 'pret' } }
  })
}
