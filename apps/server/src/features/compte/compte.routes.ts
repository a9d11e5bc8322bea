import { compte } from '@foulee/contract/compte'
import { ApiError } from '@foulee/contract/errors'
import { parisDate } from '@foulee/domain/heure-paris'
import { checkMotDePasse } from '@foulee/domain/mot-de-passe'
import { type Caller, implement, type User } from '../../http/feature.ts'
import type { Services } from '../../services.ts'
import { countAttempt, forgiveAccount, getNetwork } from '../session/attempts.ts'
import { getMe } from '../session/open-session.ts'
import { hashPassword, verifyPassword } from '../session/passwords.ts'
import { buildArchive } from './archive.ts'
import {
  closeAppareil,
  closeOtherAppareils,
  resetPassword,
  updateCompte,
  verifyEmail,
} from './compte.commands.ts'
import { eraseCompte } from './compte.erase.ts'
import { findPasswordHash, findTokenEmail, listAppareils } from './compte.queries.ts'
import { queueReset, queueVerification } from './liens.ts'

const NO_PASSWORD =
  'Ce compte n’a pas encore de mot de passe. Choisissez-en un avec « Mot de passe oublié ».'

function refuse(field: string, message: string | null): void {
  if (message) throw new ApiError('champs_invalides', { errors: { [field]: message } })
}

/** Guessing secrets of links is counted for each network: there is no account to count for. */
const countLink = (limits: Services['limits'], caller: Caller) =>
  limits.consume('token', [`reseau ${getNetwork(caller.ip)}`])

/**
 * A session alone does not take an account away: the password is asked again. It is counted, so that
 * a borrowed phone is no place to guess it.
 * @throws ApiError `champs_invalides` on `current_password`
 */
async function checkPassword(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  user: User,
  password: string | undefined,
): Promise<void> {
  const stored = await findPasswordHash(db, user.id)
  refuse('current_password', stored === null ? NO_PASSWORD : null)
  refuse('current_password', password ? null : 'Indiquez votre mot de passe actuel.')
  const key = `compte ${user.id}`
  await limits.consume('password', [key])
  const isRight = await verifyPassword(stored, password ?? '')
  refuse('current_password', isRight ? null : 'Ce n’est pas votre mot de passe actuel.')
  await limits.forgive('password', key)
}

export const compteRoutes = implement(compte, {
  'POST /api/auth/forgot': async ({ db, body, caller, limits }) => {
    await countAttempt(limits, 'forgot', caller, body.email)
    await queueReset(db, body.email)
    return { data: null }
  },

  'POST /api/auth/reset': async ({ db, body, caller, limits, clock }) => {
    const { token, password } = body
    await countLink(limits, caller)
    const email = await findTokenEmail(db, token, 'reinitialisation', clock())
    refuse('password', checkMotDePasse(password, email).join(' '))
    const password_hash = await hashPassword(password)
    await resetPassword(db, { token, password_hash, now: clock() })
    await forgiveAccount(limits, 'login', email)
    return { data: null }
  },

  'POST /api/auth/verify': async ({ db, body, caller, limits, clock }) => {
    await countLink(limits, caller)
    await verifyEmail(db, body.token, clock())
    return { data: null }
  },

  'POST /api/auth/verify/send': async ({ db, user, limits, clock }) => {
    const { email, email_attendu, email_verifie } = (await getMe(db, user.id, clock())).user
    const waiting = email_attendu || (email_verifie ? null : email)
    if (!waiting) return { data: null }
    await limits.consume('verify', [`compte ${user.id}`])
    await queueVerification(db, user.id, waiting)
    return { data: null }
  },

  'POST /api/auth/update': async (call) => {
    const { db, body, user, clock } = call
    const { password, current_password, ...changes } = body
    const isSecret = password !== undefined || changes.email !== undefined
    if (password) refuse('password', checkMotDePasse(password, user.email).join(' '))
    if (isSecret) await checkPassword(call, user, current_password)
    const password_hash = password && (await hashPassword(password))
    const { id: users_id, session_id } = user
    await updateCompte(db, { users_id, session_id, now: clock() }, { ...changes, password_hash })
    return { data: (await getMe(db, users_id, clock())).user }
  },

  'POST /api/auth/sessions': async ({ db, user, clock }) => {
    const data = await listAppareils(db, user, clock())
    return { data, nb: data.length }
  },

  'POST /api/auth/sessions/del': async ({ db, body, user }) => {
    const { id, autres } = body
    refuse('id', id || autres ? null : 'Indiquez quel appareil déconnecter.')
    if (id) await closeAppareil(db, user.id, id)
    if (autres) await closeOtherAppareils(db, user)
    return { data: null }
  },

  'POST /api/auth/export': async ({ db, storage, user, limits, clock }) => {
    await limits.consume('export', [`compte ${user.id}`])
    const now = clock()
    const content = await buildArchive({ db, storage }, user, now)
    return { content, filename: `foulee-mes-donnees-${parisDate(now)}.zip` }
  },

  'POST /api/auth/delete': async (call) => {
    const { db, body, user, clock } = call
    const hasPassword = (await findPasswordHash(db, user.id)) !== null
    if (hasPassword) await checkPassword(call, user, body.current_password)
    await eraseCompte(call, user.id, clock())
    return { data: null }
  },
})
