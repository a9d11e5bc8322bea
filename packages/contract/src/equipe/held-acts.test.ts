import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHeldActs, HOLD_MS } from './held-acts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const arrange = (run = vi.fn(async () => undefined as unknown)) => ({
  acts: createHeldActs(),
  act: { run },
  run,
})
const stateOf = (acts: ReturnType<typeof createHeldActs>, key = 'course-1') =>
  acts.read().get(key)?.state

it('a decision is sent when its ten seconds are over, and not before', async () => {
  const { acts, act, run } = arrange()
  acts.hold('course-1', act)
  await vi.advanceTimersByTimeAsync(HOLD_MS - 1)
  expect([run.mock.calls.length, stateOf(acts)]).toEqual([0, 'held'])
  await vi.advanceTimersByTimeAsync(1)
  expect([run.mock.calls.length, stateOf(acts)]).toEqual([1, 'done'])
})

it('a decision that is undone in time is never sent', async () => {
  const { acts, act, run } = arrange()
  acts.hold('course-1', act)
  expect(acts.undo('course-1')).toBe(true)
  await vi.advanceTimersByTimeAsync(2 * HOLD_MS)
  expect(run).not.toHaveBeenCalled()
  expect(acts.read().size).toBe(0)
})

it('a decision on its way cannot be undone, and is not sent twice', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { acts, act, run } = arrange(vi.fn(() => promise))
  acts.hold('course-1', act)
  await vi.advanceTimersByTimeAsync(HOLD_MS)
  expect([acts.undo('course-1'), stateOf(acts)]).toEqual([false, 'sending'])
  acts.hold('course-1', act)
  resolve(null)
  await vi.advanceTimersByTimeAsync(2 * HOLD_MS)
  expect(run).toHaveBeenCalledTimes(1)
})

it('pending decisions are sent once when the page closes', async () => {
  const { acts, act, run } = arrange()
  acts.hold('course-1', act)
  acts.hold('course-2', act)
  await acts.flush()
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2 * HOLD_MS)
  await acts.flush()
  expect(run).toHaveBeenCalledTimes(2)
})

it('a failed decision keeps its error, and may be made again', async () => {
  const { acts, act, run } = arrange(vi.fn().mockRejectedValueOnce(new Error('Déjà répondu.')))
  acts.hold('course-1', act)
  await vi.advanceTimersByTimeAsync(HOLD_MS)
  expect(acts.read().get('course-1')).toMatchObject({
    state: 'failed',
    error: expect.objectContaining({ message: 'Déjà répondu.' }),
  })
  acts.hold('course-1', act)
  await vi.advanceTimersByTimeAsync(HOLD_MS)
  expect([run.mock.calls.length, stateOf(acts)]).toEqual([2, 'done'])
})

it('settled decisions are dropped, pending ones kept', async () => {
  const { acts, act } = arrange()
  acts.hold('course-1', act)
  await acts.flush()
  acts.hold('course-2', act)
  const told = vi.fn()
  acts.subscribe(told)
  acts.forgetSettled()
  expect([...acts.read().keys()]).toEqual(['course-2'])
  expect(told).toHaveBeenCalled()
})
