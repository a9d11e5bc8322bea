import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearPendingAction, popPendingAction, savePendingAction } from './pending-action.ts'

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
  savePendingAction('liste', PAGE)
  expect(popPendingAction('liste', '/courses/autre')).toBe(false)
  expect(popPendingAction('avis', PAGE)).toBe(false)
  expect(popPendingAction('liste', PAGE)).toBe(true)
  expect(popPendingAction('liste', PAGE)).toBe(false)
})

it('only the last pending action counts, for an hour', () => {
  savePendingAction('liste', PAGE)
  savePendingAction('avis', PAGE)
  expect(popPendingAction('liste', PAGE)).toBe(false)
  vi.advanceTimersByTime(3_600_000)
  expect(popPendingAction('avis', PAGE)).toBe(false)
})

it('a pending action is gone once deleted, and lost where storage is forbidden', () => {
  savePendingAction('liste', PAGE)
  clearPendingAction()
  expect(popPendingAction('liste', PAGE)).toBe(false)
  vi.stubGlobal('sessionStorage', undefined)
  savePendingAction('liste', PAGE)
  expect(popPendingAction('liste', PAGE)).toBe(false)
})
