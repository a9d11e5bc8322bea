import type { FastifyInstance } from 'fastify'

const MAX_FORM = 16 * 1024
/**
 * Form fields passed on to the page. The OAuth code is worthless without the browser's PKCE secret.
 */
const FORWARDED_FIELDS = ['state', 'code', 'iss', 'error']

/**
 * OAuth callbacks with `response_mode=form_post`, as Apple uses when it sends names: redirects the
 * browser to the page with a query.
 */
export async function receiveFormPosts(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.post<{ Params: { third: string } }>('/external/:third/callback', (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const fields = FORWARDED_FIELDS.flatMap((name) => [[name, form.get(name) ?? '']]).filter(
        ([, text]) => text,
      )
      const search = new URLSearchParams([...fields, ...readNames(form.get('user'))])
      const path = `/external/${encodeURIComponent(request.params.third)}/callback`
      return reply.header('cache-control', 'no-store').redirect(`${path}?${search}`, 303)
    })
  })
}

/**
 * A file shared to the installed application without its service worker (produit 14.14). The
 * navigation carries no session, so the file is dropped unread and the page explains.
 */
export async function receiveShares(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    scope.post('/partager', (_request, reply) =>
      reply.header('cache-control', 'no-store').redirect('/partager?perdu=1', 303),
    )
  })
}

/** Apple sends names once, as JSON; they only prefill fields that the user can see. */
function readNames(user: string | null): [name: string, value: string][] {
  try {
    const { firstName, lastName } = JSON.parse(user ?? '').name
    return [
      ['prenom', String(firstName ?? '')],
      ['nom', String(lastName ?? '')],
    ]
  } catch {
    return []
  }
}
