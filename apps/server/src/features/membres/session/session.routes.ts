import { session } from '@foulee/contract/membres/session'
import { ApiError } from '@foulee/contract/shared/errors'
import { implement } from '#kernel/calls/feature.ts'
import { clearAccountAttempts, countAttempt } from '#platform/http/rate-limit-keys.ts'
import { getMe, openSession } from './open-session.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { closeSession, createAccount } from './session.commands.ts'
import { findAccount } from './session.queries.ts'

export const sessionRoutes = implement(session, {
  'POST /api/auth/login': async ({ db, body, caller, limits, clock }) => {
    const { email, password, remember } = body
    await countAttempt(limits, 'login', caller, email)
    const account = await findAccount(db, email)
    const isRight = await verifyPassword(account?.password_hash ?? null, password)
    if (!account || !isRight) throw new ApiError('identifiants_invalides')
    await clearAccountAttempts(limits, 'login', email)
    const now = clock()
    const { user_agent } = caller
    const auth_token = await openSession(db, account.id, { remember, user_agent, now })
    return { data: { auth_token, ...(await getMe(db, account.id, now)) } }
  },

  'POST /api/auth/register': async ({ db, body, caller, limits, clock }) => {
    const { password, remember, cgu: _, ...identity } = body
    await countAttempt(limits, 'register', caller, body.email)
    const account = { ...identity, password_hash: await hashPassword(password) }
    const now = clock()
    const opening = { remember, user_agent: caller.user_agent, now }
    const { users_id, auth_token } = await createAccount(db, account, opening)
    await clearAccountAttempts(limits, 'register', body.email)
    return { data: { auth_token, ...(await getMe(db, users_id, now)) } }
  },

  'GET /api/auth/me': async ({ db, user, clock }) => ({
    data: await getMe(db, user.id, clock()),
  }),

  'POST /api/auth/exist': async ({ db, body, caller, limits }) => {
    await countAttempt(limits, 'exist', caller, body.email)
    return { data: { exist: (await findAccount(db, body.email)) !== null } }
  },

  'POST /api/auth/logout': async ({ db, user }) => {
    await closeSession(db, user)
    return { data: null }
  },
})
