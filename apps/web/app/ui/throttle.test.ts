import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a throttled action runs at once on the first call', () => {
  const action = vi.fn()
  throttle(action, 100).call()
  expect(action).toHaveBeenCalledTimes(1)
})

it('a burst of calls runs once more at the end of the delay', () => {
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

it('a pending call is dropped by a cancel', () => {
  const action = vi.fn()
  const throttled = throttle(action, 100)
  throttled.call()
  throttled.call()
  throttled.cancel()
  vi.advanceTimersByTime(1_000)
  expect(action).toHaveBeenCalledTimes(1)
})
