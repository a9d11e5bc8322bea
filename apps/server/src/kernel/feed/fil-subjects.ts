import type { Tx } from '@foulee/db/connect'
import type { Emetteur } from '@foulee/domain/echanges/publication'
import { type Audience, announceTo, type Subject } from '#platform/realtime/channel.ts'

type SubjectTarget = { kind: Emetteur; id: number | null }

/** Realtime subject of the followers of an emitter; the site has the id 0. */
export const getTargetSubject = ({ kind, id }: SubjectTarget): Subject => `fil:${kind}:${id ?? 0}`
export const getMutedSubject = ({ kind, id }: SubjectTarget): Subject =>
  `fil:muet:${kind}:${id ?? 0}`
/** Subject of members excluded from a member's news: both sides of a block, and the member. */
export const getExcludedSubject = (users_id: number): Subject => `fil:sauf:${users_id}`
export const HIGHLIGHTS: Subject = 'fil:avant'

type Item = { emetteur: SubjectTarget; users_id: number | null }

/**
 * Signals on commit that the feeds of these readers may have changed (produit 13.20). Clients fetch
 * the item, with its access check, themselves: one notification per process, whatever the number of
 * readers.
 */
const announce = (
  tx: Tx,
  sujets: Audience['sujets'],
  { emetteur, users_id }: Item,
): Promise<void> => {
  const sauf = [
    getMutedSubject(emetteur),
    ...(users_id === null ? [] : [getExcludedSubject(users_id)]),
  ]
  return announceTo(tx, { sujets, sauf }, { type: 'fil', data: {} })
}

export const announceItem = (
  tx: Tx,
  targets: readonly [SubjectTarget, ...SubjectTarget[]],
  item: Item,
): Promise<void> => {
  const first = getTargetSubject(targets[0])
  // A member posting for themselves is both sender and target.
  const rest = new Set(targets.map(getTargetSubject))
  rest.delete(first)
  return announce(tx, [first, ...rest], item)
}

export const announceHighlight = (tx: Tx, item: Item): Promise<void> =>
  announce(tx, [HIGHLIGHTS], item)
