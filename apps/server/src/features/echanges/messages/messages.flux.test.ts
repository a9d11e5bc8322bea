import type { Tx } from '@foulee/db/connect'
import { expect, it, vi } from 'vitest'
import { tellPages } from './messages.flux.ts'

it('however many members are told of a channel, it is announced once', async () => {
  const execute = vi.fn(async () => ({ rows: [] }))
  const tx = { execute } as unknown as Tx
  await tellPages(tx, [1, 2, null, 2, 3], 7)
  expect(execute).toHaveBeenCalledTimes(1)
  await tellPages(tx, [null], 7)
  expect(execute).toHaveBeenCalledTimes(1)
})
