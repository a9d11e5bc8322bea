import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchOrTake } from './take-ahead.ts'

const LISTE = '/api/liste'
const asked = vi.fn(async () => new Response('asked anew'))

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const answers = { [`GET ${LISTE}`]: Promise.resolve(new Response('asked ahead')) }
  vi.stubGlobal('ahead', { token: 'de-lea', answers })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const ask = async (init: RequestInit = {}, token = 'de-lea') => {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetchOrTake(LISTE, { method: 'GET', headers, ...init })).text()
}

it('an answer that the head asked for is taken once', async () => {
  expect(await ask()).toBe('asked ahead')
  expect(await ask()).toBe('asked anew')
})

it('an empty body asks for the same as none', async () => {
  expect(await ask({ body: '{}' })).toBe('asked ahead')
})

it.each([
  ['of another session', {}, 'de-karim'],
  ['by another method', { method: 'POST' }, 'de-lea'],
  ['of a call that says something', { body: '{"page":2}' }, 'de-lea'],
])('it is not the answer %s', async (_, init, token) => {
  expect(await ask(init, token)).toBe('asked anew')
})

it('it is not kept for a page that is opened long after', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(61_000)
  expect(await ask()).toBe('asked anew')
})

it('nothing was asked for: calls go their way', async () => {
  vi.stubGlobal('ahead', undefined)
  expect(await ask()).toBe('asked anew')
})
