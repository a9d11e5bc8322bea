import { connect } from 'node:net'
import { courseFilters } from '@foulee/contract/courses/course-filters'
import type { Key } from '@foulee/contract/shared/call'
import { MEDIA_TYPE } from '@foulee/contract/shared/client'
import { contract } from '@foulee/contract/shared/contract'
import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import type { Filter } from '@foulee/contract/shared/filters'
import { type Endpoint, parseKey } from '@foulee/contract/shared/kit'
import { sampleCases } from '@foulee/testing/effort'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { expectFailure, expectSound } from '#test/http/expectations.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let member: SignedIn
beforeAll(async () => {
  t = await testApp()
  member = await t.signIn(await createUser(t.db))
})
afterAll(() => t.close())

const get = (url: string) => t.inject({ url })
const getCourses = (query: Record<string, string>) =>
  get(`/api/courses?${new URLSearchParams(query).toString()}`)

const ORGANISATEURS = '/api/courses/organisateurs/list'
const post = (payload: string | Buffer, contentType?: string, url = ORGANISATEURS) =>
  t.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...member.headers, ...(contentType ? { 'content-type': contentType } : {}) },
  })

describe('a filter', () => {
  const WRONG: Record<Filter['type'], readonly string[]> = {
    text: ['a\u0000b', 'a\u001bb', 'x'.repeat(201)],
    range: ['abc', '-5', '1.5', '1e5', '9'.repeat(30), '99999999999', 'NaN', '10 000', '0x10'],
    dateRange: ['demain', '2027-02-30', '12/05/2027', '20270512', '2027-05-12T10:00:00Z', '-1'],
    boolean: ['peut-être', '2', '-1', 'TRUE'],
    multivalue: ['inconnu', '__proto__', 'constructor', '-1', 'x'.repeat(1001)],
  }
  const cases = Object.entries(courseFilters).flatMap(([name, { type }]) => {
    const ends = type === 'range' || type === 'dateRange' ? ['_min', '_max'] : ['']
    return ends.flatMap((end) => WRONG[type].map((value) => [`${name}${end}`, value] as const))
  })
  const more = [
    ...[
      '5.72',
      '5.72,45.18',
      '5.72,45.18,0',
      '181,0,5',
      '0,91,5',
      'a,b,c',
      '1,2,3,4',
      '5,45,501',
    ].map((value) => ['autour', value] as const),
    ...['1,2,3', '6,45,5,46', '5,46,6,45', '-181,0,0,1', 'a,b,c,d', '1,1,1,1'].map(
      (value) => ['zone', value] as const,
    ),
  ]

  it.each([...cases, ...more])('%s refuses %j and is named', async (name, value) => {
    const { errors } = expectFailure(await getCourses({ [name]: value }), 'champs_invalides')
    expect(Object.keys(errors)).toEqual([name])
  })

  it('errors of several filters are reported at once', async () => {
    const { errors } = expectFailure(await getCourses({ page: '-1', type: 'x', date_min: 'y' }))
    expect(Object.keys(errors).toSorted()).toEqual(['date_min', 'page', 'type'])
  })

  it.each(['', '0', ' '])('with the value %j is not applied', async (value) => {
    const { nb } = (await getCourses({})).json()
    expect(
      (await getCourses({ distance_min: value, type: value, date_max: value })).json().nb,
    ).toBe(nb)
  })

  it('that is not declared is ignored', async () => {
    const all = await getCourses({})
    const answer = await get(
      '/api/courses?inconnu=1&__proto__=1&__proto__[a]=1&constructor=x&=&&a[]=1',
    )
    expect(answer.json().nb).toBe(all.json().nb)
    expect(Object.prototype).not.toHaveProperty('a')
  })

  it('given twice becomes a list, or is refused where it takes one value', async () => {
    expect((await get('/api/courses?type=trail&type=route')).body).toBe(
      (await get('/api/courses?type=trail,route')).body,
    )
    expectFailure(await get('/api/courses?page=1&page=2'), 'champs_invalides')
  })
})

describe('a page', () => {
  it.each(['0', '-1', '1.5', 'abc', '99999999', '9'.repeat(40), '1 ', '１'])(
    'number %j is refused',
    async (page) => {
      const { errors } = expectFailure(await getCourses({ page }), 'champs_invalides')
      expect(errors).toHaveProperty('page')
    },
  )

  it.each(['0', '-1', '101', '1e2', 'abc'])('size %j is refused', async (nb_page) => {
    expect(expectFailure(await getCourses({ nb_page })).errors).toHaveProperty('nb_page')
  })

  it.each(['3', '1000000'])('past the end (%s) is empty and keeps the total', async (page) => {
    const organisateurs_id = (await createOrganisateur(t.db)).id
    const nom = `Foulée des ${page === '3' ? 'quenouillettes' : 'farfadelles'}`
    for (const rang of ['une', 'deux', 'trois']) {
      await createCourse(t.db, t.clock.now, { organisateurs_id, nom: `${nom} ${rang}` })
    }
    const texte = nom.split(' ')[2] ?? ''
    const answer = (await getCourses({ texte, nb_page: '2', page })).json()
    expect(answer).toEqual({ success: true, data: [], nb: 3 })
  })
})

