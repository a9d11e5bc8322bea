import { randomBytes } from 'node:crypto'
import { ApiError } from '@foulee/contract/shared/errors'
import { parcours, publicationPhotos, users } from '@foulee/db/schema'
import { getImageFolder } from '@foulee/domain/shared/image'
import { createUser, PHOTO } from '@foulee/testing/factories'
import { createPublication } from '@foulee/testing/fil'
import { createParcours } from '@foulee/testing/parcours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { getStorageKey } from '#platform/storage/storage.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

const KEY = getStorageKey('avatar', `ab${'0'.repeat(62)}`, '192.avif')

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await t.storage.put(KEY, Buffer.from('une image'), 'image/avif')
})
afterAll(() => t.close({ isStaged: true }))

it('a stored file is immutable, has its own media type and may run no script', async () => {
  const { statusCode, headers, body } = await t.inject({ url: `/medias/${KEY}` })
  expect([statusCode, body]).toEqual([200, 'une image'])
  expect(headers).toMatchObject({
    'content-type': 'image/avif',
    'content-length': '9',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  const again = await t.inject({
    url: `/medias/${KEY}`,
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const head = await t.inject({ method: 'HEAD', url: `/medias/${KEY}` })
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '9', ''])
})

describe('a photo', () => {
  const putPhoto = async () => {
    const fichier = getImageFolder('photo', randomBytes(32).toString('hex'))
    await t.storage.put(`${fichier}/960.webp`, Buffer.from('une photo'), 'image/webp')
    return fichier
  }
  const read = async (fichier: string) => {
    const { statusCode, headers } = await t.inject({ url: `/medias/${fichier}/960.webp` })
    return [statusCode, headers['cache-control']]
  }
  const show = (fichier: string, etat: number) =>
    createParcours(t.db, t.clock.now, { etat, photos: [{ fichier }] })

  it('of a public entity is cached by everybody', async () => {
    const fichier = await putPhoto()
    await show(fichier, 100)
    expect(await read(fichier)).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  const getPhotoUrl = async ({ call }: SignedIn, id: number) =>
    (await call('GET /api/parcours/{id}', { params: { id: String(id) } })).data.photos[0]?.url ?? ''
  const readAt = async (url: string) => {
    const { statusCode, headers } = await t.inject({ url })
    return [statusCode, headers['cache-control']]
  }

  it.each([
    ['a draft', 0],
    ['what waits for the team', 1],
    ['what was taken back', -1],
  ])('of %s opens at a URL of its reader alone, and is cached by nobody', async (_, etat) => {
    const fichier = await putPhoto()
    const author = await createUser(t.db)
    const { id } = await createParcours(t.db, t.clock.now, {
      etat,
      users_id: author.id,
      photos: [{ fichier }],
    })
    const url = await getPhotoUrl(await t.signIn(author), id)
    expect(url).toMatch(/^\/medias\/prive\/photo\/.*\/960\.webp$/)
    expect(await readAt(url)).toEqual([200, 'private, no-store'])
    // Neither an old permanent URL nor the storage key gives access.
    expect((await read(fichier))[0]).toBe(404)
    const forged = url.replace(/\.\d+(?=\.\d+\.)/, `.${author.id + 1}`)
    expect(forged).not.toBe(url)
    expect((await readAt(forged))[0]).toBe(404)
    expect((await readAt(url.replace('960.webp', '961.webp')))[0]).toBe(404)
    await t.db.delete(parcours).where(eq(parcours.id, id))
    expect((await readAt(url))[0]).toBe(404)
  })

  it('of a draft opens for two hours at most, and no more for a member whom the team removed', async () => {
    const fichier = await putPhoto()
    const author = await createUser(t.db)
    const photos = [{ fichier }]
    const { id } = await createParcours(t.db, t.clock.now, { etat: 0, users_id: author.id, photos })
    const url = await getPhotoUrl(await t.signIn(author), id)
    expect((await readAt(url))[0]).toBe(200)
    const before = t.clock.now
    t.clock.advance({ ms: 2 * 3_600_000 })
    expect((await readAt(url))[0]).toBe(404)
    t.clock.now = before
    const suspension = { suspendu_le: before.toISOString(), suspendu_motif: 'Spam' }
    await t.db.update(users).set(suspension).where(eq(users.id, author.id))
    expect((await readAt(url))[0]).toBe(404)
  })

  it('that is published keeps its permanent URL in answers to members', async () => {
    const fichier = await putPhoto()
    const { id } = await show(fichier, 100)
    const url = await getPhotoUrl(await t.signIn(await createUser(t.db)), id)
    expect(url).toBe(`/medias/${fichier}/960.webp`)
  })

  it('of a draft is signed for nobody who writes its URL into a text', async () => {
    const fichier = await putPhoto()
    await show(fichier, 0)
    const address = `/medias/${fichier}/960.webp`
    const member = await createUser(t.db)
    for (const titre of [address, `x","url":"${address}`]) {
      const { id } = await createParcours(t.db, t.clock.now, { users_id: member.id, titre })
      const { call } = await t.signIn(member)
      const answer = await call('GET /api/parcours/{id}', { params: { id: String(id) } })
      expect(answer.data.titre).toBe(titre)
      expect(JSON.stringify(answer)).not.toContain('/medias/prive/')
    }
  })

  it('that no entity shows is not found, nor one of a post for followers only', async () => {
    const fichier = await putPhoto()
    expect((await read(fichier))[0]).toBe(404)
    const { id: users_id } = await createUser(t.db)
    const { id: publications_id } = await createPublication(t.db, { users_id })
    await t.db.insert(publicationPhotos).values({ ...PHOTO, fichier, ordre: 0, publications_id })
    expect((await read(fichier))[0]).toBe(404)
    await show(fichier, 100)
    expect((await read(fichier))[0]).toBe(200)
  })
})

it.each(['original', 'source', 'inconnu'])('a file of the kind %s is not served', async (kind) => {
  const key = getStorageKey(kind, `ab${'1'.repeat(62)}`, 'trace.gpx')
  await t.storage.put(key, Buffer.from('<gpx/>'), 'application/gpx+xml')
  const { statusCode, body } = await t.inject({ url: `/medias/${key}` })
  expect([statusCode, body.includes('gpx')]).toEqual([404, false])
})

it.each([
  `/medias/${KEY.replace('192', '384')}`,
  '/medias/',
  '/medias/..%2f..%2fetc%2fpasswd',
  '/medias/../base/PG_VERSION',
  `/medias/${KEY}%00.svg`,
  `/medias/${KEY.toUpperCase()}`,
  '/medias/%',
  `/medias/${'a/'.repeat(500)}`,
])('no file is found at %.60s', async (url) => {
  const { statusCode } = await t.inject({ url })
  expect([400, 404, 414]).toContain(statusCode)
})

it('a doubled slash redirects to the canonical URL', async () => {
  const { statusCode, headers } = await t.inject({ url: `/medias//${KEY}` })
  expect([statusCode, headers.location]).toEqual([301, `/medias/${KEY}`])
})

it('a file answers 503 while the storage is unavailable', async () => {
  const away = new ApiError('service_indisponible', { retryAfter: 5 })
  const get = vi.spyOn(t.storage, 'get').mockRejectedValueOnce(away)
  const { statusCode, headers, body } = await t.inject({ url: `/medias/${KEY}` })
  get.mockRestore()
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(body).toContain('momentanément indisponible')
})
