import { ApiError } from '@foulee/contract/shared/errors'
import type { FastifyInstance } from 'fastify'

/** What marks where a visitor came from. No page reads it, and each link carries its own. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|mc_[ce]id|igshid|twclid|ttclid|_ga|_gl)$/

/** Of these no database knows what to keep, and no browser writes them. */
const CONTROL = /%(?:[01][0-9a-f]|7f)/i
const UNRESERVED = /[\w.~-]/

/** The path of an address as one key, however it is spelt: without its query, nor a slash at its end. */
export function readPath(url: string): string {
  const [written = ''] = url.split('?', 1)
  const path = written.includes('%') ? spell(written) : written
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** RFC 3986 §6.2.2: what need not be encoded is not, and the rest is in capitals. */
const spell = (path: string) =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const char = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return UNRESERVED.test(char) ? char : code.toUpperCase()
  })

/** The query of an address without what only says where the visitor came from; `?` included. */
export function readQuery(url: string): string {
  const start = url.indexOf('?')
  if (start < 0) return ''
  const kept = url
    .slice(start + 1)
    .split('&')
    .filter((pair) => pair && !TRACKING.test(pair.split('=', 1)[0] ?? ''))
  return kept.length ? `?${kept.join('&')}` : ''
}

/**
 * A path without what no address of ours has: steps up and down, doubled or turned slashes.
 * @returns null for a path that nothing can be found by
 */
export function resolvePath(path: string): string | null {
  if (!path.startsWith('/') || CONTROL.test(path)) return null
  const collapsed = path.replace(/[\\/]+/g, '/')
  try {
    decodeURIComponent(collapsed)
    return new URL(collapsed, 'http://localhost').pathname.replace(/\/+/g, '/')
  } catch {
    return null
  }
}

/** What Node calls the address of a request, without the host that a proxy may have written in it. */
export const readTarget = ({ url = '/' }: { url?: string }) =>
  url.replace(/^https?:\/\/[^/?#]*/i, '') || '/'

/**
 * Sends whoever reads on to the normal form of an address (`//courses` to `/courses`), and knows
 * nothing of paths that cannot be read. The calls of the API have no other form.
 */
export function normalizeAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done()
    const [path = ''] = request.url.split('?', 1)
    const normal = resolvePath(path)
    if (normal === path) return done()
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (normal === null || !isReading) return done(new ApiError('adresse_introuvable'))
    reply.redirect(`${normal}${request.url.slice(path.length)}`, 301)
  })
}
