import { hash } from 'node:crypto'

/** The name of a body: the same bytes, the same name. */
export const etagOf = (body: string | Buffer) => `"${hash('sha1', body, 'base64url').slice(0, 20)}"`

const strong = (etag: string) => etag.trim().replace(/^W\//, '')

/**
 * Whether the caller has this body already (RFC 9110 §13.1.2). Compared weakly: a proxy that
 * compresses writes `W/` before the name.
 */
export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((candidate) => strong(candidate) === strong(etag))
}
