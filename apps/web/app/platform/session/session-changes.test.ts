import type { Me } from '@foulee/contract/membres/session'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ANONYMOUS, EXPIRED, sessionQuery } from './session.queries.ts'
import {
  endWith,
  expireSession,
  followToken,
  forgetAnswers,
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

const forgotten = vi.hoisted(() => ({ forgetKept: vi.fn(), forgetVisit: vi.fn() }))
vi.mock('#platform/offline/forget-kept.ts', () => forgotten)

const keptMe = vi.hoisted(() => ({ forgetMe: vi.fn(), readKeptMe: async () => null }))
vi.mock('#platform/offline/kept-me.ts', () => keptMe)

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

it('opens with the token stored', () => {
  signIn('un')
  expect(tokens.stored).toBe('un')
  expect(read()).toMatchObject({ currentUser: me.user, strategy: 'persistent', hasExpired: false })
})

it('merges what changed into the profile', () => {
  signIn('un')
  mergeProfil(client, { sexe: 'f' })
  expect(read()?.profil).toMatchObject({ sexe: 'f', niveau: 'expert' })
})

it('ends when the server says so, without its token', () => {
  signIn('un')
  expireSession(client)
  expect(tokens.stored).toBeNull()
  expect(read()).toEqual(EXPIRED)
  expect(forgotten.forgetKept).toHaveBeenCalled()
})

it('leaves no codes of a visit that ended with its browser', async () => {
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
  expect(forgotten.forgetVisit).toHaveBeenCalled()
  expect(forgotten.forgetKept).not.toHaveBeenCalled()
})

it('survives the refusal of a token that another tab has replaced', () => {
  signIn('un')
  tokens.stored = 'deux'
  expireSession(client)
  expect(tokens.stored).toBe('deux')
  expect(client.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(true)
})

it('says nothing of expiry to who was not signed in', () => {
  client.setQueryData(sessionQuery.queryKey, ANONYMOUS)
  expireSession(client)
  expect(read()).toBe(ANONYMOUS)
})

it('follows another tab that changed the token', () => {
  signIn('un')
  tokens.stored = null
  followToken(client)
  expect(client.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(true)
})

it.each([
  ['depart', ANONYMOUS],
  ['expiration', EXPIRED],
] as const)(
  'ends with another tab: %s, and leaves nothing of its member in this one',
  (end, expected) => {
    signIn('un')
    endWith(client, 'un', end)
    expect(tokens.stored).toBeNull()
    expect(read()).toEqual(expected)
    expect(keptMe.forgetMe).toHaveBeenCalled()
  },
)

it('goes on when what ended in another tab was an older session', () => {
  signIn('deux')
  endWith(client, 'un', 'depart')
  expect(tokens.stored).toBe('deux')
  expect(read()?.currentUser).toEqual(me.user)
  expect(keptMe.forgetMe).not.toHaveBeenCalled()
})

it('a server that does not answer ends nothing', async () => {
  signIn('un')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  const failing = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await expect(failing.fetchQuery({ ...sessionQuery, staleTime: 0 })).rejects.toThrow()
  expect(tokens.stored).toBe('un')
  expect(forgotten.forgetKept).not.toHaveBeenCalled()
})

it.each([
  [
    'a server in trouble',
    503,
    { success: false, code: 'base_indisponible', message: 'Plus tard.' },
  ],
  ['a refusal of somebody on the way', 401, { message: 'Proxy' }],
])('%s ends nothing', async (_, status, body) => {
  signIn('un')
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  const failing = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await expect(failing.fetchQuery({ ...sessionQuery, staleTime: 0 })).rejects.toThrow()
  expect(tokens.stored).toBe('un')
})

it('the refusal of the token ends it', async () => {
  signIn('un')
  const body = { success: false, code: 'session_expiree', message: 'Votre session a expiré.' }
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 401 }))
  client = new QueryClient()
  expect(await client.fetchQuery({ ...sessionQuery, staleTime: 0 })).toEqual(EXPIRED)
  expect(tokens.stored).toBeNull()
  expect(forgotten.forgetKept).toHaveBeenCalled()
})

it('does nothing when another tab wrote the same token', () => {
  signIn('un')
  const before = read()
  followToken(client)
  expect(read()).toBe(before)
  expect(client.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(false)
})

it('forgets what was read, and not who is signed in', () => {
  signIn('un')
  client.setQueryData(['courses'], ['une course'])
  forgetAnswers(client, true)
  expect(client.getQueryData(['courses'])).toBeUndefined()
  expect(read()?.currentUser).toEqual(me.user)
})
