import { ApiError } from '@foulee/contract/shared/errors'
import type { FastifyInstance } from 'fastify'

const READ = ['gzip', 'deflate', 'br']

/**
 * Refuses unsupported compressed bodies before reading them; a compressed form would never end for
 * the multipart parser. Lists the accepted encodings (RFC 9110 §15.5.16).
 */
export function rejectEncodings(app: FastifyInstance): void {
  app.addHook('onRequest', ({ method, headers }, reply, done) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase()
    if (!encoding || encoding === 'identity' || method === 'GET' || method === 'HEAD') return done()
    const isForm = /^multipart\//i.test(headers['content-type'] ?? '')
    if (!isForm && READ.includes(encoding)) {
      // The decompression plugin is case-sensitive.
      headers['content-encoding'] = encoding
      return done()
    }
    reply.header('accept-encoding', isForm ? 'identity' : READ.join(', '))
    done(new ApiError('encodage_refuse'))
  })
}
