import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchOrTakePreloaded } from './take-preloaded.ts'

const LISTE = '/api/liste'
const fetchMock = vi.fn(async () => new Response('asked anew'))

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const answers = { [`GET ${LISTE}`]: Promise.resolve(new Response('asked ahead')) }
  vi.stubGlobal('ahead', { token: 'de-lea', answers })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const fetchListe = async (init: RequestInit = {}, token = 'de-lea') => {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetchOrTakePreloaded(LISTE, { method: 'GET', headers, ...init })).text()
}

it('a preloaded answer is taken once', async () => {
  expect(await fetchListe()).toBe('asked ahead')
  expect(await fetchListe()).toBe('asked anew')
})

it('a call with an empty body takes the answer preloaded without one', async () => {
  expect(await fetchListe({ body: '{}' })).toBe('asked ahead')
})

it.each([
  ['of another session', {}, 'de-karim'],
  ['by another method', { method: 'POST' }, 'de-lea'],
  ['of a call that says something', { body: '{"page":2}' }, 'de-lea'],
])('a preloaded answer is not taken for one %s', async (_, init, token) => {
  expect(await fetchListe(init, token)).toBe('asked anew')
})

it('a preloaded answer expires before a page opened much later', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(61_000)
  expect(await fetchListe()).toBe('asked anew')
})

it('calls use the network when nothing was preloaded', async () => {
  vi.stubGlobal('ahead', undefined)
  expect(await fetchListe()).toBe('asked anew')
})
