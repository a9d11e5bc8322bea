import { expect, it } from 'vitest'
import { readBoot } from './boot.ts'

it.each([
  ['pending', 'idle', 'idle', 'on the server, nothing is asked'],
  ['pending', 'fetching', 'booting', 'the session is asked for'],
  ['pending', 'paused', 'booting', 'the call waits'],
  ['success', 'idle', 'done', 'the session is known'],
  ['success', 'fetching', 'done', 'it is asked again behind a page that stays'],
  ['error', 'idle', 'error', 'it could not be loaded'],
  ['error', 'fetching', 'booting', '« Réessayer »'],
] as const)('%s and %s is %s: %s', (status, fetchStatus, expected, _) => {
  expect(readBoot({ status, fetchStatus })).toBe(expected)
})
