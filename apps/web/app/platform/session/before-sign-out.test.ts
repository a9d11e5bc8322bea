import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onBeforeSignOut, PATIENCE_MS, runBeforeSignOut } from './before-sign-out.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('registered tasks run on sign-out despite failures, withdrawn ones do not', async () => {
  const [kept, failing, withdrawn] = [vi.fn(async () => 1), vi.fn(), vi.fn(async () => 1)]
  failing.mockRejectedValue(new Error('Sans réseau.'))
  const stops = [onBeforeSignOut(failing), onBeforeSignOut(kept)]
  onBeforeSignOut(withdrawn)()
  await runBeforeSignOut()
  expect([kept, failing, withdrawn].map((task) => task.mock.calls.length)).toEqual([1, 1, 0])
  for (const stop of stops) stop()
})

it('an unresponsive server does not block the sign-out', async () => {
  const stop = onBeforeSignOut(() => new Promise(() => undefined))
  const left = vi.fn()
  void runBeforeSignOut().then(left)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  expect(left).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(left).toHaveBeenCalled()
  stop()
})
