import { expect, it, vi } from 'vitest'
import { clearOfflineCopies } from '#platform/offline/clear-offline-copies.ts'
import { endSession } from './end-session.ts'
import { removeToken } from './token-storage.ts'

vi.mock('#platform/offline/clear-offline-copies.ts', () => ({ clearOfflineCopies: vi.fn() }))
vi.mock('#platform/drafts/draft.ts', () => ({ clearAllDrafts: vi.fn() }))
vi.mock('./tabs.ts', () => ({ tabs: { closed: vi.fn() } }))
vi.mock('./token-storage.ts', () => ({ readToken: () => 'jeton', removeToken: vi.fn() }))

it('the page is reloaded once the data of the device is cleared', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  const forgetting = Promise.withResolvers<void>()
  vi.mocked(clearOfflineCopies).mockReturnValue(forgetting.promise)
  const leaving = endSession()
  expect(removeToken).toHaveBeenCalled()
  await Promise.resolve()
  expect(assign).not.toHaveBeenCalled()
  forgetting.resolve()
  await leaving
  expect(assign).toHaveBeenCalledWith('/')
})
