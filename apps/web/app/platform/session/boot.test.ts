import { expect, it } from 'vitest'
import { readBoot } from './boot.ts'

it.each([
  ['pending', 'idle', false, 'idle', 'on the server, nothing is asked'],
  ['pending', 'fetching', false, 'booting', 'the session is asked for'],
  ['pending', 'paused', false, 'booting', 'the call waits'],
  ['success', 'idle', true, 'done', 'the session is known'],
  ['success', 'fetching', true, 'done', 'it is asked again behind a page that stays'],
  ['success', 'fetching', false, 'done', 'another tab signed in: its session is asked for behind'],
  ['error', 'idle', false, 'error', 'it could not be loaded'],
  ['error', 'fetching', false, 'booting', '« Réessayer »'],
  ['error', 'idle', true, 'done', 'the server failed in the middle of use: the page stays'],
] as const)(
  'a query that is %s, %s and known %s is the boot state %s: %s',
  (status, fetchStatus, isKnown, expected, _) => {
    expect(readBoot({ status, fetchStatus, isKnown })).toBe(expected)
  },
)
