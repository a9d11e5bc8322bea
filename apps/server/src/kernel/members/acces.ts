import type { Tx } from '@foulee/db/connect'
import type { Acces as NomAcces } from '@foulee/domain/membres/acces'

/** A means of access to an account that a password change alone does not revoke (produit 7.24). */
export type Acces = {
  /** Name shown to the owner; null for access revoked only for an address never verified. */
  nom: NomAcces | null
  cut: (tx: Tx, users_id: number, now: Date) => Promise<unknown>
}
