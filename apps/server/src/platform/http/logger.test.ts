import { createUser, nextNumber } from '@foulee/testing/factories'
import { DrizzleQueryError } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { cleanError, cleanUrl } from './logger.ts'

const lines: string[] = []
let t: TestApp
beforeAll(async () => {
  t = await testApp({
    config: { logLevel: 'debug' },
    logTo: { write: (line) => void lines.push(line) },
  })
})
afterAll(() => t.close())

const PASSWORD = 'chamois-sur-la-crete-7'

it.each([
  ['/courses?distance_min=10', '/courses?distance_min=10'],
  [
    '/external/google/callback?code=abc&state=def',
    '/external/google/callback?code=[masqué]&state=[masqué]',
  ],
  ['/x?a=1&TOKEN=abc#b', '/x?a=1&TOKEN=[masqué]#b'],
  ['/x?barcode=1', '/x?barcode=1'],
  ['/x?email=a%40b.fr', '/x?email=[masqué]'],
  ['/recherche?q=cancer+du+sein', '/recherche?q=[masqué]'],
  ['/x?eyJhbGciOi.J9', '/x?[masqué]'],
  ['/courses/trail-du-lac-2027', '/courses/[masqué]'],
  ['/coureurs/12', '/coureurs/12'],
  ['/desabonnement/abc', '/desabonnement/[masqué]'],
  ['/apercu/abc', '/apercu/[masqué]'],
])('%s is logged as %s', (url, expected) => {
  expect(cleanUrl(url)).toBe(expected)
})

it.each([
  ['/api/agenda/abc', '/api/agenda/:token', '/api/agenda/[masqué]'],
  ['/api/messages/piece/123456', '/api/messages/piece/:jeton', '/api/messages/piece/[masqué]'],
  ['/api/courses/12', '/api/courses/:id', '/api/courses/12'],
  [
    '/api/evenements/12/valider/3/456',
    '/api/evenements/:id/valider/:a/:b',
    '/api/evenements/12/valider/[masqué]/[masqué]',
  ],
  ['/medias/photo/ab/cd.jpg', '/medias/*', '/medias/photo/ab/[masqué]'],
])('%s of the route %s is logged as %s', (url, route, expected) => {
  expect(cleanUrl(url, route)).toBe(expected)
})

it.each([
  ['Failed query: select $1\nparams: lea\n    at the door', 'Failed query: select $1'],
  ['550 <lea@exemple.fr> is unknown', '550 <[email]> is unknown'],
  [
    'https://push.exemple.fr/send/abc?token=d answered 410',
    'https://push.exemple.fr/… answered 410',
  ],
  [`no session ${'aB3_'.repeat(11)}`, 'no session [jeton]'],
])('the message « %s » is logged as « %s »', (message, expected) => {
  const { message: said, stack } = cleanError(new Error(message))
  expect(said).toBe(expected)
  expect(stack.startsWith(`Error: ${expected}\n    at `)).toBe(true)
  expect(stack).not.toContain('the door')
})

it.each([
  [Object.assign(new Error('invalid input syntax for type integer: "lea"'), { code: '22P02' })],
  [Object.assign(new Error('syntax error in tsquery: "lea"'), { code: '42601' })],
  [new SyntaxError('Unexpected token \'l\', "lea" is not valid JSON')],
])('an error that quotes unreadable input is logged without it: %s', (error) => {
  expect(JSON.stringify(cleanError(error))).not.toContain('lea')
})

it('a database error keeps the name of the violated constraint', () => {
  const message = 'duplicate key value violates unique constraint "users_email_key"'
  expect(cleanError(Object.assign(new Error(message), { code: '23505' })).message).toBe(message)
})

describe('a failed statement', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(lise@exemple.fr) already exists.',
  })
  const failed = new DrizzleQueryError(
    'insert into users values ($1, $2)',
    ['lise@exemple.fr', 'a\nb'],
    cause,
  )

  it('is logged with its text and its reason, without its values', () => {
    const logged = cleanError(failed)
    expect(logged.message).toBe('Failed query: insert into users values ($1, $2)')
    expect(logged.cause).toMatchObject({ code: '23505', message: 'duplicate key' })
    expect(logged.stack).toContain('at ')
    expect(JSON.stringify(logged)).not.toMatch(/lise@exemple|a\\nb/)
  })
})

it.each([[undefined], [null], ['texte'], [12], [{ password: PASSWORD }]])(
  'a thrown value that is no error (%j) is logged by its type',
  (thrown) => {
    expect(cleanError(thrown)).toEqual({ type: typeof thrown, message: '', stack: '' })
  },
)

describe('the log', () => {
  it('and the answers contain no password, no token and no cookie', async () => {
    const email = `journal-${nextNumber()}@exemple.fr`
    const identity = { prenom: 'Lise', nom: 'Martin', cgu: true } as const
    const registered = await t.call('POST /api/auth/register', {
      body: { ...identity, email, password: PASSWORD },
    })
    const { auth_token: token } = registered.data
    const headers = { authorization: `Bearer ${token}`, cookie: `XSRF-TOKEN=${token}` }
    const payload = { email, password: PASSWORD, remember: PASSWORD, token }
    const answers = [
      await t.inject({ url: '/api/auth/me', headers }),
      await t.inject({ url: `/api/rien?token=${token}`, headers }),
      await t.inject({ url: '/api/docs', headers }),
      await t.inject({ url: '/api/openapi.json', headers }),
      await t.inject({ method: 'POST', url: '/api/auth/login', headers: t.xsrf, payload }),
      await t.inject({ method: 'POST', url: '/api/auth/login', headers, payload }),
      await t.inject({ method: 'POST', url: '/api/auth/exist', headers, payload: PASSWORD }),
      await t.inject({ method: 'POST', url: '/api/invitation/show', headers, payload }),
    ]
    t.app.log.error({
      headers,
      req: { headers, url: '/' },
      password: PASSWORD,
      body: { email, password: PASSWORD, token },
    })
    t.app.log.error(new DrizzleQueryError('select $1', [token, PASSWORD]))
    expect(lines.length).toBeGreaterThan(answers.length * 2)
    for (const said of [...lines, ...answers.map(({ body }) => body)]) {
      expect(said).not.toContain(token)
      expect(said).not.toContain(PASSWORD)
    }
    expect(lines.join('')).not.toContain(t.xsrf['x-xsrf-token'])
  })

  it('has the request id of a failure, which the answer does not explain', async () => {
    const { headers } = await t.signIn(await createUser(t.db))
    const original = t.db.$client.query
    t.db.$client.query = (() => Promise.reject(new Error('statement of Lise'))) as typeof original
    const answer = await t.inject({ url: '/api/auth/me', headers })
    t.db.$client.query = original
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('Lise')
    const id = answer.json().request_id
    expect(
      lines.filter((line) => line.includes(id) && line.includes('statement of Lise')),
    ).not.toEqual([])
  })
})
