import type { Call } from '@foulee/contract/call'
import { getImageSources } from '@foulee/domain/image'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Where the loop of `createParcours` begins, and its other side. */
const HOME: [number, number] = [5.7245, 45.1885]
const ACROSS: [number, number] = [5.7245, 45.2114]

let shade = 0
type Camera = { place?: [number, number]; time?: string; orientation?: number }

const toRational = (degrees: number) => `${Math.round(Math.abs(degrees) * 1e6)}/1000000 0/1 0/1`

/** A photo of its own colour, as a phone would send it. */
async function takePhoto({ place, time, orientation }: Camera = {}, width = 1000, height = 700) {
  const background = { r: 30, g: 90, b: 50 }
  const exif = {
    // No two photos are the same bytes.
    IFD0: { Artist: 'Paola Rossi', ImageDescription: `${++shade}` },
    ...(time && { IFD2: { DateTimeOriginal: time } }),
    ...(place && {
      IFD3: {
        GPSLatitudeRef: place[1] < 0 ? 'S' : 'N',
        GPSLatitude: toRational(place[1]),
        GPSLongitudeRef: place[0] < 0 ? 'W' : 'E',
        GPSLongitude: toRational(place[0]),
      },
    }),
  }
  const image = sharp({ create: { width, height, channels: 3, background } }).withExif(exif)
  const bytes = await (orientation ? image.withMetadata({ orientation }) : image).jpeg().toBuffer()
  return new Uint8Array(bytes)
}

type Bytes = Uint8Array<ArrayBuffer>
function toForm(photos: readonly Bytes[], fields: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  for (const [n, bytes] of photos.entries()) {
    body.append('photo', new File([bytes], `IMG_${n}.jpg`, { type: 'image/jpeg' }))
  }
  return body
}
const add = (call: Call, id: number, photos: readonly Bytes[], fields = {}) =>
  call('POST /api/parcours/photo/{id}/add', { params: { id }, body: toForm(photos, fields) })

async function withRoute(given: Parameters<typeof createParcours>[2] = {}) {
  const author = await createUser(t.db)
  const { call } = await t.signIn(author)
  const { id, slug } = await createParcours(t.db, t.clock.now, { users_id: author.id, ...given })
  const read = async () => (await t.call('GET /api/parcours/{id}', { params: { id: slug } })).data
  return { author, call, id, slug, read }
}
const keysOf = (url: string) => {
  const sha = url.split('/').at(-2) ?? ''
  return t.storage.keys().filter((key) => key.includes(sha))
}

