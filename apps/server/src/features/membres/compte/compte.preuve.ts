import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { sessions } from '@foulee/db/schema'
import { readCode } from '@foulee/domain/courses/revendication'
import { PREUVE_MINUTES } from '@foulee/domain/membres/preuve'
import { and, eq, gt } from 'drizzle-orm'
import { verifyPassword } from '#features/membres/session/passwords.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { findPasswordHash } from './compte.queries.ts'
import { isLivingCode } from './jetons.ts'

const NO_PASSWORD =
  'Ce compte n’a pas encore de mot de passe. Choisissez-en un avec «\u00a0Mot de passe oublié\u00a0».'

export function assertField(field: string, message: string | null): void {
  if (message) throw new ApiError('champs_invalides', { errors: { [field]: message } })
}

type Context = Pick<Services, 'db' | 'limits' | 'clock'>

/** Wrong passwords and codes share one counter, against guessing from a borrowed device. */
const keyOf = (user: User) => `compte ${user.id}`

/**
 * A stolen session must not suffice to take an account over.
 * @throws ApiError `champs_invalides` on `current_password`
 */
export async function checkPassword(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  user: User,
  password: string | undefined,
): Promise<void> {
  const stored = await findPasswordHash(db, user.id)
  assertField('current_password', stored === null ? NO_PASSWORD : null)
  assertField('current_password', password ? null : 'Indiquez votre mot de passe actuel.')
  await limits.consume('password', [keyOf(user)])
  const isRight = await verifyPassword(stored, password ?? '')
  assertField('current_password', isRight ? null : 'Ce n’est pas votre mot de passe actuel.')
  await limits.forgive('password', keyOf(user))
}

/**
 * Proof of the owner before erasure: password; without one, the mailed code or a fresh session,
 * which only the provider can have opened.
 * @throws ApiError `champs_invalides`, `code_refuse`, `trop_de_demandes`
 */
export async function checkOwner(
  context: Context,
  user: User,
  input: { current_password?: string | undefined; code?: string | undefined },
): Promise<void> {
  const { db, limits, clock } = context
  if ((await findPasswordHash(db, user.id)) !== null) {
    return checkPassword(context, user, input.current_password)
  }
  if (!input.code) {
    const hasJustSignedIn = await isSessionFresh(db, user, clock())
    assertField('code', hasJustSignedIn ? null : 'Demandez un code par email, puis écrivez-le ici.')
    return
  }
  const code = readCode(input.code)
  assertField('code', code ? null : 'Écrivez les six chiffres du message.')
  await limits.consume('password', [keyOf(user)])
  const sent = { users_id: user.id, usage: 'suppression', now: clock() } as const
  if (await isLivingCode(db, sent, code ?? '')) return
  throw new ApiError('code_refuse', {
    errors: { code: 'Ce code n’est pas le bon, ou ne vaut plus. Demandez-en un nouveau.' },
  })
}

async function isSessionFresh(db: Db, { session_id }: User, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - PREUVE_MINUTES * 60_000).toISOString()
  const fresh = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, session_id), gt(sessions.created_at, since)))
  return fresh.length > 0
}
