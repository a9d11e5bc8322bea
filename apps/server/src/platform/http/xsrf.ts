import '@fastify/cookie'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { ApiError } from '@foulee/contract/shared/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'XSRF-TOKEN'
const HEADER = 'x-xsrf-token'

/**
 * Double-submit XSRF token of produit 1.8: a cookie readable by our pages only, repeated in a
 * header. Issued by `GET /api/sante`, never by a page that a shared cache may store.
 */
export function setXsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): void {
  if (request.cookies[COOKIE]) return
  reply.setCookie(COOKIE, randomBytes(24).toString('base64url'), {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
  })
}

export function checkXsrf(request: FastifyRequest): void {
  const cookie = Buffer.from(request.cookies[COOKIE] ?? '')
  const header = Buffer.from(String(request.headers[HEADER] ?? ''))
  const isSame = cookie.length === header.length && timingSafeEqual(cookie, header)
  if (!cookie.length || !isSame) throw new ApiError('jeton_anti_falsification')
}
