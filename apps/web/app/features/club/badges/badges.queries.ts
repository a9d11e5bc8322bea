import type { ProgresBadge } from '@foulee/contract/club/badges'
import type { Call } from '@foulee/contract/shared/call'
import type { FamilleBadge } from '@foulee/domain/club/badge'
import type { QueryClient } from '@tanstack/react-query'
import { itemsOf, queryOf } from '#platform/api/query-of.ts'
import { useCall } from '#platform/api/use-call.ts'

export const badgeQuery = (slug: string, call?: Call) =>
  queryOf('POST /api/badges/{id}', { params: { id: slug } }, call)

export const badgesQuery = (famille?: FamilleBadge, call?: Call) =>
  itemsOf('GET /api/badges', { query: { ...(famille && { famille }) } }, call)

export const mesBadgesQuery = itemsOf('POST /api/badges/my')

const cacheProgres = (client: QueryClient, progres: ProgresBadge) =>
  client.setQueryData(
    mesBadgesQuery.queryKey,
    (mine) =>
      mine && {
        ...mine,
        data: mine.data.map((item) => (item.badges_id === progres.badges_id ? progres : item)),
      },
  )

/** Evaluates a badge again from the member's activity: awards it, or tells the missing part. */
export const useValider = () =>
  useCall('POST /api/badges/valider/{id}', {
    input: (id: number) => ({ params: { id } }),
    update: cacheProgres,
  })

export const useMontrer = () =>
  useCall('POST /api/badges/montrer/{id}', {
    input: ({ id, montre }: { id: number; montre: boolean }) => ({
      params: { id },
      body: { montre },
    }),
    update: cacheProgres,
  })
