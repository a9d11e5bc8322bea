import type { Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'

export const announceSeance = (tx: Tx, id: number, changeKind?: 'edit'): Promise<void> => {
  const tags = [`seance:${id}`, 'seances'] as const
  return changeKind === 'edit' ? invalidate(tx, [], tags) : invalidate(tx, tags)
}
