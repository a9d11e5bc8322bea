import type { Db, Tx } from '@foulee/db/connect'
import type { ObjetCanal, TypeCanal } from '@foulee/domain/echanges/message'
import type { SQL } from 'drizzle-orm'

export type ObjetDecrit = {
  nom: string
  precision: string
  image: string | null
  url: string | null
  /** French reason for a closed channel; null while it is open. */
  fermeture: string | null
  /** Author of a contact; the structure's side sees the channel under this member's name. */
  demandeur?: number
}

/** A kind of object that has a channel. The owning feature defines its members (`*.feature.ts`). */
export type ChannelKind = {
  kind: ObjetCanal
  type: TypeCanal
  /**
   * Whether a member may leave the channel and stay in the object: yes for a race, no for a
   * booking.
   */
  peutQuitter: boolean
  /**
   * Whether an agency or a coach confirms the members. A race or a plan is self-declared: it brings
   * no adult nearer to a minor (produit 13.24).
   */
  estConfirme: boolean
  /**
   * Whether two members of the object count as related: askers of a shop share nothing with its
   * staff.
   */
  rapproche: boolean
  /**
   * Query of the members: distinct rows (`users_id`, `objet_id`). Evaluated on each access, so that
   * leaving the object leaves the channel at once; a condition on either column is pushed down.
   */
  membres: SQL
  /**
   * For objects of which few are ever spoken of: those who may open a channel, in the form of `membres`,
   * and the mark by which `membres` finds the object afterwards.
   */
  opening?: { membres: SQL; mark: (tx: Tx, objet_id: number) => Promise<unknown> }
  describe: (
    db: Db | Tx,
    ids: readonly number[],
    now: Date,
  ) => Promise<ReadonlyMap<number, ObjetDecrit>>
}
