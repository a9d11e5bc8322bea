import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
/** One step of clock drift and typing time (RFC 6238 § 5.2). */
const WINDOW = 1
const SECRET_BYTES = 20
const DIGITS = /^\d{6}$/

const createTotp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Foulée', label, secret: Secret.fromBase32(secret), period: PERIOD_S })

/** A new secret in base 32, as authenticator apps take it: 160 bits (RFC 4226 § 4). */
export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

export const getUri = (secret: string, email: string): string =>
  createTotp(secret, email).toString()

export function findStep(secret: string, code: string, now: Date): number | null {
  if (!DIGITS.test(code)) return null
  const timestamp = now.getTime()
  const delta = createTotp(secret).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: PERIOD_S, timestamp }) + delta
}

export const getCode = (secret: string, now: Date): string =>
  createTotp(secret).generate({ timestamp: now.getTime() })
