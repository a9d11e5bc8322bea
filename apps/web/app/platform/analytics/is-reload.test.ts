import { expect, it } from 'vitest'
import { isReloadOf } from './is-reload.ts'

it.each([
  ['the page was opened', 'navigate', '/inscription', false],
  ['the page was loaded anew', 'reload', '/inscription?retour=%2Fliste', true],
  ['another page was loaded anew, and led to it', 'reload', '/courses', false],
  ['it came back by the browser’s history', 'back_forward', '/inscription', false],
] as const)('a reload is detected correctly when %s', (_, type, address, expected) => {
  const load = { type, name: `https://foulee.example${address}` }
  expect(isReloadOf('/inscription', load)).toBe(expected)
})
