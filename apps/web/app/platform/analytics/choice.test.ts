import { describe, expect, it } from 'vitest'
import { hasObjected, isAutomatic, readChoice } from './choice.ts'

const NOW = Date.parse('2026-11-21T10:00:00Z')
const storedChoice = (change: object = {}) =>
  JSON.stringify({
    categories: ['necessaire', 'audience'],
    revision: 1,
    expirationTime: NOW + 1,
    ...change,
  })

describe('the stored answer', () => {
  it.each([
    ['yes', storedChoice(), { audience: true }],
    ['no', storedChoice({ categories: ['necessaire'] }), { audience: false }],
    ['nothing', null, null],
    ['too old', storedChoice({ expirationTime: NOW }), null],
    ['about other purposes', storedChoice({ revision: 0 }), null],
    ['without a date', storedChoice({ expirationTime: undefined }), null],
    ['without an answer', storedChoice({ categories: 'audience' }), null],
    ['not ours', '"oui"', null],
    ['broken', '{', null],
    ['empty', '', null],
  ])('is read when it is: %s', (_, text, expected) =>
    expect(readChoice(text, NOW)).toEqual(expected),
  )
})

it.each([
  [{}, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: null, globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: false }, false],
])('a browser with the signals %j refuses: %s', (signals, expected) => {
  expect(hasObjected(signals)).toBe(expected)
})

it.each([
  [{ webdriver: true }, true],
  [{ webdriver: false }, false],
  [{}, false],
])('a browser with %j is automated: %s', (signals, expected) =>
  expect(isAutomatic(signals)).toBe(expected),
)
