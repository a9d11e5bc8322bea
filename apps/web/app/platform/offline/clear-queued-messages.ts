/** Database of `queued-messages.ts`. */
export const MESSAGES_BASE = 'foulee-messages'

/** Apart from the rest and without its library, since each page carries it. */
export function clearQueuedMessages(): Promise<void> {
  if (!('indexedDB' in globalThis)) return Promise.resolve()
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(MESSAGES_BASE)
    const end = () => resolve()
    request.onsuccess = end
    request.onerror = end
    // Deleted once another tab has closed it.
    request.onblocked = end
  })
}
