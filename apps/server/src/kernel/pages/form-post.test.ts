import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { receiveFormPosts, receiveShares } from './form-post.ts'

const app = Fastify()
beforeAll(async () => {
  await receiveFormPosts(app)
  await receiveShares(app)
})
afterAll(() => app.close())

const post = (fields: Record<string, string>, third = 'apple') =>
  app.inject({
    method: 'POST',
    url: `/external/${third}/callback`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(fields)),
  })

const toUserJson = (name: unknown) => JSON.stringify({ name, email: 'a@exemple.fr' })

it.each([
  [{ state: 's', code: 'c', id_token: 'x' }, 'state=s&code=c'],
  [{ state: 's', error: 'user_cancelled_authorize' }, 'state=s&error=user_cancelled_authorize'],
  [
    { state: 's', code: 'c', user: toUserJson({ firstName: 'Inès', lastName: 'G' }) },
    'state=s&code=c&prenom=In%C3%A8s&nom=G',
  ],
  [{ state: 's', user: toUserJson(null) }, 'state=s'],
  [{ state: 's', user: '{' }, 'state=s'],
  [{ state: 's', user: 'null' }, 'state=s'],
  [{ state: 'a&b=c#d', code: '\r\nx' }, 'state=a%26b%3Dc%23d&code=%0D%0Ax'],
  [{}, ''],
])('a form post redirects the browser to %j', async (fields, search) => {
  const answer = await post(fields)
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe(`/external/apple/callback?${search}`)
  expect(answer.headers['cache-control']).toBe('no-store')
})

it('a form post never redirects off the site', async () => {
  const answer = await post({ state: 's' }, '%2F%2Failleurs.fr')
  expect(answer.headers.location).toMatch(/^\/external\/%2F%2Failleurs\.fr\/callback\?/)
})

it('a form that is too long is refused', async () => {
  expect((await post({ state: 'x'.repeat(20_000) })).statusCode).toBe(413)
})

it.each([
  ['multipart/form-data; boundary=x', '--x\r\ncut in the middle'],
  ['application/x-www-form-urlencoded', 'texte=a'],
  ['text/html', 'a'.repeat(2_000_000)],
])('a share of %s that no service worker caught is dropped', async (type, payload) => {
  const headers = { 'content-type': type }
  const answer = await app.inject({ method: 'POST', url: '/partager', headers, payload })
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('/partager?perdu=1')
  expect(answer.headers['cache-control']).toBe('no-store')
})
