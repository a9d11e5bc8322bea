import type { Invalidation } from '@foulee/db/invalidation'

/** Beyond it the log is cleared, and every earlier computation counts as changed. */
const MAX_NOTED = 5_000

export type InvalidationKind = 'any' | 'gone'

/** Log of the last invalidation of each tag, to validate answers computed meanwhile. */
export type InvalidationLog = {
  readonly moment: number
  record: (changes: Invalidation) => void
  /**
   * Whether one of the tags was invalidated since.
   * @param tags null for unknown dependencies: every change counts
   */
  hasSince: (moment: number, tags: readonly string[] | null, kind: InvalidationKind) => boolean
}

export function createInvalidationLog(max = MAX_NOTED): InvalidationLog {
  const last: Record<InvalidationKind, Map<string, number>> = { any: new Map(), gone: new Map() }
  let moment = 0
  let forgotten = 0
  const recordTag = (kind: InvalidationKind, tag: string) => last[kind].set(tag, moment)
  return {
    get moment() {
      return moment
    },
    record({ gone, edited }) {
      moment++
      if (last.any.size > max) {
        last.any.clear()
        last.gone.clear()
        forgotten = moment
      }
      for (const tag of gone) {
        recordTag('any', tag)
        recordTag('gone', tag)
      }
      for (const tag of edited) recordTag('any', tag)
    },
    hasSince(since, tags, kind) {
      if (tags === null) return moment > since
      if (forgotten > since || (last[kind].get('*') ?? 0) > since) return true
      return tags.some((tag) => (last[kind].get(tag) ?? 0) > since)
    },
  }
}
