import { isApiError } from '@foulee/contract/shared/call-error'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { itemsOf } from '#platform/api/query-of.ts'
import { tagged } from '#platform/api/tagged.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { suiviQuery } from './profil.queries.ts'

export const bloquesQuery = itemsOf('POST /api/profile/bloques')

type Wish = { users_id: number; est_bloque: boolean }

/** Blocks or unblocks a member; refetches everything read about members. */
export function useBlock() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Wish) => api('POST /api/profile/bloquer', { body }),
    onSuccess: (_, { users_id }) =>
      Promise.all([
        client.resetQueries(suiviQuery(users_id)),
        client.invalidateQueries(tagged('profile', 'commentaires', 'feed')),
      ]),
  })
}

/**
 * Whether a block exists in either direction. The public page is cached for everyone, so this is
 * checked after boot.
 */
export function useIsBarred(users_id: number): boolean {
  const { currentUser } = useSession()
  const isOther = currentUser !== null && currentUser?.users_id !== users_id
  const { error } = useQuery({ ...suiviQuery(users_id), enabled: isOther })
  return isOther && isApiError(error) && error.status === 404
}
