import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { giveUpWords } from '#platform/drafts/unsaved.ts'

type Removal = {
  send: () => Promise<unknown>
  /** Where one is afterwards. */
  to: string
  /** What begins the key of everything that shows such things, lists among it. */
  shown: QueryKey
  /** The key of what the editor holds of it. */
  own: QueryKey
}

/**
 * Removes something and leaves its editor. The pages that list it ask again when they are opened: the
 * editor, which is still on the screen while they load, would ask after what is gone.
 */
export function useRemoval({ send, to, shown, own }: Removal): () => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const gone = useRef<QueryKey>(null)
  // Forgotten once the editor has left the screen: it would ask for it again.
  useEffect(
    () => () => {
      if (gone.current) client.removeQueries({ queryKey: gone.current })
    },
    [client],
  )
  return async () => {
    await send()
    await client.invalidateQueries({ queryKey: shown, refetchType: 'none' })
    gone.current = own
    // Forms about it would ask whether to leave what is no longer there.
    giveUpWords()
    await navigate(to)
  }
}
