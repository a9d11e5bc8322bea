import { ApiError } from '@foulee/contract/errors'
import { isMigrated } from '@foulee/db/migrate'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

/** Live: the process answers. Ready: the database answers and its migrations are done. */
export function mountHealth(app: FastifyInstance, { db }: Services): void {
  app.get('/api/sante', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    return { success: true, data: { etat: 'vivant' } }
  })
  app.get('/api/sante/pret', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    const isReady = await isMigrated(db).catch(() => false)
    if (!isReady) throw new ApiError('service_indisponible', { retryAfter: 5 })
    return { success: true, data: { etat: 'pret' } }
  })
}
