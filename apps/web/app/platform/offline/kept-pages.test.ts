import { beforeEach, expect, it, vi } from 'vitest'
import { readToken } from '#platform/session/token-storage.ts'
import { forgetPages, keepPage } from './kept-pages.ts'

vi.mock('#platform/session/token-storage.ts', () => ({ readToken: vi.fn() }))

const kept = new Set<string>()
let writing = Promise.withResolvers<void>()

const cache = {
  put: vi.fn(async (path: string) => {
    await writing.promise
    kept.add(path)
  }),
  delete: async (request: string | { url: string }) =>
    kept.delete(typeof request === 'string' ? request : new URL(request.url).pathname),
  keys: async () => [...kept].map((path) => ({ url: `https://foulee.test${path}` })),
}

beforeEach(() => {
  kept.clear()
  cache.put.mockClear()
  writing = Promise.withResolvers()
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('navigator', { serviceWorker: {} })
  vi.mocked(readToken).mockReturnValue('jeton')
})

it('a page that is forgotten while it is being kept is gone', async () => {
  const keeping = keepPage('/carte', 'Ma carte')
  await vi.waitFor(() => expect(cache.put).toHaveBeenCalled())
  const forgetting = forgetPages(() => true)
  writing.resolve()
  await Promise.all([keeping, forgetting])
  expect([...kept]).toEqual([])
})

it('a page is not kept for who signed out in another tab while it was written', async () => {
  const keeping = keepPage('/carte', 'Ma carte')
  await vi.waitFor(() => expect(cache.put).toHaveBeenCalled())
  vi.mocked(readToken).mockReturnValue(null)
  writing.resolve()
  await keeping
  expect([...kept]).toEqual([])
})

it('a page is not even written for who is signed out', async () => {
  vi.mocked(readToken).mockReturnValue(null)
  await keepPage('/carte', 'Ma carte')
  expect(cache.put).not.toHaveBeenCalled()
})

it('one page is forgotten, the other stays, and a cache that fails holds up nobody', async () => {
  writing.resolve()
  cache.put.mockRejectedValueOnce(new Error('full'))
  await expect(keepPage('/plein', '')).rejects.toThrow('full')
  await keepPage('/carte', 'Ma carte')
  await keepPage('/mes-evenements', 'Mes évènements')
  await forgetPages((path) => path === '/carte')
  expect([...kept]).toEqual(['/mes-evenements'])
})
