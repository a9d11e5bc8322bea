import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@foulee/contract/errors'
import type { Db } from '@foulee/db/connect'
import { isMigrated } from '@foulee/db/migrate'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { giveXsrfCookie } from './xsrf.ts'

/** Whoever asks wants to know now: a database that takes longer is not ready. */
const PATIENCE_MS = 1_000

/** Live: the process answers. Ready: the database answers and its migrations are done. */
export function mountHealth(app: FastifyInstance, { db, config }: Services): void {
  const isReadyNow = askReadiness(db)
  const isSecure = config.publicUrl.startsWith('https:')
  app.get('/api/sante', async (request, reply) => {
    giveXsrfCookie(request, reply, isSecure)
    reply.header('cache-control', 'no-store')
    return { success: true, data: { etat: 'vivant' } }
  })
  app.get('/api/sante/pret', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    if (!(await isReadyNow())) throw new ApiError('service_indisponible', { retryAfter: 5 })
    return { success: true, data: { etat: 'pret' } }
  })
}

/** One question at a time: those who ask again while it is open must not take every connection. */
function askReadiness(db: Db): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null
  return () => {
    asked ??= isMigrated(db)
      .catch(() => false)
      .finally(() => {
        asked = null
      })
    return Promise.race([asked, pause(PATIENCE_MS, false, { ref: false })])
  }
}
