import { describe, expect, it } from 'vitest'
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
  const createStorage = (kept: Record<string, string> = {}) => ({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
  })

  it('happens once per address, and again after a while', () => {
    const storage = createStorage()
    expect(mayReload(storage, '/profil', 1_000)).toBe(true)
    expect(mayReload(storage, '/profil', 2_000)).toBe(false)
    expect(mayReload(storage, '/home', 3_000)).toBe(true)
    expect(mayReload(storage, '/home', 62_999)).toBe(false)
    expect(mayReload(storage, '/home', 63_000)).toBe(true)
  })

  it('does not happen without storage', () => {
    const refused = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    expect(mayReload({ getItem: refused, setItem: refused }, '/', 0)).toBe(false)
    expect(mayReload(createStorage({ 'script-perdu': '{' }), '/', 0)).toBe(false)
  })
})
