import { useMutation } from '@tanstack/react-query'
import { api } from '../api.ts'
import { leaveSession } from './leave-session.ts'

/** Whoever leaves does not wait for a server that does not answer. */
const PATIENCE_MS = 3_000

/** Revokes the token and forgets it (§4), in every tab, whether or not the server could be told. */
export function useLogout() {
  return useMutation({
    mutationFn: () =>
      api('POST /api/auth/logout', {}, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    onSettled: leaveSession,
  })
}
