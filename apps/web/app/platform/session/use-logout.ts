import { useMutation } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { maySignOut } from '#platform/drafts/unsaved.ts'
import { PATIENCE_MS, runBeforeSignOut } from './before-sign-out.ts'
import { announceDeparture, endSession } from './end-session.ts'

/** Revokes the token; other tabs are told before the answer. */
export async function revokeToken() {
  await runBeforeSignOut()
  // The call goes first: it reads the token, which tabs delete on the announcement.
  const answer = api('POST /api/auth/logout', {}, { signal: AbortSignal.timeout(PATIENCE_MS) })
  announceDeparture()
  return answer
}

/**
 * Revokes and deletes the token in every tab (produit 4.2), even if the server cannot be reached.
 * Asks first when text would be lost.
 */
export function useLogout() {
  const { mutate, isPending } = useMutation({ mutationFn: revokeToken, onSettled: endSession })
  const logout = async () => {
    if (await maySignOut()) mutate()
  }
  return { logout: () => void logout(), isPending }
}
