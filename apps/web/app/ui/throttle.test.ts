import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs the first call at once', () => {
  const action = vi.fn()
  throttle(action, 100).call()
  expect(action).toHaveBeenCalledTimes(1)
})

it('gathers a burst into one run at the end of the delay', () => {
  const action = vi.fn()
  const throttled = throttle(action, 100)
  for (let i = 0; i < 20; i++) throttled.call()
  vi.advanceTimersByTime(99)
  expect(action).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(action).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1_000)
  expect(action).toHaveBeenCalledTimes(2)
})

it('forgets what was pending once cancelled', () => {
  const action = vi.fn()
  const throttled = throttle(action, 100)
  throttled.call()
  throttled.call()
  throttled.cancel()
  vi.advanceTimersByTime(1_000)
  expect(action).toHaveBeenCalledTimes(1)
})
