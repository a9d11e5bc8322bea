import { useQueryClient } from '@tanstack/react-query'
import { tagged } from '#platform/api/tagged.ts'

/** Refetches the race after an upload or a removal: its page links to the results. */
export function useAfterSending() {
  const client = useQueryClient()
  return async () => {
    void client.invalidateQueries(tagged('courses'))
    await client.invalidateQueries(tagged('resultats'))
  }
}
