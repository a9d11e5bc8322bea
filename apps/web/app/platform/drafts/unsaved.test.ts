import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  maySignOut,
  restoreConfirm,
  setConfirmLoss,
  type Unsaved,
  watchUnsaved,
} from './unsaved.ts'

const nothing = { isLostWithTab: () => false, isLostWithPage: () => false }
const answer = vi.fn(async () => false)
let ends: (() => void)[] = []
const watch = (form: Unsaved) => ends.push(watchUnsaved(form))

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
  restoreConfirm()
  answer.mockClear()
  setConfirmLoss(answer)
})

afterEach(() => {
  for (const end of ends) end()
  ends = []
})

it.each<[string, Unsaved, boolean]>([
  ['words that another page would take', { ...nothing, isLostWithPage: () => true }, true],
  ['a draft, which goes with the session', { ...nothing, isLostWithSession: () => true }, true],
  ['a form that sends itself as it goes', { ...nothing, isLostWithTab: () => true }, false],
])('of whoever signs out over %s it is asked: %#', async (_, form, isAsked) => {
  watch(form)
  expect(await maySignOut()).toBe(!isAsked)
  expect(answer).toHaveBeenCalledTimes(Number(isAsked))
})

it('a draft asks nothing of whoever closes the tab, whose page the browser may keep whole', () => {
  watch({ isLostWithPage: () => false, isLostWithSession: () => true })
  expect(window.addEventListener).not.toHaveBeenCalled()
  const unwatch = watchUnsaved(nothing)
  expect(window.addEventListener).toHaveBeenCalledOnce()
  unwatch()
  expect(window.removeEventListener).toHaveBeenCalledOnce()
})

it('signs out whoever gives the words up', async () => {
  watch({ ...nothing, isLostWithPage: () => true })
  setConfirmLoss(async () => true)
  expect(await maySignOut()).toBe(true)
})
