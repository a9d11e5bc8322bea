import { beforeEach, expect, it, vi } from 'vitest'
import { readToken } from '#platform/session/token-storage.ts'
import { clearOfflinePages, saveOfflinePage } from './pages.ts'

vi.mock('#platform/session/token-storage.ts', () => ({ readToken: vi.fn() }))

const cached = new Set<string>()
let writing = Promise.withResolvers<void>()

const cache = {
  put: vi.fn(async (path: string) => {
    await writing.promise
    cached.add(path)
  }),
  delete: async (request: string | { url: string }) =>
    cached.delete(typeof request === 'string' ? request : new URL(request.url).pathname),
  keys: async () => [...cached].map((path) => ({ url: `https://foulee.test${path}` })),
}

beforeEach(() => {
  cached.clear()
  cache.put.mockClear()
  writing = Promise.withResolvers()
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('navigator', { serviceWorker: {} })
  vi.mocked(readToken).mockReturnValue('jeton')
})

it('a page deleted while it is being stored is gone', async () => {
  const keeping = saveOfflinePage('/carte', 'Ma carte')
  await vi.waitFor(() => expect(cache.put).toHaveBeenCalled())
  const forgetting = clearOfflinePages(() => true)
  writing.resolve()
  await Promise.all([keeping, forgetting])
  expect([...cached]).toEqual([])
})

it('a page is not stored for a member who signed out in another tab during the write', async () => {
  const keeping = saveOfflinePage('/carte', 'Ma carte')
  await vi.waitFor(() => expect(cache.put).toHaveBeenCalled())
  vi.mocked(readToken).mockReturnValue(null)
  writing.resolve()
  await keeping
  expect([...cached]).toEqual([])
})

it('a page is not written for a visitor', async () => {
  vi.mocked(readToken).mockReturnValue(null)
  await saveOfflinePage('/carte', 'Ma carte')
  expect(cache.put).not.toHaveBeenCalled()
})

it('deleting one page leaves the other, and a failing cache blocks nothing', async () => {
  writing.resolve()
  cache.put.mockRejectedValueOnce(new Error('full'))
  await expect(saveOfflinePage('/plein', '')).rejects.toThrow('full')
  await saveOfflinePage('/carte', 'Ma carte')
  await saveOfflinePage('/mes-evenements', 'Mes évènements')
  await clearOfflinePages((path) => path === '/carte')
  expect([...cached]).toEqual(['/mes-evenements'])
})