describe('an address', () => {
  it.each<[string, ErrorCode]>([
    ['/api/courses/course-qui-n-existe-pas', 'course_introuvable'],
    ['/api/courses/2147483647', 'course_introuvable'],
    ['/api/courses/99999999999999999999', 'course_introuvable'],
    ['/api/courses/0', 'course_introuvable'],
    ['/api/courses/-1', 'champs_invalides'],
    ['/api/courses/1.5', 'champs_invalides'],
    ['/api/courses/%00', 'champs_invalides'],
    ['/api/courses/..%2f..%2fetc', 'champs_invalides'],
    ['/api/courses/__proto__', 'champs_invalides'],
    ["/api/courses/1'%20or%201=1", 'champs_invalides'],
    [`/api/courses/${'a'.repeat(201)}`, 'champs_invalides'],
    [`/api/courses/${'a'.repeat(2_000)}`, 'adresse_trop_longue'],
    ['/api/courses/%E0%A4%A', 'requete_malformee'],
    ['/api/courses/%', 'requete_malformee'],
    ['/api/inconnue', 'adresse_introuvable'],
    ['/api/', 'adresse_introuvable'],
    ['/api', 'adresse_introuvable'],
    ['/api/courses/1/2/3', 'adresse_introuvable'],
    [`/api/${'x/'.repeat(3_000)}`, 'adresse_introuvable'],
  ])('%s is refused', async (url, code) => {
    expectFailure(await get(url), code)
  })

  it.each(['%E0%A4%A', '%', '%zz', '%u0041', '%C0%AF'])(
    'may hold %s in its query',
    async (text) => {
      expectSound(contract['GET /api/courses'], await get(`/api/courses?texte=${text}`))
    },
  )
})

describe('a method', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'POST', 'PROPFIND', 'TRACE'] as const)(
    '%s on a GET is refused, and GET named',
    async (method) => {
      const answer = await t.inject({ method: method as 'PUT', url: '/api/courses/1' })
      expectFailure(answer, 'methode_refusee')
      expect(answer.headers.allow).toBe('GET, HEAD')
    },
  )

  it('GET on a POST is refused, and POST named', async () => {
    const answer = await get('/api/auth/login')
    expectFailure(answer, 'methode_refusee')
    expect(answer.headers.allow).toBe('POST')
  })

  it('other than GET on an unknown address is unknown too', async () => {
    expectFailure(await t.inject({ method: 'DELETE', url: '/api/rien' }), 'adresse_introuvable')
  })
})

describe('a body', () => {
  const PROFIL = '/api/profile/update'
  const part = (name: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const form = (...parts: string[]) => `${parts.join('')}--b--\r\n`
  const FORM = 'multipart/form-data; boundary=b'

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/vnd.api+jsonp',
    'image/png',
    'rien',
    FORM,
  ])('of type %s is refused where JSON is asked', async (type) => {
    expectFailure(await post('{"recherche":"a"}', type), 'type_de_media_refuse')
  })

  it('without a type is refused', async () => {
    expectFailure(await post(Buffer.from('{"recherche":"a"}')), 'type_de_media_refuse')
  })

  it.each(['application/json', MEDIA_TYPE])(
    'of type %s is refused where a form is asked',
    async (type) => {
      expectFailure(await post('{"sexe":"f"}', type, PROFIL), 'type_de_media_refuse')
    },
  )

  it.each(['application/json; charset=utf-8', `${MEDIA_TYPE}; charset=utf-8`, 'APPLICATION/JSON'])(
    'of type %s is read',
    async (type) => {
      expect((await post('{"recherche":"a"}', type)).statusCode).toBe(200)
    },
  )

  it.each([
    '{',
    '',
    '{"recherche":',
    "{'recherche':'a'}",
    'undefined',
    '\u0000',
    '{"a":1}}',
    '\ufeff',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
  ])('that is not JSON is refused: %j', async (payload) => {
    expectFailure(await post(payload, MEDIA_TYPE), 'requete_malformee')
    expect(Object.prototype).not.toHaveProperty('a')
  })

  it.each([
    ...['[]', '"texte"', '1', 'true', '{"recherche":1}', '{"recherche":null}', '{"recherche":[]}'],
    ...['{"recherche":{"a":1}}', '{"recherche":"a\\u0000b"}', `{"recherche":"${'x'.repeat(101)}"}`],
  ])('of the wrong shape is refused: %j', async (payload) => {
    expectFailure(await post(payload, MEDIA_TYPE), 'champs_invalides')
  })

  it('nested a hundred thousand deep is refused', async () => {
    const nest = '['.repeat(100_000) + ']'.repeat(100_000)
    const answer = await post(`{"recherche":${nest}}`, MEDIA_TYPE)
    expectFailure(answer, 'champs_invalides', 'requete_malformee')
  })

  it('over the limit is refused', async () => {
    const payload = JSON.stringify({ recherche: 'x'.repeat(2_000_000) })
    expectFailure(await post(payload, MEDIA_TYPE), 'requete_trop_longue')
  })

  it('with a file over the limit is refused', async () => {
    const head = '--b\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\n'
    const payload = Buffer.concat([
      Buffer.from(head),
      Buffer.alloc(26 * 1024 * 1024, 'x'),
      Buffer.from('\r\n--b--\r\n'),
    ])
    expectFailure(await post(payload, FORM, PROFIL), 'requete_trop_longue')
  })

  it.each<[string, string, string, ErrorCode]>([
    ['has no boundary', 'multipart/form-data', form(part('sexe', 'f')), 'requete_malformee'],
    ['never ends', FORM, part('sexe', 'f'), 'requete_malformee'],
    ['is not a form', FORM, 'rien', 'requete_malformee'],
    ['names the prototype', FORM, form(part('__proto__', 'f')), 'requete_malformee'],
    ['has 200 fields', FORM, form(...Array(200).fill(part('a', 'f'))), 'requete_trop_longue'],
    ['has a wrong value', FORM, form(part('sexe', 'x')), 'champs_invalides'],
    ['has a value of 2 MB', FORM, form(part('niveau', 'x'.repeat(2e6))), 'champs_invalides'],
  ])('that %s is refused', async (_, type, payload, code) => {
    expectFailure(await post(payload, type, PROFIL), code)
  })
})

