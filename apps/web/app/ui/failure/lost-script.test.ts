import { describe, expect, it } from 'vitest'
import { openStorage } from '#platform/browser-storage.ts'
import { isLostScript, mayReload } from './lost-script.ts'

it.each([
  ['Failed to fetch dynamically imported module: https://foulee.test/assets/a.js', true],
  ['error loading dynamically imported module: https://foulee.test/assets/a.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ['Cannot read properties of undefined', false],
  ['Failed to fetch', false],
])('the message « %s » means a lost chunk: %s', (message, expected) => {
  expect(isLostScript(new TypeError(message))).toBe(expected)
})

it('a value that is no error is no lost chunk', () => {
  expect(isLostScript('Importing a module script failed.')).toBe(false)
  expect(isLostScript(null)).toBe(false)
})

describe('the automatic reload of a page', () => {
  const createStorage = (kept: Record<string, string> = {}) =>
    openStorage(
      () =>
        ({
          getItem: (key: string) => kept[key] ?? null,
          setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
        }) as Storage,
    )

  it('happens once per address, and again after a while', () => {
    const storage = createStorage()
    expect(mayReload('/profil', 1_000, storage)).toBe(true)
    expect(mayReload('/profil', 2_000, storage)).toBe(false)
    expect(mayReload('/home', 3_000, storage)).toBe(true)
    expect(mayReload('/home', 62_999, storage)).toBe(false)
    expect(mayReload('/home', 63_000, storage)).toBe(true)
  })

  it('does not happen without storage', () => {
    const throwRefused = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    expect(mayReload('/', 0, openStorage(throwRefused))).toBe(false)
  })
})
