import { afterEach, expect, it, vi } from 'vitest'
import { api } from './api.ts'

const EMPTY = { getItem: () => null }

afterEach(() => vi.unstubAllGlobals())

it('asks for the cookie before it posts as a visitor, and leaves no answer unread', async () => {
  const answers = new Map<string, Response>()
  const fetch = async (url: string) => {
    const answer = Response.json({ success: true, data: [], nb: 0 })
    answers.set(url, answer)
    return answer
  }
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', EMPTY)
  vi.stubGlobal('sessionStorage', EMPTY)
  vi.stubGlobal('fetch', fetch)
  await api('POST /api/auth/forgot', { body: { email: 'lise@exemple.fr' } })
  expect([...answers].map(([url, { bodyUsed }]) => [url, bodyUsed])).toEqual([
    ['/api/sante', true],
    ['/api/auth/forgot', true],
  ])
})
