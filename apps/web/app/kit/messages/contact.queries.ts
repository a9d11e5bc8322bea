import type { GenreContact } from '@foulee/domain/echanges/message'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

export type Structure = { kind: GenreContact; id: number }

/**
 * Whether the visitor may write to a structure; fetched once the session is known, as the page is
 * cached for everyone.
 */
export const contactQuery = ({ kind, id }: Structure, isAsked: boolean) =>
  queryOptions({
    queryKey: ['messages-contact', kind, id],
    queryFn: async () =>
      (await api('GET /api/messages/contact/{kind}/{id}', { params: { kind, id } })).data,
    enabled: isAsked,
  })
