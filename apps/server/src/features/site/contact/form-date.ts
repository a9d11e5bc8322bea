import { createHmac, timingSafeEqual } from 'node:crypto'
import { CONTACT_MAX_MS, CONTACT_MIN_MS } from '@foulee/domain/site/contact'

const sign = (instant: string, secret: string) =>
  createHmac('sha256', secret).update(`contact ${instant}`).digest('base64url')

export function dateForm(now: Date, secret: string): string {
  const instant = String(now.getTime())
  return `${instant}.${sign(instant, secret)}`
}

/**
 * `hasty`: faster than a person. `stale`: too old, or forged. A time in the future comes from a
 * clock apart: trusted, so that no real message is dropped.
 */
type FormAge = 'hasty' | 'good' | 'stale'

export function readFormAge(jeton: string, secret: string, now: Date): FormAge {
  const [instant = '', signature = ''] = jeton.split('.')
  const [received, expected] = [Buffer.from(signature), Buffer.from(sign(instant, secret))]
  const isOurs = received.length === expected.length && timingSafeEqual(received, expected)
  const age = now.getTime() - Number(instant)
  if (!isOurs || age > CONTACT_MAX_MS) return 'stale'
  return age >= 0 && age < CONTACT_MIN_MS ? 'hasty' : 'good'
}
