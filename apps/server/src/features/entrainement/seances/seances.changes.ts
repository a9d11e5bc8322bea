import { announceChanges } from '@foulee/db/changes'
import type { Tx } from '@foulee/db/connect'

export const announceSeance = (tx: Tx, id: number, deed?: 'edit'): Promise<void> => {
  const tags = [`seance:${id}`, 'seances'] as const
  return deed === 'edit' ? announceChanges(tx, [], tags) : announceChanges(tx, tags)
}
