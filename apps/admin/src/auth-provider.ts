import { isApiError } from '@foulee/contract/shared/call-error'
import { getDisplayName } from '@foulee/domain/membres/personne'
import type { AuthProvider } from 'react-admin'
import { api, clearSession, findSession, readToken } from './api.ts'
import { heldAnswers } from './moderation/held-answers.ts'
import { navigateOut } from './navigate-out.ts'

/** Keeps this page blank until the document navigation. */
const never = () => new Promise<never>(() => {})

/** Session of the site; the server checks rights at each call. */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  checkAuth: async () => {
    if (await findSession()) return
    navigateOut('/back-office')
    await never()
  },
  checkError: async (error: unknown) => {
    if (isApiError(error) && error.code === 'second_facteur_requis') {
      navigateOut('/back-office')
      await never()
    }
  },
  getIdentity: async () => {
    const { user } = (await api('GET /api/auth/me')).data
    return { id: user.users_id, fullName: getDisplayName(user) }
  },
  getPermissions: async () => [],
  logout: async () => {
    if (!readToken()) return
    // Pending decisions need the session.
    await heldAnswers.flush()
    // The session ends even without network.
    await api('POST /api/auth/logout').catch(() => null)
    clearSession()
    navigateOut('/')
  },
}
