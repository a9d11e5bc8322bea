import { ApiError } from '@foulee/contract/shared/errors'
import type { FastifyInstance } from 'fastify'

/** Tracking parameters, dropped from the cache key. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|mc_[ce]id|igshid|twclid|ttclid|_ga|_gl)$/

/** Control characters are invalid in the database, and no browser sends them. */
const CONTROL = /%(?:[01][0-9a-f]|7f)/i
const UNRESERVED = /[\w.~-]/

/** Normalised path as a cache key: without query and trailing slash. */
export function readPath(url: string): string {
  const [written = ''] = url.split('?', 1)
  const path = written.includes('%') ? spell(written) : written
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** RFC 3986 §6.2.2: decodes unreserved characters, uppercases the rest. */
const spell = (path: string) =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const char = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return UNRESERVED.test(char) ? char : code.toUpperCase()
  })

export function readQuery(url: string): string {
  const start = url.indexOf('?')
  if (start < 0) return ''
  const parameters = url
    .slice(start + 1)
    .split('&')
    .filter((pair) => pair && !TRACKING.test(pair.split('=', 1)[0] ?? ''))
  return parameters.length ? `?${parameters.join('&')}` : ''
}

/**
 * Removes dot segments, doubled slashes and backslashes.
 * @returns null for an invalid path
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

export const readTarget = ({ url = '/' }: { url?: string }) =>
  url.replace(/^https?:\/\/[^/?#]*/i, '') || '/'

/**
 * Redirects pages to their canonical URL (`//courses` to `/courses`); 404 for invalid paths. API
 * calls have one form only.
 */
export function normalizeUrls(app: FastifyInstance): void {
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
