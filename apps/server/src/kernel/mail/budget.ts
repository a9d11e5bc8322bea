import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { users } from '@foulee/db/schema'
import { and, isNotNull, sql } from 'drizzle-orm'
import type { RateLimits } from '#platform/http/rate-limits.ts'
import type { TemplateName } from './templates.ts'

const TOO_MANY = {
  courrier_compte: 'Vous avez fait partir beaucoup d’emails aujourd’hui. Réessayez demain.',
  courrier_adresse:
    'Cette adresse a reçu beaucoup d’emails de Foulée aujourd’hui. Réessayez demain, ou choisissez-en une autre.',
}
type Budget = keyof typeof TOO_MANY

async function consume(limits: RateLimits, budget: Budget, key: string): Promise<void> {
  try {
    await limits.consume(budget, [key])
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== 'trop_de_demandes') throw cause
    const { retryAfter } = cause
    const message = TOO_MANY[budget]
    throw new ApiError('trop_de_demandes', {
      message,
      cause,
      ...(budget === 'courrier_adresse' && { errors: { email: message } }),
      ...(retryAfter === null ? {} : { retryAfter }),
    })
  }
}

/**
 * Counts an email that a member causes to a recipient without known consent (produit 7.25).
 * @throws ApiError `trop_de_demandes`
 */
export const countCausedMail = (limits: RateLimits, users_id: number): Promise<void> =>
  consume(limits, 'courrier_compte', `compte ${users_id}`)

const getAddressKey = (email: string) => `adresse ${email.toLowerCase()}`

/**
 * Counts an email to an address typed by a member, against the member's limit and the address's.
 * @throws ApiError `trop_de_demandes`
 */
export async function countTypedAddress(
  limits: RateLimits,
  users_id: number,
  email: string,
): Promise<void> {
  await countCausedMail(limits, users_id)
  await consume(limits, 'courrier_adresse', getAddressKey(email))
}

/** Exempt emails, to the team and to structures verified by the staff. */
const TO_HOUSES: readonly TemplateName[] = ['contact', 'agence-contact', 'structure-seule']

type Context = { db: Db; limits: RateLimits }
type Addressed = { to: string; template: TemplateName }

export const canDeliver = async ({ db, limits }: Context, to: string): Promise<boolean> =>
  (await isProved(db, to)) || (await limits.hasRoom('courrier_recu', getAddressKey(to)))

/**
 * Last check before sending: daily limit of an unverified address, for all causes and calls.
 * @returns null for a blocked email, else the callback to count it once sent
 */
export async function openDelivery(
  { db, limits }: Context,
  { to, template }: Addressed,
): Promise<(() => Promise<void>) | null> {
  if (TO_HOUSES.includes(template) || (await isProved(db, to))) return async () => {}
  const key = getAddressKey(to)
  if (!(await limits.hasRoom('courrier_recu', key))) return null
  // Counted only after sending: an unavailable mail server uses up no quota.
  return () => limits.consume('courrier_recu', [key]).catch(() => {})
}

async function isProved(db: Db, email: string): Promise<boolean> {
  const isIts = sql`lower(${users.email}) = lower(${email})`
  return (await db.$count(users, and(isIts, isNotNull(users.email_verifie_le)))) > 0
}
