/**
 * Unsent messages with their photos (produit 13.11), in IndexedDB since `localStorage` holds no
 * files.
 */
const BASE = 'foulee-messages'
const STORE = 'envois'

type Kept = { client_id: string }

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(BASE, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'client_id' })
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}

async function act<T>(
  mode: IDBTransactionMode,
  action: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const base = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = base.transaction(STORE, mode)
      const asked = action(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(asked.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    base.close()
  }
}

export async function saveQueuedMessage(message: Kept): Promise<void> {
  await act('readwrite', (store) => store.put(message))
}

export async function removeQueuedMessage(client_id: string): Promise<void> {
  await act('readwrite', (store) => store.delete(client_id))
}

export const listQueuedMessages = <T extends Kept>(): Promise<T[]> =>
  act('readonly', (store) => store.getAll()).catch(() => []) as Promise<T[]>

export async function clearQueuedMessages(): Promise<void> {
  if (!('indexedDB' in globalThis)) return
  await act('readwrite', (store) => store.clear())
}