describe('a photo of a route', () => {
  it('shows at once in a small size, in all of them a moment later', async () => {
    const { call, id, read } = await withRoute()
    const [photo] = (await add(call, id, [await takePhoto()], { titre: 'Le col' })).data
    expect(photo).toMatchObject({ titre: 'Le col', ordre: 0, largeur: 1000, hauteur: 700 })
    expect(photo?.url).toMatch(/^\/medias\/photo\/\w{2}\/\w{64}\/480\.webp$/)
    expect((await t.inject({ url: photo?.url ?? '' })).statusCode).toBe(200)
    expect((await read()).photos).toEqual([photo])
    expect(keysOf(photo?.url ?? '').map((key) => key.split('/').at(-1))).toEqual([
      '480.webp',
      'photo.bin',
    ])

    expect(await t.workOff()).toBe(0)
    const { photos, photo: cover } = await read()
    const url = photos[0]?.url ?? ''
    expect(cover).toBe(url)
    expect(url).toMatch(/960\.webp$/)
    const { avif = '', webp = '' } = getImageSources(url) ?? {}
    const urls = `${avif}, ${webp}`.split(', ').map((source) => source.split(' ')[0] ?? '')
    expect(urls).toHaveLength(6)
    for (const one of urls) expect((await t.inject({ url: one })).statusCode).toBe(200)
    expect(keysOf(url).filter((key) => key.startsWith('source/'))).toEqual([])
  })

  it('never leaves as it was sent: neither its source nor what its camera wrote', async () => {
    const { call, id } = await withRoute()
    const bytes = await takePhoto({ place: ACROSS, orientation: 6 })
    const [photo] = (await add(call, id, [bytes])).data
    expect([photo?.largeur, photo?.hauteur]).toEqual([700, 1000])
    const source = keysOf(photo?.url ?? '').find((key) => key.startsWith('source/'))
    expect((await t.inject({ url: `/medias/${source}` })).statusCode).toBe(404)
    await t.workOff()
    for (const key of keysOf(photo?.url ?? '')) {
      const { rawPayload } = await t.inject({ url: `/medias/${key}` })
      const { exif, width, height } = await sharp(rawPayload).metadata()
      expect(exif).toBeUndefined()
      expect(rawPayload.includes('Rossi')).toBe(false)
      expect(width).toBeLessThan(height)
    }
  })

  it('comes with others, in the order in which they were taken', async () => {
    const { call, id, read } = await withRoute()
    const [late, early, between] = await Promise.all(
      ['12:00:00', '08:00:00', '09:30:00'].map((hour) => takePhoto({ time: `2026:07:14 ${hour}` })),
    )
    if (!late || !early || !between) throw new Error('Nothing was taken.')
    const { id: first, data } = await add(call, id, [late, early, between])
    expect(data.map(({ ordre }) => ordre)).toEqual([0, 1, 2])
    expect(first).toBe(data[0]?.id)
    const again = await add(call, id, [early])
    expect(again.data).toEqual([data[0]])
    expect((await add(call, id, [between, between])).data).toEqual([data[1]])
    expect((await read()).photos).toHaveLength(3)
  })

  it('gets its words, its rank and its place changed, each alone', async () => {
    const { call, id, read } = await withRoute()
    const sent = await Promise.all([takePhoto(), takePhoto(), takePhoto()])
    const [one, two, three] = (await add(call, id, sent)).data.map((photo) => photo.id)
    const update = (id_photo: number | undefined, changes: object) =>
      call('POST /api/parcours/photo/{id}/update', {
        params: { id },
        body: { id_photo: id_photo ?? 0, ...changes },
      })
    await update(three, { ordre: 0 })
    await update(one, { ordre: 99 })
    expect((await read()).photos.map((photo) => photo.id)).toEqual([three, two, one])
    const { data } = await update(two, { titre: 'La source', position: ACROSS })
    expect(data).toMatchObject({ titre: 'La source', description: null, position: ACROSS })
    expect((await update(two, { description: 'Fraîche.' })).data.titre).toBe('La source')
    expect((await update(two, { titre: '', position: null })).data).toMatchObject({
      titre: null,
      position: null,
      metres: null,
    })
  })

  it('leaves with its files, unless somebody else shows the same', async () => {
    const [one, other] = [await withRoute(), await withRoute()]
    const bytes = await takePhoto()
    const [photo] = (await add(one.call, one.id, [bytes])).data
    await t.workOff()
    const [same] = (await add(other.call, other.id, [bytes])).data
    // Its sizes are there already.
    expect(same?.url).toMatch(/960\.webp$/)
    const remove = ({ call, id }: typeof one, id_photo = 0) =>
      call('POST /api/parcours/photo/{id}/del/{id_photo}', { params: { id, id_photo } })
    await remove(one, photo?.id)
    await t.workOff()
    expect((await one.read()).photos).toEqual([])
    expect(keysOf(same?.url ?? '')).toHaveLength(6)
    await remove(other, same?.id)
    await t.workOff()
    expect(keysOf(same?.url ?? '')).toEqual([])
    await expect(remove(other, same?.id)).rejects.toMatchObject({ code: 'photo_introuvable' })
  })

  it('that is removed before its sizes are made leaves nothing behind', async () => {
    const { call, id } = await withRoute()
    const [photo] = (await add(call, id, [await takePhoto()])).data
    await call('POST /api/parcours/photo/{id}/del/{id_photo}', {
      params: { id, id_photo: photo?.id ?? 0 },
    })
    expect(await t.workOff()).toBe(0)
    expect(keysOf(photo?.url ?? '')).toEqual([])
  })
})

