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

it('a pending action is resumed once, on its own page', () => {
  keepGeste('liste', PAGE)
  expect(takeGeste('liste', '/courses/autre')).toBe(false)
  expect(takeGeste('avis', PAGE)).toBe(false)
  expect(takeGeste('liste', PAGE)).toBe(true)
  expect(takeGeste('liste', PAGE)).toBe(false)
})

it('only the last pending action counts, for an hour', () => {
  keepGeste('liste', PAGE)
  keepGeste('avis', PAGE)
  expect(takeGeste('liste', PAGE)).toBe(false)
  vi.advanceTimersByTime(3_600_000)
  expect(takeGeste('avis', PAGE)).toBe(false)
})

it('a pending action is gone once deleted, and lost where storage is forbidden', () => {
  keepGeste('liste', PAGE)
  forgetGeste()
  expect(takeGeste('liste', PAGE)).toBe(false)
  vi.stubGlobal('sessionStorage', undefined)
  keepGeste('liste', PAGE)
  expect(takeGeste('liste', PAGE)).toBe(false)
})
