import type { Accueil } from '@foulee/contract/club/inscriptions'
import type { Me } from '@foulee/contract/membres/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readCheckInList, saveCheckInList } from './check-in.ts'

const me = { user: { users_id: 7 } } as Me
const NOW = new Date('2027-05-12T08:00:00Z')
const deskOf = (id: number, fin: string) => ({ date: { id, fin } }) as Accueil

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('an offline check-in is deleted two days after its date', async () => {
  await saveCheckInList('un', me, deskOf(1, '2027-05-10T09:00:00Z'))
  await saveCheckInList('un', me, deskOf(2, '2027-05-10T07:00:00Z'))
  await saveCheckInList('un', me, deskOf(3, '2027-05-13T09:00:00Z'))
  const kept = await Promise.all([1, 2, 3].map((id) => readCheckInList('un', id)))
  expect(kept.map((item) => item?.date.id)).toEqual([1, undefined, 3])
})

it('an offline check-in is readable by its own session only', async () => {
  await saveCheckInList('un', me, deskOf(1, '2027-05-13T09:00:00Z'))
  expect(await readCheckInList('deux', 1)).toBeNull()
})
