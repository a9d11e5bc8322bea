/** Cursor on a route, in metres from the start, shared by profile and map. */
export type Cursor = {
  read: () => number | null
  move: (metres: number | null) => void
  subscribe: (notify: () => void) => () => void
}

export function createCursor(): Cursor {
  let current: number | null = null
  const listeners = new Set<() => void>()
  return {
    read: () => current,
    move: (metres) => {
      if (metres === current) return
      current = metres
      for (const notify of listeners) notify()
    },
    subscribe: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}
