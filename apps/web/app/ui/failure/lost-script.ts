const LOST =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i
const KEY = 'script-perdu'
/** Milliseconds during which a second loss causes no second reload. */
const AGAIN_MS = 60_000

/** Whether a chunk failed to load: deployed anew since the page was opened, or offline. */
export const isLostScript = (error: unknown): boolean =>
  error instanceof Error && LOST.test(error.message)

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/**
 * Whether the page at this address may reload itself: once, and recorded. Not without storage,
 * which could loop forever.
 */
export function mayReload(storage: Storage, address: string, now: number): boolean {
  try {
    const { address: last, at } = JSON.parse(storage.getItem(KEY) ?? '{}')
    if (last === address && now - at < AGAIN_MS) return false
    storage.setItem(KEY, JSON.stringify({ address, at: now }))
    return true
  } catch {
    return false
  }
}
