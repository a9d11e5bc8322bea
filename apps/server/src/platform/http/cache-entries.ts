export type Entry<T> = {
  value: T
  tags: readonly string[]
  /** Route shape; entries of one shape share a bound. Null in a cache without shapes. */
  shape: string | null
  weight: number
  /** Since when it may be stale, in ms; null while fresh. */
  changedAt: number | null
  noticedAt: number
}
export type NewEntry<T> = Pick<Entry<T>, 'value' | 'tags' | 'shape' | 'changedAt'>

export type Entries<T> = {
  get: (key: string) => Entry<T> | undefined
  put: (key: string, entry: NewEntry<T>, now: number) => void
  remove: (key: string) => void
  removeTagged: (tags: readonly string[]) => void
  markTagged: (tags: readonly string[], now: number) => void
  readonly size: number
}

/** Maximum share of the cache per shape, so that robots on one route do not evict the others. */
const SHAPE_SHARE = 1 / 2

/**
 * @param maxWeight maximum total
 * @param weigh weight of one value, such as its bytes
 */
export function createEntries<T>(maxWeight: number, weigh: (value: T) => number): Entries<T> {
  const entries = new Map<string, Entry<T>>()
  const keysByTag = new Map<string, Set<string>>()
  const weights = new Map<string | null, number>()
  let weight = 0
  const count = ({ shape }: Entry<T>, added: number) => {
    weight += added
    const total = (weights.get(shape) ?? 0) + added
    if (total > 0) weights.set(shape, total)
    else weights.delete(shape)
  }
  const remove = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
    count(entry, -entry.weight)
    entries.delete(key)
  }
  const makeRoom = ({ shape }: Entry<T>) => {
    const isShapeFull = () => shape !== null && (weights.get(shape) ?? 0) > maxWeight * SHAPE_SHARE
    for (const [key, entry] of entries) {
      if (weight <= maxWeight && !isShapeFull()) return
      if (weight > maxWeight || entry.shape === shape) remove(key)
    }
  }
  const keysOf = (tags: readonly string[]) =>
    tags.includes('*')
      ? [...entries.keys()]
      : tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])])
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    put(key, input, now) {
      remove(key)
      const entry = { ...input, weight: weigh(input.value), noticedAt: now }
      entries.set(key, entry)
      count(entry, entry.weight)
      for (const tag of entry.tags) {
        const keys = keysByTag.get(tag)
        if (keys) keys.add(key)
        else keysByTag.set(tag, new Set([key]))
      }
      makeRoom(entry)
    },
    remove,
    removeTagged(tags) {
      for (const key of keysOf(tags)) remove(key)
    },
    markTagged(tags, now) {
      for (const key of keysOf(tags)) {
        const entry = entries.get(key)
        if (entry?.changedAt === null) Object.assign(entry, { changedAt: now, noticedAt: now })
      }
    },
    get size() {
      return entries.size
    },
  }
}
