import { type Tag, tagOf } from '@foulee/contract/shared/tag'
import type { Query, QueryKey } from '@tanstack/react-query'

/** Subject of a query: that of its call, or the first word of a key that is not a call. */
const readTag = ([first]: QueryKey): unknown =>
  typeof first === 'string' && first.includes(' /api/') ? tagOf(first) : first

/** Some queries: of a key, or about a subject. */
export type Filter = { queryKey: QueryKey } | ReturnType<typeof tagged>

/** Filter of the queries about some subjects, for `client.invalidateQueries` and its like. */
export const tagged = (...tags: readonly Tag[]) => ({
  predicate: ({ queryKey }: Pick<Query, 'queryKey'>) =>
    tags.some((tag) => tag === readTag(queryKey)),
})
