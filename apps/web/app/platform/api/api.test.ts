import { afterEach, expect, it, vi } from 'vitest'
import { api } from './api.ts'

const EMPTY = { getItem: () => null }

afterEach(() => vi.unstubAllGlobals())

it("a visitor's post requests the CSRF cookie first, and reads each answer to the end", async () => {
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

it('a call refused for its CSRF pair is repeated once with a new cookie', async () => {
  const texts: string[] = []
  const page = { cookie: 'XSRF-TOKEN=old' }
  const heard: (string | null)[] = []
  let accepted = 'new'
  const refusal = { success: false, message: 'Jeton manquant.', code: 'jeton_anti_falsification' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', EMPTY)
  vi.stubGlobal('sessionStorage', EMPTY)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    texts.push(url)
    if (url === '/api/sante') {
      page.cookie = 'XSRF-TOKEN=new'
      return Response.json({ success: true, data: {} })
    }
    const token = new Headers(init.headers).get('x-xsrf-token')
    heard.push(token)
    if (token !== accepted) return Response.json(refusal, { status: 403 })
    return Response.json({ success: true, data: null })
  })
  const requestReset = () => api('POST /api/auth/forgot', { body: { email: 'lise@exemple.fr' } })
  await requestReset()
  expect(texts).toEqual(['/api/auth/forgot', '/api/sante', '/api/auth/forgot'])
  expect(heard).toEqual(['old', 'new'])

  accepted = 'another'
  await expect(requestReset()).rejects.toMatchObject({ code: 'jeton_anti_falsification' })
  expect(heard).toEqual(['old', 'new', 'new', 'new'])
})
