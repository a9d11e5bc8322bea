import { ApiError } from '@foulee/contract/shared/errors'
import { users } from '@foulee/db/schema'
import {
  formatLimiteNouveau,
  type GesteNouveau,
  getNouveau,
} from '@foulee/domain/membres/compte-nouveau'
import { eq } from 'drizzle-orm'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'

type Context = Pick<Services, 'db' | 'limits' | 'clock'>

/**
 * Daily limit on actions of a new account (produit 7.20).
 * @throws ApiError `trop_de_demandes`, with the time when it ends
 */
export async function limitNewAccount(
  { db, limits, clock }: Context,
  { id, compte }: User,
  geste: GesteNouveau,
): Promise<void> {
  const [account] = await db
    .select({ depuis: users.created_at })
    .from(users)
    .where(eq(users.id, id))
  if (!account) return
  const { email_verifie } = compte
  const nouveau = getNouveau({ depuis: new Date(account.depuis), email_verifie }, clock())
  if (!nouveau) return
  try {
    await limits.consume(`${geste}_nouveau`, [`compte ${id}`])
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== 'trop_de_demandes') throw cause
    const { retryAfter } = cause
    const message = formatLimiteNouveau(geste, nouveau)
    throw new ApiError('trop_de_demandes', {
      message,
      cause,
      ...(retryAfter === null ? {} : { retryAfter }),
    })
  }
}
