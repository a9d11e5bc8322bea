/**
 * Replacements for functions missing in the oldest supported browsers (`browserslist` of the root
 * package.json): Safari added them between 17.0 and 18.0.
 */

export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** `Promise.withResolvers`, without reject. */
export function defer<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

export function joinSignals(item: AbortSignal, other: AbortSignal): AbortSignal {
  const joined = new AbortController()
  for (const signal of [item, other]) {
    const end = () => joined.abort(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true, signal: joined.signal })
  }
  return joined.signal
}
