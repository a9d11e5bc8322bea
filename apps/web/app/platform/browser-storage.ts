/**
 * `localStorage` or `sessionStorage`. A browser may forbid both, even to be named, or have no room
 * left: reads then answer null, and writes false.
 */
export type BrowserStorage = {
  get: (key: string) => string | null
  /** Null for a missing value, and for a text that is no JSON. */
  getJson: <T>(key: string) => T | null
  set: (key: string, value: string) => boolean
  setJson: (key: string, value: unknown) => boolean
  remove: (key: string) => void
  keys: () => string[]
}

export function openStorage(getStorage: () => Storage): BrowserStorage {
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(getStorage())
    } catch {
      return otherwise
    }
  }
  const set = (key: string, value: string) =>
    attempt((storage) => {
      storage.setItem(key, value)
      return true
    }, false)
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    getJson: (key) => attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null'), null),
    set,
    setJson: (key, value) => set(key, JSON.stringify(value)),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  }
}

/** Until the member or the browser deletes it, for all tabs. */
export const deviceStorage = openStorage(() => localStorage)
/** For this tab, until it closes. */
export const tabStorage = openStorage(() => sessionStorage)
