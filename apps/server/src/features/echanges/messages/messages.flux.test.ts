import type { Tx } from '@foulee/db/connect'
import { expect, it, vi } from 'vitest'
import { announceChannel } from './messages.flux.ts'

it('a channel is announced once, whatever the number of members told', async () => {
  const execute = vi.fn(async () => ({ rows: [] }))
  const tx = { execute } as unknown as Tx
  await announceChannel(tx, [1, 2, null, 2, 3], 7)
  expect(execute).toHaveBeenCalledTimes(1)
  await announceChannel(tx, [null], 7)
  expect(execute).toHaveBeenCalledTimes(1)
})
