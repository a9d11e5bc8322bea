import { isApiError } from '@foulee/contract/shared/call-error'
import { getDisplayName } from '@foulee/domain/membres/personne'
import type { AuthProvider } from 'react-admin'
import { api, findSession, forgetSession, readToken } from './api.ts'
import { leave } from './leave.ts'
import { heldAnswers } from './moderation/held-answers.ts'

/** Until the other page is there, nothing of this one is shown. */
const never = () => new Promise<never>(() => {})

/** The session of the site. Who may do what is said by the server at each call. */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  checkAuth: async () => {
    if (await findSession()) return
    leave('/back-office')
    await never()
  },
  checkError: async (error: unknown) => {
    if (isApiError(error) && error.code === 'second_facteur_requis') {
      leave('/back-office')
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
    // What was answered is sent while there is a session to send it with.
    await heldAnswers.flush()
    // The session ends whatever the network says of it.
    await api('POST /api/auth/logout').catch(() => null)
    forgetSession()
    leave('/')
  },
}
