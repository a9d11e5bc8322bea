import type { Me } from '@foulee/contract/membres/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearOfflineSession, readOfflineSession, saveOfflineSession } from './session.ts'

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
  await saveOfflineSession('un', me)
  expect(await readOfflineSession('un')).toEqual(me)
  expect(await readOfflineSession('deux')).toBeNull()
})

it('the stored profile is gone once deleted', async () => {
  await saveOfflineSession('un', me)
  clearOfflineSession()
  expect(await readOfflineSession('un')).toBeNull()
})

it('the profile of a visit stays in its tab, and is deleted from there too', async () => {
  session.strategy = 'no-persist'
  await saveOfflineSession('un', me)
  expect(localStorage.getItem('moi')).toBeNull()
  expect(await readOfflineSession('un')).toEqual(me)
  clearOfflineSession()
  expect(await readOfflineSession('un')).toBeNull()
})

it('the profile of a visit that becomes remembered is removed from its tab', async () => {
  session.strategy = 'no-persist'
  await saveOfflineSession('un', me)
  session.strategy = 'persistent'
  await saveOfflineSession('un', me)
  expect(sessionStorage.getItem('moi')).toBeNull()
  expect(await readOfflineSession('un')).toEqual(me)
})

it('no profile is stored for a member who signed out meanwhile', async () => {
  const keeping = saveOfflineSession('un', me)
  session.token = 'deux'
  await keeping
  expect(await readOfflineSession('un')).toBeNull()
})
