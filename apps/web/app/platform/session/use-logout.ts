import { useMutation } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { maySignOut } from '#platform/drafts/unsaved.ts'
import { finishBeforeLeaving, PATIENCE_MS } from './before-leaving.ts'
import { announceDeparture, leaveSession } from './leave-session.ts'

/** Asks the server to revoke the token; the other tabs hear of it before it answers. */
export async function revokeToken() {
  await finishBeforeLeaving()
  // The call goes first: it takes the token, which a tab that hears the departure removes.
  const answer = api('POST /api/auth/logout', {}, { signal: AbortSignal.timeout(PATIENCE_MS) })
  announceDeparture()
  return answer
}

/**
 * Revokes the token and forgets it (produit 4.2), in every tab, whether or not the server could be told. Whoever
 * would lose words by it is asked first.
 */
export function useLogout() {
  const { mutate, isPending } = useMutation({ mutationFn: revokeToken, onSettled: leaveSession })
  const logout = async () => {
    if (await maySignOut()) mutate()
  }
  return { logout: () => void logout(), isPending }
}
