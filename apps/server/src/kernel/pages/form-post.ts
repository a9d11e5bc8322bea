import type { FastifyInstance } from 'fastify'

const MAX_FORM = 16 * 1024
/** What of the form goes on to the page. Its code is worth nothing without the browser's secret. */
const KEPT = ['state', 'code', 'iss', 'error']

/**
 * The return of providers that post a form to our page instead of writing in its address, as Apple
 * does when it gives names. Nothing is decided here: the browser is sent on to the page.
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
      const kept = KEPT.flatMap((name) => [[name, form.get(name) ?? '']]).filter(([, text]) => text)
      const search = new URLSearchParams([...kept, ...readNames(form.get('user'))])
      const path = `/external/${encodeURIComponent(request.params.third)}/callback`
      return reply.header('cache-control', 'no-store').redirect(`${path}?${search}`, 303)
    })
  })
}

/**
 * A file that was shared to the installed application and that its service worker was not there to keep
 * (produit 14.14). A navigation brings no session, so that nothing can be done with it here: what it holds is let
 * go by unread, and the page says what to do.
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

/** Apple writes them once, as JSON; they only fill the fields that the person reads. */
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
