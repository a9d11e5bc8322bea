import { ApiError } from '@foulee/contract/shared/errors'
import type { FastifyInstance } from 'fastify'

/** How a body of JSON may be packed. */
const READ = ['gzip', 'deflate', 'br']

/**
 * Refuses packed bodies that nothing here unpacks, before waiting for them. A form is read as it
 * comes from the network: packed, its end would never be found. RFC 9110 §15.5.16: the answer says
 * what would have been taken.
 */
export function refuseEncodings(app: FastifyInstance): void {
  app.addHook('onRequest', ({ method, headers }, reply, done) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase()
    if (!encoding || encoding === 'identity' || method === 'GET' || method === 'HEAD') return done()
    const isForm = /^multipart\//i.test(headers['content-type'] ?? '')
    if (!isForm && READ.includes(encoding)) {
      // The plugin that unpacks knows the names in small letters only.
      headers['content-encoding'] = encoding
      return done()
    }
    reply.header('accept-encoding', isForm ? 'identity' : READ.join(', '))
    done(new ApiError('encodage_refuse'))
  })
}
