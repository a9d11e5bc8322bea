/** Finished answers kept in memory, dropped by what they depend on. */
export type TaggedCache<T> = {
  get: (key: string) => T | undefined
  set: (key: string, value: T, tags: readonly string[]) => void
  /** Drops every answer that depends on one of the tags; `*` drops all. */
  drop: (tags: readonly string[]) => void
  readonly size: number
}

/**
 * The oldest unused answer leaves first. It holds nothing that matters: each process has its own,
 * emptied by notifications of the database (`db/changes.ts`).
 */
export function createTaggedCache<T>(maxEntries: number): TaggedCache<T> {
  const entries = new Map<string, { value: T; tags: readonly string[] }>()
  const keysByTag = new Map<string, Set<string>>()
  const remove = (key: string) => {
    for (const tag of entries.get(key)?.tags ?? []) keysByTag.get(tag)?.delete(key)
    entries.delete(key)
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, tags) {
      remove(key)
      entries.set(key, { value, tags })
      for (const tag of tags) {
        const keys = keysByTag.get(tag)
        if (keys) keys.add(key)
        else keysByTag.set(tag, new Set([key]))
      }
      const [oldest] = entries.keys()
      if (entries.size > maxEntries && oldest !== undefined) remove(oldest)
    },
    drop(tags) {
      if (tags.includes('*')) {
        entries.clear()
        keysByTag.clear()
      }
      for (const tag of tags) {
        for (const key of keysByTag.get(tag) ?? []) remove(key)
        keysByTag.delete(tag)
      }
    },
    get size() {
      return entries.size
    },
  }
}
