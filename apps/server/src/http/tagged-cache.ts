/** Finished answers kept in memory, dropped by what they depend on. */
export type TaggedCache<T> = {
  get: (key: string) => T | undefined
  /**
   * Changes with every drop. Read it before reading what an answer is made from.
   */
  readonly moment: number
  /** Keeps the value, unless something was dropped since `moment`: it may have been read before. */
  set: (key: string, value: T, tags: readonly string[], moment: number) => void
  /** Drops every answer that depends on one of the tags; `*` drops all. */
  drop: (tags: readonly string[]) => void
  readonly size: number
}

type Entry<T> = { value: T; tags: readonly string[]; weight: number }

/**
 * The answer unused for longest leaves first. It holds nothing that matters: each process has its
 * own, emptied by notifications of the database (`db/changes.ts`).
 * @param maxWeight what all values may weigh together
 * @param weigh the weight of one, for instance its bytes
 */
export function createTaggedCache<T>(
  maxWeight: number,
  weigh: (value: T) => number,
): TaggedCache<T> {
  const entries = new Map<string, Entry<T>>()
  const keysByTag = new Map<string, Set<string>>()
  let weight = 0
  let moment = 0
  const remove = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
    weight -= entry.weight
    entries.delete(key)
  }
  const removeOldest = () => {
    for (const key of entries.keys()) {
      if (weight <= maxWeight) return
      remove(key)
    }
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, tags, since) {
      if (since !== moment) return
      remove(key)
      const entry = { value, tags, weight: weigh(value) }
      entries.set(key, entry)
      weight += entry.weight
      for (const tag of tags) {
        const keys = keysByTag.get(tag)
        if (keys) keys.add(key)
        else keysByTag.set(tag, new Set([key]))
      }
      removeOldest()
    },
    drop(tags) {
      moment++
      const keys = tags.includes('*')
        ? entries.keys()
        : tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])])
      for (const key of [...keys]) remove(key)
      for (const tag of tags) keysByTag.delete(tag)
    },
    get moment() {
      return moment
    },
    get size() {
      return entries.size
    },
  }
}
