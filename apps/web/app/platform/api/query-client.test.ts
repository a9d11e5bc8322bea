import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

it('a tab that is loaded without a network asks again once it is back', () => {
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('navigator', { onLine: false })
  createQueryClient()
  const back = vi.fn()
  onlineManager.subscribe(back)
  onlineManager.setOnline(true)
  expect(back).toHaveBeenCalledExactlyOnceWith(true)
})
