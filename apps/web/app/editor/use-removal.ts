import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

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
  return async () => {
    await send()
    await client.invalidateQueries({ queryKey: shown, refetchType: 'none' })
    await navigate(to)
    client.removeQueries({ queryKey: own })
  }
}
