import { type IDBPDatabase, openDB } from 'idb'
import { MESSAGES_BASE } from './clear-queued-messages.ts'

/**
 * Unsent messages with their photos (produit 13.11), in IndexedDB since `localStorage` holds no
 * files. `public/sw-gardes.js` counts them.
 */
const STORE = 'envois'

type StoredMessage = { client_id: string }

/** Opened for each use: an open database would hold up another version of the page. */
async function use<T>(act: (base: IDBPDatabase) => Promise<T>): Promise<T> {
  const base = await openDB(MESSAGES_BASE, 1, {
    upgrade: (opened) => void opened.createObjectStore(STORE, { keyPath: 'client_id' }),
  })
  try {
    return await act(base)
  } finally {
    base.close()
  }
}

export async function saveQueuedMessage(message: StoredMessage): Promise<void> {
  await use((base) => base.put(STORE, message))
}

export const removeQueuedMessage = (client_id: string): Promise<void> =>
  use((base) => base.delete(STORE, client_id))

export const listQueuedMessages = <T extends StoredMessage>(): Promise<T[]> =>
  use((base) => base.getAll(STORE) as Promise<T[]>).catch(() => [])
