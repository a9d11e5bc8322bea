import type { Changes } from '@foulee/db/changes'

/** Past this many tags they are forgotten, and all that was begun before counts as changed. */
const MAX_NOTED = 5_000

/** Any change, or only those after which nothing of before may be shown. */
export type DropKind = 'any' | 'gone'

/** Remembers when each tag was last dropped, to tell what is true of an answer made meanwhile. */
export type Drops = {
  /** Grows with every announcement. */
  readonly moment: number
  note: (changes: Changes) => void
  /**
   * Whether one of the tags was dropped after this moment.
   * @param tags null for an answer of which nobody knows what it depends on: any change counts
   */
  hasSince: (moment: number, tags: readonly string[] | null, kind: DropKind) => boolean
}

export function createDrops(max = MAX_NOTED): Drops {
  const last: Record<DropKind, Map<string, number>> = { any: new Map(), gone: new Map() }
  let moment = 0
  let forgotten = 0
  const noteOne = (kind: DropKind, tag: string) => last[kind].set(tag, moment)
  return {
    get moment() {
      return moment
    },
    note({ gone, edited }) {
      moment++
      if (last.any.size > max) {
        last.any.clear()
        last.gone.clear()
        forgotten = moment
      }
      for (const tag of gone) {
        noteOne('any', tag)
        noteOne('gone', tag)
      }
      for (const tag of edited) noteOne('any', tag)
    },
    hasSince(since, tags, kind) {
      if (tags === null) return moment > since
      if (forgotten > since || (last[kind].get('*') ?? 0) > since) return true
      return tags.some((tag) => (last[kind].get(tag) ?? 0) > since)
    },
  }
}
