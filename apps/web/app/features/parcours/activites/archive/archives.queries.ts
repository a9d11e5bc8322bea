import type { Archive } from '@foulee/contract/parcours/archives'
import { useQuery } from '@tanstack/react-query'
import { itemsOf } from '#platform/api/query-of.ts'

export const archivesQuery = itemsOf('POST /api/archives/my')

const LOOK_MS = 2_000

const isRead = ({ etat }: Archive) => etat === 'attente' || etat === 'lecture'

/** Asked again while one is being read. */
export const useArchives = () =>
  useQuery({
    ...archivesQuery,
    refetchInterval: ({ state }) => (state.data?.data.some(isRead) ? LOOK_MS : false),
  })
