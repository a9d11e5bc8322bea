import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, expect, it, vi } from 'vitest'
import { clearQueuedMessages } from './clear-queued-messages.ts'
import { listQueuedMessages, removeQueuedMessage, saveQueuedMessage } from './queued-messages.ts'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

const message = { client_id: 'a', texte: 'À demain', photos: [new Blob(['photo'])] }

/** As versions until 2026 made it, without a library. */
function storeOldFormat(kept: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('foulee-messages', 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore('envois', { keyPath: 'client_id' })
    asked.onerror = () => reject(asked.error)
    asked.onsuccess = () => {
      const transaction = asked.result.transaction('envois', 'readwrite')
      transaction.objectStore('envois').put(kept)
      transaction.oncomplete = () => {
        asked.result.close()
        resolve()
      }
    }
  })
}

it('messages are kept whole, replaced by their id, removed alone and together', async () => {
  expect(await listQueuedMessages()).toEqual([])
  await saveQueuedMessage(message)
  await saveQueuedMessage({ client_id: 'b' })
  await saveQueuedMessage({ ...message, client_id: 'a' })
  expect(await listQueuedMessages()).toMatchObject([{ texte: 'À demain' }, { client_id: 'b' }])
  await removeQueuedMessage('b')
  expect(await listQueuedMessages()).toHaveLength(1)
  await clearQueuedMessages()
  expect(await listQueuedMessages()).toEqual([])
})

it('messages that a former version kept are read, and may be removed', async () => {
  await storeOldFormat(message)
  expect(await listQueuedMessages()).toMatchObject([{ client_id: 'a', texte: 'À demain' }])
  await removeQueuedMessage('a')
  expect(await listQueuedMessages()).toEqual([])
})

it('without a database nothing is listed, and nothing fails at the end of a session', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  expect(await listQueuedMessages()).toEqual([])
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'indexedDB')
  await expect(clearQueuedMessages()).resolves.toBeUndefined()
})
