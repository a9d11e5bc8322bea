import type { Me } from '@foulee/contract/session'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { ANONYMOUS, EXPIRED, sessionQuery } from './session.queries.ts'
import {
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

const me = { user: { users_id: 7 }, profil: { users_id: 7, sexe: '', niveau: 'expert' } } as Me
let client: QueryClient
const read = () => client.getQueryData(sessionQuery.queryKey)
const signIn = (auth_token: string) => openSession(client, { ...me, auth_token }, 'persistent')

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

it('follows another tab out', () => {
  signIn('un')
  tokens.stored = null
  followToken(client)
  expect(read()).toEqual(ANONYMOUS)
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
