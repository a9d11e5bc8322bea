import type { FastifyReply, FastifyRequest } from 'fastify'

/** API answers are data: displayed alone they may run and load nothing. */
const API_HEADERS: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

/** @param isSecure whether the site is on HTTPS: required for HSTS */
export function createSecurityHeaders(isSecure: boolean) {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(), payment=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers).header('x-request-id', request.id)
    if (request.url.startsWith('/api')) reply.headers(API_HEADERS)
  }
}
