import { type BrowserStorage, tabStorage } from '#platform/browser-storage.ts'

const LOST =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i
const KEY = 'script-perdu'
/** Milliseconds during which a second loss causes no second reload. */
const AGAIN_MS = 60_000

/** Whether a chunk failed to load: deployed anew since the page was opened, or offline. */
export const isLostScript = (error: unknown): boolean =>
  error instanceof Error && LOST.test(error.message)

/**
 * Whether the page at this address may reload itself: once, and recorded. Not without storage,
 * which could loop forever.
 */
export function mayReload(
  address: string,
  now: number,
  storage: BrowserStorage = tabStorage,
): boolean {
  const last = storage.getJson<{ address: string; at: number }>(KEY)
  if (last?.address === address && now - last.at < AGAIN_MS) return false
  return storage.setJson(KEY, { address, at: now })
}
