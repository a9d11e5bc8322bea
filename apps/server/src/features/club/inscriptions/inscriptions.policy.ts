import type { Db, Tx } from '@foulee/db/connect'
import type { User } from '../../../http/user.ts'
import { createMembership } from '../../../membership.ts'
import { ofOrganisateur } from '../../courses/organisateurs/organisateurs.membership.ts'

const ofMagasin = createMembership({ table: 'magasin_membres', key: 'magasins_id' })

type OfSomebody = { organisateurs_id: number | null; magasins_id: number | null }

/** Who holds the desk of an event (produit 12.4): those who manage its organiser or its shop, and staff. */
export async function canWelcome(
  db: Db | Tx,
  user: User,
  { organisateurs_id, magasins_id }: OfSomebody,
): Promise<boolean> {
  if (user.compte.staff) return true
  if (organisateurs_id) return ofOrganisateur.isMember(db, organisateurs_id, user.id)
  if (magasins_id) return ofMagasin.isMember(db, magasins_id, user.id)
  return false
}
