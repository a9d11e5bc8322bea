import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStrategy, readToken, removeToken, storeToken, TOKEN_KEY } from './token-storage.ts'

function createStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const refusingStorage = {
  getItem: () => {
    throw new DOMException('refused', 'SecurityError')
  },
}

describe('the token', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', createStorage())
    vi.stubGlobal('sessionStorage', createStorage())
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is stored persistently, or for this browser session', () => {
    storeToken('un', 'persistent')
    expect([localStorage.getItem(TOKEN_KEY), sessionStorage.getItem(TOKEN_KEY)]).toEqual([
      'un',
      null,
    ])
    expect([readToken(), readStrategy()]).toEqual(['un', 'persistent'])
    storeToken('deux', 'no-persist')
    expect([localStorage.getItem(TOKEN_KEY), sessionStorage.getItem(TOKEN_KEY)]).toEqual([
      null,
      'deux',
    ])
    expect([readToken(), readStrategy()]).toEqual(['deux', 'no-persist'])
  })

  it('is read from persistent storage first', () => {
    sessionStorage.setItem(TOKEN_KEY, 'session')
    localStorage.setItem(TOKEN_KEY, 'pour de bon')
    expect(readToken()).toBe('pour de bon')
  })

  it.each([
    ['persistent', 'session'],
    ['no-persist', 'pour de bon'],
    [undefined, null],
  ] as const)('removed from %s leaves %s', (strategy, left) => {
    sessionStorage.setItem(TOKEN_KEY, 'session')
    localStorage.setItem(TOKEN_KEY, 'pour de bon')
    removeToken(strategy)
    expect(readToken()).toBe(left)
  })

  it('is null when nothing is stored', () => {
    expect([readToken(), readStrategy()]).toEqual([null, 'no-persist'])
  })

  it('is not stored where storage is forbidden, without an error', () => {
    vi.stubGlobal('localStorage', refusingStorage)
    vi.stubGlobal('sessionStorage', refusingStorage)
    storeToken('un', 'persistent')
    removeToken()
    expect([readToken(), readStrategy()]).toEqual([null, 'no-persist'])
  })
})
