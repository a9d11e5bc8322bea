import { isApiError } from '@foulee/contract/shared/call-error'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { readKeptDesk } from '#platform/offline/kept-desk.ts'
import { readToken } from '#platform/session/token-storage.ts'

/** Under this key stands everything about coming to events: asked again whenever one changes. */
export const INSCRIPTIONS = { queryKey: ['inscriptions'] } as const

/** Where I come, came, and wait: others move it too, so it is asked for each time. */
export const mineQuery = queryOptions({
  queryKey: ['inscriptions', 'my'],
  queryFn: async () => (await api('POST /api/evenements/inscriptions/my')).data,
  staleTime: 0,
})

/** One date, what I have there and what I can do. */
export const dateQuery = (dates_id: number) =>
  queryOptions({
    queryKey: ['inscriptions', 'date', dates_id],
    queryFn: async () =>
      (await api('POST /api/evenements/inscriptions/date/{dates_id}', { params: { dates_id } }))
        .data,
    staleTime: 0,
  })

/** One registration, mine or one that I may welcome. */
export const inscriptionQuery = (id: number) =>
  queryOptions({
    queryKey: ['inscriptions', 'une', id],
    queryFn: async () =>
      (await api('POST /api/evenements/inscription/{id}', { params: { id } })).data,
    staleTime: 0,
  })

/** The desk of a date; without a network, as it was last heard. */
export const accueilQuery = (dates_id: number) =>
  queryOptions({
    queryKey: ['inscriptions', 'accueil', dates_id],
    queryFn: async () => {
      try {
        return (await api('POST /api/evenements/accueil/{dates_id}', { params: { dates_id } })).data
      } catch (cause) {
        const token = readToken()
        const isSilent = isApiError(cause) && cause.status === 0
        const kept = isSilent && token ? await readKeptDesk(token, dates_id) : null
        if (kept) return kept
        throw cause
      }
    },
    staleTime: 0,
    // It must not wait unseen for a network.
    networkMode: 'always',
  })
