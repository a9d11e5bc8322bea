import type { Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'

export const announceSeance = (tx: Tx, id: number, deed?: 'edit'): Promise<void> => {
  const tags = [`seance:${id}`, 'seances'] as const
  return deed === 'edit' ? invalidate(tx, [], tags) : invalidate(tx, tags)
}
