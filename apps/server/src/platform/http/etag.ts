import { hash } from 'node:crypto'

export const etagOf = (body: string | Buffer) => `"${hash('sha1', body, 'base64url').slice(0, 20)}"`

const strong = (etag: string) => etag.trim().replace(/^W\//, '')

/** Weak comparison of If-None-Match (RFC 9110 §13.1.2): a compressing proxy adds `W/`. */
export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((candidate) => strong(candidate) === strong(etag))
}
