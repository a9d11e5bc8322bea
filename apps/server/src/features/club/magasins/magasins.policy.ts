import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import type { User } from '#platform/http/user.ts'
import { ofMagasin } from './magasins.membership.ts'
import { findMagasinCard, type MagasinCardRow } from './magasins.queries.ts'
import { findMagasin, type MagasinRow } from './mon-magasin.queries.ts'

/** Members of the shop, and staff (produit 3.3). */
async function canEdit(db: Db | Tx, user: User | null, id: number): Promise<boolean> {
  if (!user) return false
  return user.compte.staff || ofMagasin.isMember(db, id, user.id)
}

/**
 * A visible shop: public, closed for good (its page says so), or the caller's own.
 * @throws ApiError `magasin_introuvable`, also for an unverified one
 */
export async function getVisibleMagasin(
  db: Db,
  user: User | null,
  idOrSlug: string,
): Promise<MagasinCardRow> {
  const found = await findMagasinCard(db, idOrSlug)
  if (found && (found.is_visible || (await canEdit(db, user, found.magasins_id)))) return found
  const row = found && (await findMagasin(db, found.magasins_id))
  if (found && row?.etat === 'ferme' && row.est_verifie) return found
  throw new ApiError('magasin_introuvable')
}

/**
 * A shop that the caller may change.
 * @throws ApiError `magasin_introuvable`, or `acces_refuse` for a public one
 */
export async function getEditableMagasin(db: Db | Tx, user: User, id: number): Promise<MagasinRow> {
  const found = await findMagasin(db, id)
  if (found && (await canEdit(db, user, id))) return found
  throw new ApiError(found?.est_verifie ? 'acces_refuse' : 'magasin_introuvable')
}
