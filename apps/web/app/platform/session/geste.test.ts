import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetGeste, keepGeste, takeGeste } from './geste.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PAGE = '/courses/trail-des-cretes'

it('is taken up once, where it stood', () => {
  keepGeste('liste', PAGE)
  expect(takeGeste('liste', '/courses/autre')).toBe(false)
  expect(takeGeste('avis', PAGE)).toBe(false)
  expect(takeGeste('liste', PAGE)).toBe(true)
  expect(takeGeste('liste', PAGE)).toBe(false)
})

it('is the last one that was meant, for an hour', () => {
  keepGeste('liste', PAGE)
  keepGeste('avis', PAGE)
  expect(takeGeste('liste', PAGE)).toBe(false)
  vi.advanceTimersByTime(3_600_000)
  expect(takeGeste('avis', PAGE)).toBe(false)
})

it('is gone when it is not meant any more, and missed where nothing may be kept', () => {
  keepGeste('liste', PAGE)
  forgetGeste()
  expect(takeGeste('liste', PAGE)).toBe(false)
  vi.stubGlobal('sessionStorage', undefined)
  keepGeste('liste', PAGE)
  expect(takeGeste('liste', PAGE)).toBe(false)
})
