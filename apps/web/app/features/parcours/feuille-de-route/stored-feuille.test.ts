import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readStoredFeuille, storeFeuille } from './stored-feuille.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('the last settings of each roadbook are stored by path', () => {
  storeFeuille('/courses/a/epreuves/1/feuille-de-route', '?objectif=5h30')
  storeFeuille('/courses/a/epreuves/2/feuille-de-route', '?objectif=2h')
  storeFeuille('/courses/a/epreuves/1/feuille-de-route', '?objectif=5h&depart=07%3A00')
  expect(readStoredFeuille('/courses/a/epreuves/1/feuille-de-route')).toBe(
    '?objectif=5h&depart=07%3A00',
  )
  expect(readStoredFeuille('/courses/a/epreuves/2/feuille-de-route')).toBe('?objectif=2h')
  expect(readStoredFeuille('/parcours/lac/feuille-de-route')).toBeNull()
})

it('the oldest settings are dropped beyond the maximum', () => {
  for (let id = 0; id <= 30; id++) storeFeuille(`/parcours/${id}/feuille-de-route`, '?objectif=1h')
  expect(readStoredFeuille('/parcours/0/feuille-de-route')).toBeNull()
  expect(readStoredFeuille('/parcours/30/feuille-de-route')).toBe('?objectif=1h')
})
