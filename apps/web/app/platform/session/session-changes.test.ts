import type { Me } from '@foulee/contract/membres/session'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ANONYMOUS, EXPIRED, sessionQuery } from './session.queries.ts'
import {
  clearAnswers,
  endWith,
  expireSession,
  followToken,
  mergeProfil,
  openSession,
} from './session-changes.ts'

const tokens = vi.hoisted(() => ({ stored: null as string | null }))
vi.mock('./token-storage.ts', () => ({
  TOKEN_KEY: 'auth_token',
  readToken: () => tokens.stored,
  readStrategy: () => 'no-persist',
  storeToken: (token: string) => {
    tokens.stored = token
  },
  removeToken: () => {
    tokens.stored = null
  },
}))

vi.mock('./tabs.ts', () => ({
  tabs: { opened: vi.fn(), closed: vi.fn(), ask: async () => false },
}))

const clearMocks = vi.hoisted(() => ({ clearOfflineCopies: vi.fn(), clearVisit: vi.fn() }))
vi.mock('#platform/offline/clear-offline-copies.ts', () => clearMocks)

const offlineSession = vi.hoisted(() => ({
  clearOfflineSession: vi.fn(),
  readOfflineSession: async () => null,
}))
vi.mock('#platform/offline/session.ts', () => offlineSession)

const me = { user: { users_id: 7 }, profil: { users_id: 7, sexe: '', niveau: 'expert' } } as Me
let client: QueryClient
const read = () => client.getQueryData(sessionQuery.queryKey)
const signIn = (auth_token: string) => openSession(client, { ...me, auth_token }, 'persistent')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})
beforeEach(() => {
  tokens.stored = null
  client = new QueryClient()
})

it('signing in stores the token', () => {
  signIn('un')
  expect(tokens.stored).toBe('un')
  expect(read()).toMatchObject({ currentUser: me.user, strategy: 'persistent', hasExpired: false })
})

it('changes are merged into the profile', () => {
  signIn('un')
  mergeProfil(client, { sexe: 'f' })
  expect(read()?.profil).toMatchObject({ sexe: 'f', niveau: 'expert' })
})

it('a session that the server refuses ends without its token', () => {
  signIn('un')
  expireSession(client)
  expect(tokens.stored).toBeNull()
  expect(read()).toEqual(EXPIRED)
  expect(clearMocks.clearOfflineCopies).toHaveBeenCalled()
})

it('offline codes are deleted when a visit ended with its browser', async () => {
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
  expect(clearMocks.clearVisit).toHaveBeenCalled()
  expect(clearMocks.clearOfflineCopies).not.toHaveBeenCalled()
})

it('the session survives the refusal of a token that another tab has replaced', () => {
  signIn('un')
  tokens.stored = 'deux'
  expireSession(client)
  expect(tokens.stored).toBe('deux')
  expect(client.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(true)
})

it('expiry is not reported to a visitor', () => {
  client.setQueryData(sessionQuery.queryKey, ANONYMOUS)
  expireSession(client)
  expect(read()).toBe(ANONYMOUS)
})

it('the session follows another tab that changed the token', () => {
  signIn('un')
  tokens.stored = null
  followToken(client)
  expect(client.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(true)
})

it.each([
  ['depart', ANONYMOUS],
  ['expiration', EXPIRED],
] as const)(
  'the session ends with another tab: %s, without data of its member',
  (end, expected) => {
    signIn('un')
    endWith(client, 'un', end)
    expect(tokens.stored).toBeNull()
    expect(read()).toEqual(expected)
    expect(offlineSession.clearOfflineSession).toHaveBeenCalled()
  },
)

it('the session continues when an older one ended in another tab', () => {
  signIn('deux')
  endWith(client, 'un', 'depart')
  expect(tokens.stored).toBe('deux')
  expect(read()?.currentUser).toEqual(me.user)
  expect(offlineSession.clearOfflineSession).not.toHaveBeenCalled()
})

it('an unresponsive server does not end the session', async () => {
  signIn('un')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  const failing = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await expect(failing.fetchQuery({ ...sessionQuery, staleTime: 0 })).rejects.toThrow()
  expect(tokens.stored).toBe('un')
  expect(clearMocks.clearOfflineCopies).not.toHaveBeenCalled()
})

it.each([
  [
    'a server in trouble',
    503,
    { success: false, code: 'base_indisponible', message: 'Plus tard.' },
  ],
  ['a refusal of somebody on the way', 401, { message: 'Proxy' }],
])('the answer %s does not end the session', async (_, status, body) => {
  signIn('un')
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  const failing = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await expect(failing.fetchQuery({ ...sessionQuery, staleTime: 0 })).rejects.toThrow()
  expect(tokens.stored).toBe('un')
})

it('the refusal of the token ends the session', async () => {
  signIn('un')
  const body = { success: false, code: 'session_expiree', message: 'Votre session a expiré.' }
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 401 }))
  client = new QueryClient()
  expect(await client.fetchQuery({ ...sessionQuery, staleTime: 0 })).toEqual(EXPIRED)
  expect(tokens.stored).toBeNull()
  expect(clearMocks.clearOfflineCopies).toHaveBeenCalled()
})

it('the same token written by another tab changes nothing', () => {
  signIn('un')
  const before = read()
  followToken(client)
  expect(read()).toBe(before)
  expect(client.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(false)
})

it('a change of member clears the query cache, except the session', () => {
  signIn('un')
  client.setQueryData(['courses'], ['une course'])
  clearAnswers(client, true)
  expect(client.getQueryData(['courses'])).toBeUndefined()
  expect(read()?.currentUser).toEqual(me.user)
})
