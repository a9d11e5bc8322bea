import { createHash } from 'node:crypto'

const INLINE_SCRIPT =
  /<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

/**
 * The content security policy of one document: its inline scripts are named by their hash, so that
 * a finished page can be kept by caches, which a nonce forbids.
 * @param sources hosts of a configured map style
 */
export function buildCsp(html: string, sources: readonly string[]): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const maps = sources.join(' ')
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    // Attributes only: widths of bars and colours of drawings. Style sheets are files.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${maps}`.trim(),
    `connect-src 'self' ${maps}`.trim(),
    "font-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Headers that every answer carries. */
export const securityHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})
