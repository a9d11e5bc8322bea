import { isApiError } from '@foulee/contract/shared/call-error'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { queryOf } from '#platform/api/query-of.ts'
import { readCheckInList } from '#platform/offline/check-in.ts'
import { readToken } from '#platform/session/token-storage.ts'

/**
 * The member's registrations and waiting list entries; refetched each time, since organisers change
 * them too.
 */
export const mineQuery = { ...queryOf('POST /api/evenements/inscriptions/my'), staleTime: 0 }

export const dateQuery = (dates_id: number) => ({
  ...queryOf('POST /api/evenements/inscriptions/date/{dates_id}', { params: { dates_id } }),
  staleTime: 0,
})

/** One registration, the member's or one of an event that the member manages. */
export const inscriptionQuery = (id: number) => ({
  ...queryOf('POST /api/evenements/inscription/{id}', { params: { id } }),
  staleTime: 0,
})

const ACCUEIL = 'POST /api/evenements/accueil/{dates_id}'

export const accueilQuery = (dates_id: number) =>
  queryOptions({
    queryKey: [ACCUEIL, { params: { dates_id } }],
    queryFn: async () => {
      try {
        return (await api(ACCUEIL, { params: { dates_id } })).data
      } catch (cause) {
        const token = readToken()
        const isSilent = isApiError(cause) && cause.status === 0
        const kept = isSilent && token ? await readCheckInList(token, dates_id) : null
        if (kept) return kept
        throw cause
      }
    },
    staleTime: 0,
    // Offline, the query must fail and not pause.
    networkMode: 'always',
  })
