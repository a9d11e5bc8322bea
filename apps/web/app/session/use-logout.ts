import { useMutation } from '@tanstack/react-query'
import { api } from '../api.ts'
import { forgetAllDrafts } from '../form/draft.ts'
import { removeToken } from './token-storage.ts'

/** Whoever leaves does not wait for a server that does not answer. */
const PATIENCE_MS = 3_000

/**
 * Revokes the token and forgets it (§4). The page is then loaded anew, which wipes from memory
 * everything that the member has read, whether or not the server could be told.
 */
export function useLogout() {
  return useMutation({
    mutationFn: () =>
      api('POST /api/auth/logout', {}, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    onSettled: () => {
      removeToken()
      forgetAllDrafts()
      location.assign('/')
    },
  })
}
