import type { Db, Tx } from '@foulee/db/connect'
import type { ObjetCanal, TypeCanal } from '@foulee/domain/echanges/message'
import type { SQL } from 'drizzle-orm'

/** A thing as its channel speaks of it. */
export type ObjetDecrit = {
  nom: string
  /** Under the name: « 4 avril 2027 ». */
  precision: string
  image: string | null
  /** Path of its page; null where there is none. */
  url: string | null
  /** Why nobody writes there any more, in words; null as long as one does. */
  fermeture: string | null
  /** Who wrote to a structure: to those on its side the talk bears the name of that member. */
  demandeur?: number
}

/** A kind of thing that has a channel. The feature that keeps the thing says who is in (`*.feature.ts`). */
export type CanalObjet = {
  kind: ObjetCanal
  type: TypeCanal
  /** Whether one may leave the talk and stay in the thing: that of a race, not that of a booking. */
  peutQuitter: boolean
  /**
   * Whether somebody vouches for who is in: an agency, a coach. Anybody may say of themselves that they
   * run a race or follow a plan: that brings no adult nearer to a minor (produit 13.24).
   */
  estConfirme: boolean
  /**
   * Whether being in it together brings two members nearer at all: who asked a shop a question shares
   * nothing with those who answered.
   */
  rapproche: boolean
  /**
   * Who is in: a query of rows (`users_id`, `objet_id`), each once. It is asked each time, so that who
   * leaves the thing leaves the channel at once; a condition on either column reaches its tables.
   */
  membres: SQL
  /** These things by their id, in one statement; what is gone is not among them. */
  describe: (
    db: Db | Tx,
    ids: readonly number[],
    now: Date,
  ) => Promise<ReadonlyMap<number, ObjetDecrit>>
}
