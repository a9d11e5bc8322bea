import { useMutation } from '@tanstack/react-query'
import { api } from '../api.ts'
import { finishBeforeLeaving, PATIENCE_MS } from './before-leaving.ts'
import { leaveSession } from './leave-session.ts'

/** Revokes the token and forgets it (produit 4.2), in every tab, whether or not the server could be told. */
export function useLogout() {
  return useMutation({
    mutationFn: async () => {
      await finishBeforeLeaving()
      return api('POST /api/auth/logout', {}, { signal: AbortSignal.timeout(PATIENCE_MS) })
    },
    onSettled: leaveSession,
  })
}
