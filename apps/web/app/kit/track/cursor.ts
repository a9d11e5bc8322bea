/** Where one points on a route, in metres from its start; what the profile and the map share. */
export type Cursor = {
  read: () => number | null
  move: (metres: number | null) => void
  /** @returns what stops it */
  subscribe: (notify: () => void) => () => void
}

export function createCursor(): Cursor {
  let here: number | null = null
  const listeners = new Set<() => void>()
  return {
    read: () => here,
    move: (metres) => {
      if (metres === here) return
      here = metres
      for (const notify of listeners) notify()
    },
    subscribe: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}
