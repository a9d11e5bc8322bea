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
 * Counts a mail that a member causes to somebody whose consent is not known (produit 7.25).
 * @throws ApiError `trop_de_demandes`
 */
export const countCausedMail = (limits: RateLimits, users_id: number): Promise<void> =>
  consume(limits, 'courrier_compte', `compte ${users_id}`)

const nameAddress = (email: string) => `adresse ${email.toLowerCase()}`

/**
 * Counts a mail that a member causes to an address that they typed: among theirs, and among those of the
 * address, whoever causes them.
 * @throws ApiError `trop_de_demandes`
 */
export async function countTypedAddress(
  limits: RateLimits,
  users_id: number,
  email: string,
): Promise<void> {
  await countCausedMail(limits, users_id)
  await consume(limits, 'courrier_adresse', nameAddress(email))
}

/** Mails to the team and to structures that the staff has verified: none of them may be lost. */
const TO_HOUSES: readonly TemplateName[] = ['contact', 'agence-contact', 'structure-seule']

type Context = { db: Db; limits: RateLimits }
type Addressed = { to: string; template: TemplateName }

/** Whether a mail to this address would leave now: it is proved, or has room in its measure. */
export const canDeliver = async ({ db, limits }: Context, to: string): Promise<boolean> =>
  (await isProved(db, to)) || (await limits.hasRoom('courrier_recu', nameAddress(to)))

/**
 * The day's mails to one address that nobody has proved to be theirs, whatever causes them and by whichever
 * call: the last to look before a mail leaves.
 * @returns null for a mail that must not leave, else what to do once it has left
 */
export async function openDelivery(
  { db, limits }: Context,
  { to, template }: Addressed,
): Promise<(() => Promise<void>) | null> {
  if (TO_HOUSES.includes(template) || (await isProved(db, to))) return async () => {}
  const key = nameAddress(to)
  if (!(await limits.hasRoom('courrier_recu', key))) return null
  // Only once it has left: a mail server that is away takes nothing of the measure.
  return () => limits.consume('courrier_recu', [key]).catch(() => {})
}

async function isProved(db: Db, email: string): Promise<boolean> {
  const isIts = sql`lower(${users.email}) = lower(${email})`
  return (await db.$count(users, and(isIts, isNotNull(users.email_verifie_le)))) > 0
}
