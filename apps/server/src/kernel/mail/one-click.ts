import { ApiError } from '@foulee/contract/shared/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const MAX_FORM = 1024
const FIELD = 'List-Unsubscribe'
const ONE_CLICK = 'One-Click'

/**
 * One-click unsubscribe (RFC 8058): POSTed by mail programs without a session. A GET of the same
 * URL shows a confirmation page.
 * @param unsubscribe applies the token, or throws when the signature is invalid
 */
export async function receiveOneClicks(
  app: FastifyInstance,
  unsubscribe: (jeton: string) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.post<{ Params: { jeton: string } }>('/desabonnement/:jeton', async (request, reply) => {
      if ((await readField(request)) !== ONE_CLICK) throw new ApiError('requete_malformee')
      await unsubscribe(request.params.jeton)
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Vous ne recevrez plus ces emails.\n')
    })
  })
}

async function readField(request: FastifyRequest): Promise<unknown> {
  if (request.body instanceof URLSearchParams) return request.body.get(FIELD)
  if (!request.isMultipart()) return null
  let found: unknown = null
  for await (const part of request.parts({
    limits: { files: 0, fields: 5, fieldSize: MAX_FORM },
  })) {
    if (part.type === 'field' && part.fieldname === FIELD) found = part.value
  }
  return found
}
