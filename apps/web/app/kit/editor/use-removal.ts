import type { Tag } from '@foulee/contract/shared/tag'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { tagged } from '#platform/api/tagged.ts'
import { discardUnsaved } from '#platform/drafts/unsaved.ts'

type Removal = {
  send: () => Promise<unknown>
  to: string
  shown: readonly Tag[]
  own: QueryKey
}

/**
 * Removes an item and leaves its editor. Lists are only marked stale and refetch when opened: a
 * refetch now would also ask for the removed item, whose editor is still mounted.
 */
export function useRemoval({ send, to, shown, own }: Removal): () => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const gone = useRef<QueryKey>(null)
  // Removed from the cache on unmount: a mounted query would refetch.
  useEffect(
    () => () => {
      if (gone.current) client.removeQueries({ queryKey: gone.current })
    },
    [client],
  )
  return async () => {
    await send()
    await client.invalidateQueries({ ...tagged(...shown), refetchType: 'none' })
    gone.current = own
    // No « leave without saving? » about a removed item.
    discardUnsaved()
    await navigate(to)
  }
}
