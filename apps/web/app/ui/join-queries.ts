import type { QueryState } from './query.tsx'

type DataOf<Q> = { [At in keyof Q]: Q[At] extends QueryState<infer Data> ? Data : never }

/** Several queries as one: with the data of all, or with the error of the first that has none. */
export function joinQueries<const Q extends readonly QueryState<unknown>[]>(
  ...queries: Q
): QueryState<DataOf<Q>> {
  const missing = queries.filter(({ data }) => data === undefined)
  return {
    data: missing.length ? undefined : (queries.map(({ data }) => data) as DataOf<Q>),
    error: missing.find(({ error }) => error)?.error ?? null,
    isFetching: missing.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(missing.map(({ refetch }) => refetch())),
  }
}
