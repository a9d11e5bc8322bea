/** What browsers say when a file of the build cannot be had; each in its own words. */
const LOST =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i
const KEY = 'script-perdu'
/** A page that lost a file again within this time is not helped by loading it once more. */
const AGAIN_MS = 60_000

/**
 * Whether a page could not be shown for want of one of its files: it was opened before the site was
 * deployed anew, or there is no network.
 */
export const isLostScript = (error: unknown): boolean =>
  error instanceof Error && LOST.test(error.message)

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/**
 * Whether the page at this address may be loaded again by itself: once, and noted. Where nothing can be
 * noted it may not, as it would never stop.
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
