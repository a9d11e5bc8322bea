import { compte } from '@foulee/contract/membres/compte'
import { checkMotDePasse } from '@foulee/domain/membres/mot-de-passe'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { getMe } from '#features/membres/session/open-session.ts'
import { hashPassword } from '#features/membres/session/passwords.ts'
import { implement } from '#kernel/calls/feature.ts'
import { countTypedAddress } from '#kernel/mail/budget.ts'
import type { Services } from '#kernel/services.ts'
import type { Caller } from '#platform/http/caller.ts'
import { clearAccountAttempts, countAttempt, networkKey } from '#platform/http/rate-limit-keys.ts'
import type { User } from '#platform/http/user.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { buildArchive } from './archive.ts'
import {
  closeAppareil,
  closeOtherAppareils,
  OPENING,
  resetPassword,
  updateCompte,
  verifyEmail,
} from './compte.commands.ts'
import { eraseCompte } from './compte.erase.ts'
import { assertField, checkOwner, checkPassword } from './compte.preuve.ts'
import { findTokenEmail, listAppareils } from './compte.queries.ts'
import { codeSuppression, queueReset, queueVerification } from './liens.ts'

/** Limits guesses per network, since no account is known. */
const countLink = (limits: Services['limits'], caller: Caller) =>
  limits.consume('token', [`reseau ${networkKey(caller.ip)}`])

const isOwn = (user: User, email: string) => user.email.toLowerCase() === email.toLowerCase()

export const compteRoutes = implement(compte, {
  'POST /api/auth/forgot': async ({ db, body, caller, limits }) => {
    await countAttempt(limits, 'forgot', caller, body.email)
    await queueReset(db, body.email)
    return { data: null }
  },

  'POST /api/auth/reset': async (call) => {
    const { db, body, caller, limits, clock } = call
    const { token, password, garder } = body
    await countLink(limits, caller)
    const email = await findTokenEmail(db, token, OPENING, clock())
    assertField('password', checkMotDePasse(password, email).join(' '))
    const password_hash = await hashPassword(password)
    await resetPassword(call, { token, password_hash, garder, now: clock() })
    await clearAccountAttempts(limits, 'login', email)
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
    await countTypedAddress(limits, user.id, waiting)
    await queueVerification(db, user.id, waiting)
    return { data: null }
  },

  'POST /api/auth/update': async (call) => {
    const { db, body, user, limits, clock } = call
    const { password, current_password, ...changes } = body
    const isSecret = password !== undefined || changes.email !== undefined
    if (password) assertField('password', checkMotDePasse(password, user.email).join(' '))
    if (isSecret) await checkPassword(call, user, current_password)
    if (changes.email && !isOwn(user, changes.email)) {
      await countTypedAddress(limits, user.id, changes.email)
    }
    const password_hash = password && (await hashPassword(password))
    const { id: users_id, session_id } = user
    await updateCompte(call, { users_id, session_id, now: clock() }, { ...changes, password_hash })
    return { data: (await getMe(db, users_id, clock())).user }
  },

  'POST /api/auth/sessions': async ({ db, user, clock }) => {
    const data = await listAppareils(db, user, clock())
    return { data, nb: data.length }
  },

  'POST /api/auth/sessions/del': async ({ db, body, user }) => {
    const { id, autres } = body
    assertField('id', id || autres ? null : 'Indiquez quel appareil déconnecter.')
    if (id) await closeAppareil(db, user.id, id)
    if (autres) await closeOtherAppareils(db, user)
    return { data: null }
  },

  'POST /api/auth/export': async ({ user, limits, clock, ...services }) => {
    await limits.consume('export', [`compte ${user.id}`])
    const now = clock()
    const content = await buildArchive(services, user, now)
    return { content, filename: `foulee-mes-donnees-${parisDate(now)}.zip` }
  },

  'POST /api/auth/delete/code': async ({ db, user, limits }) => {
    await limits.consume('verify', [`suppression ${user.id}`])
    await enqueue(db, codeSuppression, { users_id: user.id })
    return { data: null }
  },

  'POST /api/auth/delete': async (call) => {
    const { body, user, clock } = call
    await checkOwner(call, user, body)
    await eraseCompte(call, user.id, clock())
    return { data: null }
  },
})