describe('the place of a photo', () => {
  it('is where it was taken, and how far along the route', async () => {
    const { call, id } = await withRoute()
    const [photo] = (await add(call, id, [await takePhoto({ place: ACROSS })])).data
    expect(photo?.position?.[0]).toBeCloseTo(ACROSS[0], 5)
    expect(photo?.position?.[1]).toBeCloseTo(ACROSS[1], 5)
    expect(photo?.metres).toBeGreaterThan(3_800)
    expect(photo?.metres).toBeLessThan(4_200)
  })

  it.each<[string, [number, number] | undefined, boolean]>([
    ['nowhere, when its camera says nothing', undefined, false],
    ['nowhere, at 0°, 0°', [0, 0], false],
    ['nowhere, beyond the pole', [5, 97], false],
    ['nowhere, beyond the antimeridian', [211, 45], false],
    ['on the map but not along the route, far from it', [5.9, 45.3], true],
  ])('is %s', async (_, place, isOnMap) => {
    const { call, id } = await withRoute()
    const [photo] = (await add(call, id, [await takePhoto(place ? { place } : {})])).data
    expect([photo?.position !== null, photo?.metres]).toEqual([isOnMap, null])
  })

  it('may be told, or withheld, when it is sent', async () => {
    const { call, id } = await withRoute()
    const there = await takePhoto({ place: HOME })
    const [photo] = (await add(call, id, [there], { position: JSON.stringify(ACROSS) })).data
    expect(photo?.position).toEqual(ACROSS)
    const [none] = (await add(call, id, [await takePhoto({ place: HOME })], { position: 'null' }))
      .data
    expect(none?.position).toBeNull()
  })

  it('never leaves from the surroundings that the author hides', async () => {
    const { call, id, slug, read } = await withRoute({ rayon_masque: 300 })
    const bytes = await takePhoto({ place: HOME })
    const [photo] = (await add(call, id, [bytes])).data
    expect([photo?.position, photo?.metres]).toEqual([null, null])
    await t.workOff()
    expect((await read()).photos[0]).toMatchObject({ position: null, metres: null })
    const edited = await call('POST /api/photo/{model}/{id}/edit/{id_photo}', {
      params: { model: 'parcours', id, id_photo: photo?.id ?? 0 },
      body: { position: HOME },
    })
    expect(edited.data.position).toBeNull()
    const { body } = await t.inject({ url: `/api/parcours/${slug}` })
    expect(body).not.toContain('5.7245,45.1885')
  })
})

describe('the photos of a race', () => {
  const send = async (call: Call, id: number, model: 'course' | 'parcours' = 'course') =>
    call('POST /api/photo/{model}/{id}/add', {
      params: { model, id },
      body: toForm([await takePhoto({ place: HOME })]),
    })

  it('are those of its organisers, and keep no place', async () => {
    const member = await createUser(t.db, { organisateur: true })
    const organisateur = await createOrganisateur(t.db, { membres: [member.id] })
    const { id, slug } = await createCourse(t.db, t.clock.now, {
      organisateurs_id: organisateur.id,
    })
    const read = async () => (await t.call('GET /api/courses/{id}', { params: { id: slug } })).data
    const { call } = await t.signIn(member)
    const [photo] = (await send(call, id)).data
    expect(photo).toMatchObject({ position: null, metres: null })
    expect((await read()).photos[0]?.url).toBe(photo?.url)
    await t.workOff()
    expect((await read()).photos[0]?.url).toMatch(/960\.webp$/)
    const params = { model: 'course', id, id_photo: photo?.id ?? 0 } as const
    await call('POST /api/photo/{model}/{id}/edit/{id_photo}', {
      params,
      body: { titre: 'Le départ', ordre: 0 },
    })
    expect((await read()).photos[0]?.titre).toBe('Le départ')
    await call('POST /api/photo/{model}/{id}/del/{id_photo}', { params })
    expect((await read()).photos).toEqual([])
    const stranger = await t.signIn(await createUser(t.db))
    await expect(send(stranger.call, id)).rejects.toMatchObject({ code: 'acces_refuse' })
  })

  it('of a draft do not exist for others, nor do those of no race', async () => {
    const { id } = await createCourse(t.db, t.clock.now, { etat: 0 })
    const { call } = await t.signIn(await createUser(t.db))
    for (const one of [id, 2_000_000_000]) {
      await expect(send(call, one)).rejects.toMatchObject({ code: 'course_introuvable' })
    }
    const { id: route } = await withRoute()
    await expect(send(call, route, 'parcours')).rejects.toMatchObject({ code: 'acces_refuse' })
  })

  it('are not reached through a route of one’s own', async () => {
    const mine = await withRoute()
    const other = await withRoute()
    const [photo] = (await add(other.call, other.id, [await takePhoto()])).data
    const params = { model: 'parcours', id: mine.id, id_photo: photo?.id ?? 0 } as const
    const edit = mine.call('POST /api/photo/{model}/{id}/edit/{id_photo}', { params, body: {} })
    await expect(edit).rejects.toMatchObject({ code: 'photo_introuvable' })
    const del = mine.call('POST /api/photo/{model}/{id}/del/{id_photo}', { params })
    await expect(del).rejects.toMatchObject({ code: 'photo_introuvable' })
    expect((await other.read()).photos).toHaveLength(1)
  })
})
