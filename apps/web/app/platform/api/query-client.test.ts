import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { getSavedCount } from '#platform/drafts/unsaved.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

it('a tab loaded offline refetches once the network is back', () => {
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('navigator', { onLine: false })
  createQueryClient()
  const back = vi.fn()
  onlineManager.subscribe(back)
  onlineManager.setOnline(true)
  expect(back).toHaveBeenCalledExactlyOnceWith(true)
})

it('what a save leads on to comes after its form has heard that it was taken', async () => {
  const before = getSavedCount()
  const seen = vi.fn(() => getSavedCount() - before)
  const options = { mutationFn: async () => null, onSuccess: () => void seen() }
  const client = createQueryClient()
  await client.getMutationCache().build(client, options).execute(undefined)
  expect(seen).toHaveReturnedWith(1)
})
