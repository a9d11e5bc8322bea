import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  discardUnsaved,
  restoreConfirm,
  watchUnsaved,
  wouldLoseWords,
} from '#platform/drafts/unsaved.ts'
import { isWritten } from './use-confirm-leave.ts'

describe('isWritten', () => {
  it.each([
    ['nothing has changed', { nom: 'Le 24 km' }, { nom: 'Le 24 km' }, false],
    ['a field says something else', { nom: 'Le 24 km' }, { nom: 'Le 25 km' }, true],
    ['a field was emptied', { nom: 'Le 24 km' }, { nom: '' }, true],
    ['a field that came up is still empty', { nom: '' }, { nom: '', dossard: '' }, false],
    ['a field that came up says something', { nom: '' }, { nom: '', dossard: '12' }, true],
  ])('is right when %s', (_, opened, now, expected) => {
    expect(isWritten(opened, now)).toBe(expected)
  })
})

describe('leaving a form', () => {
  const tab = new EventTarget()
  beforeEach(() => vi.stubGlobal('window', tab))
  afterEach(() => vi.unstubAllGlobals())
  const close = () => !tab.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('asks on navigation and on closing while text would be lost, and not afterwards', () => {
    let hasWords = false
    const isLost = () => hasWords
    const end = watchUnsaved({ isLostWithTab: isLost, isLostWithPage: isLost })
    expect([wouldLoseWords(), close()]).toEqual([false, false])
    hasWords = true
    expect([wouldLoseWords(), close()]).toEqual([true, true])
    end()
    expect([wouldLoseWords(), close()]).toEqual([false, false])
  })

  it('asks on closing only, and flushes the save, where a draft stays in the tab', () => {
    const send = vi.fn()
    const end = watchUnsaved({ isLostWithTab: () => true, isLostWithPage: () => false, send })
    expect(wouldLoseWords()).toBe(false)
    expect(close()).toBe(true)
    expect(send).toHaveBeenCalledOnce()
    end()
  })

  it('asks nothing more once it was answered, until the page has stayed after all', () => {
    const end = watchUnsaved({ isLostWithTab: () => true, isLostWithPage: () => true })
    discardUnsaved()
    expect([wouldLoseWords(), close()]).toEqual([false, false])
    restoreConfirm()
    expect([wouldLoseWords(), close()]).toEqual([true, true])
    end()
  })
})
