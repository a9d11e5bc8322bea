import { createHmac, timingSafeEqual } from 'node:crypto'
import { CONTACT_MAX_MS, CONTACT_MIN_MS } from '@foulee/domain/site/contact'

const sign = (instant: string, secret: string) =>
  createHmac('sha256', secret).update(`contact ${instant}`).digest('base64url')

/** When a form was shown, which only we can have written. */
export function dateForm(now: Date, secret: string): string {
  const instant = String(now.getTime())
  return `${instant}.${sign(instant, secret)}`
}

/**
 * `hasty`: no person is that fast. `stale`: too old, or not written by us. One that is to be shown only later
 * was dated by a machine whose clock is not ours: its writer is believed, not thanked and dropped.
 */
type FormAge = 'hasty' | 'good' | 'stale'

export function readFormAge(jeton: string, secret: string, now: Date): FormAge {
  const [instant = '', signature = ''] = jeton.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(instant, secret))]
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  const age = now.getTime() - Number(instant)
  if (!isOurs || age > CONTACT_MAX_MS) return 'stale'
  return age >= 0 && age < CONTACT_MIN_MS ? 'hasty' : 'good'
}
