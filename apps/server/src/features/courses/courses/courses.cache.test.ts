import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { courses } from '@foulee/db/schema'
import { createCourse, createOrganisateur, createUser, nextName } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFailure } from '#test/http/expectations.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

const PUBLIC = 'public, max-age=0, must-revalidate'

let t: TestApp
let twin: TestApp
beforeAll(async () => {
  t = await testApp()
  twin = await testApp()
})
afterAll(async () => {
  await t.close()
  await twin.close()
})

/** Renames a race as a command would: facts and read model in one transaction. */
const rename = (id: number, nom: string) =>
  t.db.transaction(async (tx) => {
    await tx.update(courses).set({ nom }).where(eq(courses.id, id))
    await rebuildCourseCards(tx, [id], t.clock.now)
  })

describe('cached answers to visitors', () => {
  it('an answer has an ETag, and is not sent again while unchanged', async () => {
    const { slug } = await createCourse(t.db, t.clock.now)
    for (const url of [`/api/courses/${slug}`, '/api/courses?tri=nom', '/api/filtres/courses']) {
      const first = await t.inject({ url })
      const etag = String(first.headers.etag)
      expect(first.headers['cache-control']).toBe(PUBLIC)
      const again = await t.inject({ url, headers: { 'if-none-match': etag } })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
      const other = await t.inject({ url, headers: { 'if-none-match': '"autre"' } })
      expect([other.statusCode, other.body]).toEqual([200, first.body])
    }
  })

  it.each([(etag: string) => `W/${etag}`, (etag: string) => `"autre", ${etag}`, () => '*'])(
    'an ETag matches by %s too, as proxies write it',
    async (write) => {
      const url = `/api/courses/${(await createCourse(t.db, t.clock.now)).slug}`
      const etag = String((await t.inject({ url })).headers.etag)
      const again = await t.inject({ url, headers: { 'if-none-match': write(etag) } })
      expect(again.statusCode).toBe(304)
    },
  )

  it('a repeated answer is identical, headers included', async () => {
    const { slug } = await createCourse(t.db, t.clock.now)
    for (const url of [`/api/courses/${slug}`, `/api/courses/${slug}/calendrier.ics`]) {
      const [first, second] = [await t.inject({ url }), await t.inject({ url })]
      const seen = ({ headers, body }: typeof first) => [
        { ...headers, date: '', 'x-request-id': '' },
        body,
      ]
      expect(seen(second)).toEqual(seen(first))
    }
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'an answer is compressed by %s on demand, and plain otherwise',
    async (name, unpack) => {
      const url = `/api/courses/${(await createCourse(t.db, t.clock.now)).slug}`
      const headers = { 'accept-encoding': name }
      const plain = await t.inject({ url })
      for (const packed of [await t.inject({ url, headers }), await t.inject({ url, headers })]) {
        expect(packed.headers['content-encoding']).toBe(name)
        expect(packed.headers.etag).toBe(`W/${plain.headers.etag}`)
        expect(String(unpack(packed.rawPayload))).toBe(plain.body)
      }
      expect((await t.inject({ url })).body).toBe(plain.body)
    },
  )

  it('a changed race changes the answer in every process', async () => {
    const mot = nextName('Mot').split(' ')[1] ?? ''
    const { id, slug } = await createCourse(t.db, t.clock.now, { nom: `Avant ${mot}` })
    const urls = [`/api/courses/${slug}`, `/api/courses/${id}`, `/api/courses?texte=${mot}`]
    const read = async () => {
      const answers = urls.flatMap((url) => [t.inject({ url }), twin.inject({ url })])
      return (await Promise.all(answers)).map(({ body }) => /Avant|Apres/.exec(body)?.[0])
    }
    const all = (nom: string) => Array(6).fill(nom)
    await expect.poll(read).toEqual(all('Avant'))
    expect(await read()).toEqual(all('Avant'))
    await rename(id, `Apres ${mot}`)
    await expect.poll(read).toEqual(all('Apres'))
  })

  it('totals are recounted on a page not yet requested', async () => {
    const mot = nextName('Total').replace(' ', '')
    const create = () => createCourse(t.db, t.clock.now, { nom: nextName(mot) })
    const read = async (page: number) =>
      (await t.inject({ url: `/api/courses?texte=${mot}&tri=date&nb_page=1&page=${page}` })).json()
        .nb
    await create()
    expect(await read(1)).toBe(1)
    await create()
    let page = 2
    await expect.poll(() => read(page++)).toBe(2)
  })

  it('an answer survives the change of another race', async () => {
    const [first, second] = [
      await createCourse(t.db, t.clock.now),
      await createCourse(t.db, t.clock.now),
    ]
    const url = `/api/courses/${first.slug}`
    const { etag } = (await t.inject({ url })).headers
    await rename(second.id, nextName('Autre'))
    expect((await t.inject({ url })).headers.etag).toBe(etag)
  })

  it('a withdrawn race ends its answer', async () => {
    const { id } = await createCourse(t.db, t.clock.now)
    const url = `/api/courses/${id}`
    const status = async () => (await t.inject({ url })).statusCode
    expect(await status()).toBe(200)
    await t.db.update(courses).set({ etat: 0 }).where(eq(courses.id, id))
    await rebuildCourseCards(t.db, [id], t.clock.now)
    await expect.poll(status).toBe(404)
  })
})

describe('answers to members', () => {
  it('an answer to a member is never cached', async () => {
    const user = await createUser(t.db)
    const { headers } = await t.signIn(user)
    const organisateur = await createOrganisateur(t.db, { membres: [user.id] })
    const input = { etat: 0, organisateurs_id: organisateur.id }
    const { slug } = await createCourse(t.db, t.clock.now, input)
    for (const url of [`/api/courses/${slug}`, '/api/courses?my=1', '/api/courses?tri=nom']) {
      const mine = await t.inject({ url, headers })
      expect([mine.statusCode, mine.headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect(mine.headers).not.toHaveProperty('etag')
    }
    expectFailure(await t.inject({ url: `/api/courses/${slug}` }), 'course_introuvable')
    expectFailure(await t.inject({ url: '/api/courses?my=1' }), 'session_absente')
    expect((await t.inject({ url: '/api/courses?tri=nom' })).body).not.toContain(slug)
  })

  it('a member does not get the cached answer of a visitor', async () => {
    const user = await createUser(t.db)
    const { headers } = await t.signIn(user)
    const organisateur = await createOrganisateur(t.db, { membres: [user.id] })
    const input = { etat: 0, organisateurs_id: organisateur.id }
    const { id } = await createCourse(t.db, t.clock.now, input)
    const url = `/api/courses/${id}`
    expectFailure(await t.inject({ url }), 'course_introuvable')
    expect((await t.inject({ url, headers })).statusCode).toBe(200)
  })

  it('a failure is not cached', async () => {
    const { headers } = await t.inject({ url: '/api/courses/introuvable' })
    expect(headers['cache-control']).toBe('no-store')
  })
})
