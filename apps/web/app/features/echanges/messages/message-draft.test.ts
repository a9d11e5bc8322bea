import { beforeEach, expect, it, vi } from 'vitest'
import type { Cible } from './envois.ts'
import { readBrouillon, writeBrouillon } from './message-draft.ts'

const HERE: Cible = { kind: 'canal', id: 7 }
const WITH: Cible = { kind: 'membre', id: 7 }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

it('a draft is stored by conversation and by author', () => {
  writeBrouillon(HERE, 1, 'Demain ?')
  expect(readBrouillon(HERE, 1)).toBe('Demain ?')
  expect(readBrouillon(WITH, 1)).toBe('')
  expect(readBrouillon(HERE, 2)).toBe('')
})

it('an emptied draft is deleted', () => {
  writeBrouillon(HERE, 1, 'Demain ?')
  writeBrouillon(HERE, 1, '  ')
  expect(readBrouillon(HERE, 1)).toBe('')
})
