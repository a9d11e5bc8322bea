import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import type { User } from '#platform/http/user.ts'
import { findMagasinCard, type MagasinCardRow } from './magasins.queries.ts'
import { magasinStructure } from './magasins.structure.ts'

/**
 * A visible shop: public, closed for good (its page says so), or the caller's own.
 * @throws ApiError `magasin_introuvable`, also for an unverified one
 */
export async function getVisibleMagasin(
  db: Db,
  user: User | null,
  idOrSlug: string,
): Promise<MagasinCardRow> {
  const { canEdit, find, missing } = magasinStructure
  const found = await findMagasinCard(db, idOrSlug)
  if (found && (found.is_visible || (await canEdit(db, user, found.magasins_id)))) return found
  const row = found && (await find(db, found.magasins_id))
  if (found && row?.etat === 'ferme' && row.is_public) return found
  throw new ApiError(missing)
}
