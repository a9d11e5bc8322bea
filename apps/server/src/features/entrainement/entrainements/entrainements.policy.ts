import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import type { User } from '#platform/http/user.ts'
import { type EntrainementRow, findPartages, getOwnEntrainement } from './entrainements.queries.ts'

/**
 * A training that may be moved or dropped, locked. A coach without access to done ones moves any
 * future one: a refusal would reveal that it is done.
 * @returns `isBlind` for such a coach
 * @throws ApiError `entrainement_passe`, `entrainement_introuvable`
 */
export async function getMovable(
  tx: Tx,
  user: User,
  id: number,
  now: Date,
): Promise<{ row: EntrainementRow; isBlind: boolean }> {
  const row = await getOwnEntrainement(tx, user, id, { isLocked: true })
  const isBlind = !(await findPartages(tx, user, row.users_id))?.includes('faits')
  if (isBlind && row.jour <= parisDate(now)) throw new ApiError('entrainement_passe')
  return { row, isBlind }
}
