import type { ProgresBadge } from '@foulee/contract/club/badges'
import type { Call } from '@foulee/contract/shared/call'
import type { FamilleBadge } from '@foulee/domain/club/badge'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** Page size above the number of badges: the page shows them all. */
const ALL = 100

export const badgeQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['badges', slug],
    queryFn: async () => (await call('POST /api/badges/{id}', { params: { id: slug } })).data,
  })

/** Badges in the order of their families; all families by default. */
export const badgesQuery = (famille?: FamilleBadge, call: Call = api) =>
  queryOptions({
    queryKey: ['badges', 'liste', famille ?? ''],
    queryFn: async () =>
      (
        await call('GET /api/badges', {
          query: { nb_page: ALL, ...(famille && { famille }) },
        })
      ).data,
  })

export const mesBadgesQuery = queryOptions({
  queryKey: ['mes-badges'],
  queryFn: async () => (await api('POST /api/badges/my')).data,
})

function useKeepProgres() {
  const client = useQueryClient()
  return (progres: ProgresBadge) => {
    client.setQueryData(mesBadgesQuery.queryKey, (all) =>
      all?.map((one) => (one.badges_id === progres.badges_id ? progres : one)),
    )
  }
}

/** Evaluates a badge again from the member's activity: awards it, or tells the missing part. */
export function useValider() {
  const keep = useKeepProgres()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) =>
      (await api('POST /api/badges/valider/{id}', { params: { id } })).data,
    onSuccess: (progres) => {
      keep(progres)
      return client.invalidateQueries({ queryKey: ['badges', progres.slug] })
    },
  })
}

export function useMontrer() {
  const keep = useKeepProgres()
  return useMutation({
    mutationFn: async ({ id, montre }: { id: number; montre: boolean }) =>
      (await api('POST /api/badges/montrer/{id}', { params: { id }, body: { montre } })).data,
    onSuccess: keep,
  })
}
