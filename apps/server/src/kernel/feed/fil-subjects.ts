import type { Tx } from '@foulee/db/connect'
import type { Emetteur } from '@foulee/domain/echanges/publication'
import { type Audience, announceTo, type Subject } from '#platform/realtime/channel.ts'

type Named = { kind: Emetteur; id: number | null }

/** Who reads in their feed what is written for the followers of this; the site has the id 0. */
export const nameTarget = ({ kind, id }: Named): Subject => `fil:${kind}:${id ?? 0}`
/** Who does not hear it in their feed. */
export const nameMuted = ({ kind, id }: Named): Subject => `fil:muet:${kind}:${id ?? 0}`
/** Who is never told of what this member does: who blocks or is blocked, and the member. */
export const nameApart = (users_id: number): Subject => `fil:sauf:${users_id}`
/** What staff sets above the feed of everybody. */
export const HIGHLIGHTS: Subject = 'fil:avant'

type Item = { emetteur: Named; users_id: number | null }

/**
 * Tells the open pages of these readers that something may have come into their feed, once the
 * transaction commits (produit 13.20). What it is, and whether they may see it, they ask: one word to
 * each process, however many they are.
 */
const announce = (
  tx: Tx,
  sujets: Audience['sujets'],
  { emetteur, users_id }: Item,
): Promise<void> => {
  const sauf = [nameMuted(emetteur), ...(users_id === null ? [] : [nameApart(users_id)])]
  return announceTo(tx, { sujets, sauf }, { type: 'fil', data: {} })
}

/** An item that was written for the followers of these. */
export const announceItem = (
  tx: Tx,
  targets: readonly [Named, ...Named[]],
  item: Item,
): Promise<void> => {
  const first = nameTarget(targets[0])
  // A member who speaks for themselves is named twice.
  const others = new Set(targets.map(nameTarget))
  others.delete(first)
  return announce(tx, [first, ...others], item)
}

/** An item that staff set above the feed of everybody. */
export const announceHighlight = (tx: Tx, item: Item): Promise<void> =>
  announce(tx, [HIGHLIGHTS], item)
