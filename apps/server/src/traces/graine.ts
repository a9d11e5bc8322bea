import { createHmac } from 'node:crypto'
import type { Db, Tx } from '@foulee/db/connect'
import { getSecret } from '../secrets.ts'

/**
 * What places the hidden circles of a member's routes (`trace/privacy.ts`): the same for all of them, or
 * many routes from one door would give the door away by their average. Never leaves the server.
 */
export async function getGraine(db: Db | Tx, users_id: number): Promise<string> {
  const key = await getSecret(db, 'parcours-masque')
  return createHmac('sha256', key).update(String(users_id)).digest('base64url')
}
