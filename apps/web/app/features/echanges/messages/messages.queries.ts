import type { Conversation, Message } from '@foulee/contract/echanges/messages'
import { isApiError } from '@foulee/contract/shared/call-error'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { itemsOf, pagesOf, queryOf } from '#platform/api/query-of.ts'
import { type Fil, newestOf, openFil, PAR_PAGE } from './fil.ts'

const MOST = 100

export const FILTRES = ['tous', 'non_lus', 'demandes'] as const
export type Filtre = (typeof FILTRES)[number]

export const canauxQuery = (filtre: Filtre) =>
  pagesOf('POST /api/messages/list', { query: { filtre } })

export const nonLusQuery = { ...queryOf('POST /api/messages/non-lus'), refetchOnWindowFocus: true }

type PageQuery = {
  page?: number
  nb_page?: number
  jusqua?: number | undefined
  depuis?: number
  autour?: number
}

const fetchPage = async (channels_id: number, query: PageQuery): Promise<Conversation> => {
  const params = { channels_id }
  return (await api('POST /api/messages/channel/{channels_id}', { params, query })).data
}

/** Loaded part of a conversation; updated by events, never refetched whole. */
export const filQuery = (channels_id: number) =>
  queryOptions({
    queryKey: ['messages', 'fil', channels_id],
    queryFn: async () => openFil(await fetchPage(channels_id, { page: 1, nb_page: PAR_PAGE })),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const changeFil = (
  client: QueryClient,
  channels_id: number,
  change: (fil: Fil) => Fil,
): void =>
  void client.setQueryData(filQuery(channels_id).queryKey, (fil) => (fil ? change(fil) : fil))

export const fetchHeldPage = (channels_id: number, { jusqua }: Fil, query: PageQuery) =>
  fetchPage(channels_id, { nb_page: PAR_PAGE, ...(jusqua !== null && { jusqua }), ...query })

/** One message as it is now; null when the member may no longer read it. */
export async function fetchMessage(channels_id: number, id: number): Promise<Message | null> {
  const answer = await fetchPage(channels_id, { autour: id, nb_page: 1 }).catch(
    (cause: unknown) => {
      if (isApiError(cause) && cause.status === 404) return null
      throw cause
    },
  )
  return answer?.messages.find((message) => message.id === id) ?? null
}

/** Messages after the newest known one, with the current state of the conversation. */
export async function fetchSince(channels_id: number, fil: Fil) {
  const depuis = newestOf(fil)
  const messages: Message[] = []
  for (let page = 1; ; page += 1) {
    const nb_page = MOST
    const answer = await fetchPage(channels_id, { ...(depuis && { depuis }), page, nb_page })
    messages.push(...answer.messages)
    if (answer.messages.length < nb_page) return { ...answer, messages }
  }
}

export const avecQuery = (users_id: number) => ({
  ...queryOf('POST /api/messages/user/{users_id}', { params: { users_id }, query: {} }),
  staleTime: 0,
})

export const membresQuery = (channels_id: number) => ({
  ...pagesOf('POST /api/messages/membres/{channels_id}', { params: { channels_id } }),
  staleTime: 0,
})

export const destinatairesQuery = (q: string) => ({
  ...itemsOf('POST /api/messages/destinataires', { query: { q } }),
  placeholderData: keepPreviousData,
})

/** Full-text search in one conversation, or in all with null. */
export const rechercheQuery = (q: string, channels_id: number | null) => ({
  ...pagesOf('POST /api/messages/recherche', {
    query: { q, ...(channels_id !== null && { channels_id }) },
  }),
  staleTime: 0,
})

export const reglagesMessagesQuery = queryOf('GET /api/messages/reglages')
