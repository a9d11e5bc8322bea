import type { Tx } from '@foulee/db/connect'
import type { Acces as NomAcces } from '@foulee/domain/membres/acces'

/**
 * A way into an account, or to what it holds, that a new password alone does not close (produit 7.24).
 */
export type Acces = {
  /** As the owner is asked about it; null is closed only to somebody who never proved the address. */
  nom: NomAcces | null
  /** Closes it, in the transaction that changes the password. */
  cut: (tx: Tx, users_id: number, now: Date) => Promise<unknown>
}
