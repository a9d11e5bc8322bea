/** Database of `queued-messages.ts`. */
export const MESSAGES_BASE = 'foulee-messages'

/** Apart from the rest and without its library, since each page carries it. */
export function clearQueuedMessages(): Promise<void> {
  if (!('indexedDB' in globalThis)) return Promise.resolve()
  return new Promise((resolve) => {
    const asked = indexedDB.deleteDatabase(MESSAGES_BASE)
    const end = () => resolve()
    asked.onsuccess = end
    asked.onerror = end
    // Deleted once another tab has closed it.
    asked.onblocked = end
  })
}
