import type { Call } from '@foulee/contract/shared/call'
import { describe, expect, it, vi } from 'vitest'
import { removeEntrainement, updateEntrainement } from './entrainement-calls.ts'

describe('a call of a training without its id', () => {
  const never = vi.fn() as unknown as Call
  it.each([
    [
      'Missing training id to update...',
      () => updateEntrainement(never, { id: undefined, body: new FormData() }),
    ],
    ['Missing training id to delete...', () => removeEntrainement(never, undefined)],
  ])('the call « %s » without an id sends no request', async (message, act) => {
    await expect(act()).rejects.toThrow(message)
    expect(never).not.toHaveBeenCalled()
  })
})
