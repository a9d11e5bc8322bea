import { sign } from 'node:crypto'
import type { AppleKey } from '#platform/config/oauth.ts'

/** Apple allows six months; one exchange takes seconds. */
const LIFETIME_S = 300

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * Client secret of « Sign in with Apple »: a JWT signed with ES256.
 * @returns a secret valid for five minutes
 */
export function signAppleSecret(key: AppleKey, clientId: string, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000)
  const claims = { iss: key.teamId, iat, exp: iat + LIFETIME_S, sub: clientId }
  const unsigned = `${encode({ alg: 'ES256', kid: key.keyId })}.${encode({
    ...claims,
    aud: 'https://appleid.apple.com',
  })}`
  const signature = sign('sha256', Buffer.from(unsigned), {
    key: key.privateKey,
    dsaEncoding: 'ieee-p1363',
  })
  return `${unsigned}.${signature.toString('base64url')}`
}
