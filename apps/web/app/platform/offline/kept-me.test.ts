import type { Me } from '@foulee/contract/membres/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetMe, keepMe, readKeptMe } from './kept-me.ts'

const session = vi.hoisted(() => ({ token: 'un', strategy: 'persistent' }))
vi.mock('#platform/session/token-storage.ts', () => ({
  readToken: () => session.token,
  readStrategy: () => session.strategy,
}))

const me = { user: { users_id: 7 }, profil: { users_id: 7 } } as Me

beforeEach(() => {
  Object.assign(session, { token: 'un', strategy: 'persistent' })
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, createStorage())
})

function createStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
afterEach(() => void vi.unstubAllGlobals())

it('the stored profile is returned for its own session only', async () => {
  await keepMe('un', me)
  expect(await readKeptMe('un')).toEqual(me)
  expect(await readKeptMe('deux')).toBeNull()
})

it('the stored profile is gone once deleted', async () => {
  await keepMe('un', me)
  forgetMe()
  expect(await readKeptMe('un')).toBeNull()
})

it('the profile of a visit stays in its tab, and is deleted from there too', async () => {
  session.strategy = 'no-persist'
  await keepMe('un', me)
  expect(localStorage.getItem('moi')).toBeNull()
  expect(await readKeptMe('un')).toEqual(me)
  forgetMe()
  expect(await readKeptMe('un')).toBeNull()
})

it('the profile of a visit that becomes remembered is removed from its tab', async () => {
  session.strategy = 'no-persist'
  await keepMe('un', me)
  session.strategy = 'persistent'
  await keepMe('un', me)
  expect(sessionStorage.getItem('moi')).toBeNull()
  expect(await readKeptMe('un')).toEqual(me)
})

it('no profile is stored for a member who signed out meanwhile', async () => {
  const keeping = keepMe('un', me)
  session.token = 'deux'
  await keeping
  expect(await readKeptMe('un')).toBeNull()
})