describe('SQL and HTML', () => {
  const TEXTS = [
    "'; drop table courses; --",
    "x' or '1'='1",
    '1); delete from courses; --',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    ':* & | ! <-> (',
    '\\',
  ]
  const count = async () => (await t.db.execute(sql`select count(*)::int as nb from courses`)).rows
  const fieldsOf = (schema: z.ZodType | undefined) =>
    schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  const calls = (Object.entries(contract) as [Key, Endpoint][]).filter(
    ([, { query, body, multipart }]) => !multipart && (query || body),
  )

  it.each(calls)('do nothing in any field of %s', async (key, endpoint) => {
    const before = await count()
    const { method, path } = parseKey(key)
    const url = path.replace(/\{\w+\}/g, '1')
    const headers = { ...t.xsrf, ...(endpoint.access === 'public' ? {} : member.headers) }
    for (const text of sampleCases(TEXTS, 2)) {
      for (const name of fieldsOf(endpoint.query)) {
        const search = new URLSearchParams({ [name]: text })
        expectSound(endpoint, await t.inject({ method, url: `${url}?${search}`, headers }))
      }
      for (const name of fieldsOf(endpoint.body)) {
        const payload = { [name]: text }
        expectSound(endpoint, await t.inject({ method, url, headers, payload }))
      }
    }
    expect(await count()).toEqual(before)
  })
})

describe('over a real connection', () => {
  let port: number
  beforeAll(async () => {
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    port = (t.app.server.address() as { port: number }).port
  })

  function talk(bytes: string): Promise<{ statusCode: number; body: string }> {
    return new Promise((resolve, reject) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      socket.setTimeout(5_000, () => socket.destroy(new Error('The server does not answer.')))
      socket.on('data', (data) => (answer += data))
      socket.on('error', (error) => (answer ? null : reject(error)))
      socket.on('close', () => {
        const [head = '', body = ''] = answer.split('\r\n\r\n')
        resolve({ statusCode: Number(head.split(' ')[1]), body })
      })
    })
  }
  const HEADERS = 'Host: localhost\r\nConnection: close\r\n\r\n'

  it.each<[string, string, number]>([
    ['a query of 100 kB', `GET /api/courses?texte=${'a'.repeat(1e5)} HTTP/1.1\r\n${HEADERS}`, 431],
    ['an address of 100 kB', `GET /api/${'a'.repeat(1e5)} HTTP/1.1\r\n${HEADERS}`, 431],
    ['a header of 100 kB', `GET /api/sante HTTP/1.1\r\nX: ${'a'.repeat(1e5)}\r\n${HEADERS}`, 431],
    ['a query of 10 kB', `GET /api/courses?texte=${'a'.repeat(1e4)} HTTP/1.1\r\n${HEADERS}`, 422],
    ['a method of no standard', `FOULEE /api/courses HTTP/1.1\r\n${HEADERS}`, 405],
    ['no method', `/api/courses HTTP/1.1\r\n${HEADERS}`, 400],
    ['another language', '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n', 400],
    ['a header that is none', `GET /api/sante HTTP/1.1\r\nsans deux points\r\n${HEADERS}`, 400],
    [
      'two lengths',
      `POST /api/auth/exist HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${HEADERS}`,
      400,
    ],
  ])('%s is refused in French and the server stays up', async (_, bytes, status) => {
    const answer = await talk(bytes)
    const { success, message } = JSON.parse(answer.body)
    expect({ status: answer.statusCode, success }).toEqual({ status, success: false })
    expect(message).toMatch(/^\p{Lu}.*[.]$/u)
    const health = await talk(`GET /api/sante HTTP/1.1\r\n${HEADERS}`)
    expect(health.statusCode).toBe(200)
  })
})
