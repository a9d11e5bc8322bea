import type { Course } from '@foulee/contract/courses/courses'
import { useQueryClient } from '@tanstack/react-query'

/** Refetches the race after an upload or a removal: its page links to the results. */
export function useAfterSending({ id, slug }: Pick<Course, 'id' | 'slug'>, epreuves_id: number) {
  const client = useQueryClient()
  return async () => {
    void client.invalidateQueries({ queryKey: ['courses', slug] })
    void client.invalidateQueries({ queryKey: ['courses', String(id)] })
    await client.invalidateQueries({ queryKey: ['resultats', epreuves_id] })
  }
}
