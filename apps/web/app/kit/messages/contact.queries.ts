import type { GenreContact } from '@foulee/domain/echanges/message'
import { queryOf } from '#platform/api/query-of.ts'

export type Structure = { kind: GenreContact; id: number }

/**
 * Whether the visitor may write to a structure; fetched once the session is known, as the page is
 * cached for everyone.
 */
export const contactQuery = ({ kind, id }: Structure, isAsked: boolean) => ({
  ...queryOf('GET /api/messages/contact/{kind}/{id}', { params: { kind, id } }),
  enabled: isAsked,
})
