import { getImageSources } from '@foulee/domain/shared/image'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { ACROSS, addPhotosTo, keysOf, makePhoto, withRoute } from './test-photos.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

describe('photos of a route', () => {
  it('a photo shows at once in a small size, and soon in all sizes', async () => {
    const { call, id, read } = await withRoute(t)
    const [photo] = (await addPhotosTo(call, id, [await makePhoto()], { titre: 'Le col' })).data
    expect(photo).toMatchObject({ titre: 'Le col', ordre: 0, largeur: 1000, hauteur: 700 })
    expect(photo?.url).toMatch(/^\/medias\/photo\/\w{2}\/\w{64}\/480\.webp$/)
    expect((await t.inject({ url: photo?.url ?? '' })).statusCode).toBe(200)
    expect((await read()).photos).toEqual([photo])
    expect(keysOf(t, photo?.url).map((key) => key.split('/').at(-1))).toEqual([
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
    for (const url of urls) expect((await t.inject({ url: url })).statusCode).toBe(200)
    expect(keysOf(t, url).filter((key) => key.startsWith('source/'))).toEqual([])
  })

  it('a photo is never published as sent: no original, no camera metadata', async () => {
    const { call, id } = await withRoute(t)
    const bytes = await makePhoto({ place: ACROSS, orientation: 6 })
    const [photo] = (await addPhotosTo(call, id, [bytes])).data
    expect([photo?.largeur, photo?.hauteur]).toEqual([700, 1000])
    const source = keysOf(t, photo?.url).find((key) => key.startsWith('source/'))
    expect((await t.inject({ url: `/medias/${source}` })).statusCode).toBe(404)
    await t.workOff()
    for (const key of keysOf(t, photo?.url)) {
      const { rawPayload } = await t.inject({ url: `/medias/${key}` })
      const { exif, width, height } = await sharp(rawPayload).metadata()
      expect(exif).toBeUndefined()
      expect(rawPayload.includes('Rossi')).toBe(false)
      expect(width).toBeLessThan(height)
    }
  })

  it('photos sent together are ordered by time taken', async () => {
    const { call, id, read } = await withRoute(t)
    const [late, early, between] = await Promise.all(
      ['12:00:00', '08:00:00', '09:30:00'].map((hour) => makePhoto({ time: `2026:07:14 ${hour}` })),
    )
    if (!late || !early || !between) throw new Error('Nothing was taken.')
    const { id: first, data } = await addPhotosTo(call, id, [late, early, between])
    expect(data.map(({ ordre }) => ordre)).toEqual([0, 1, 2])
    expect(first).toBe(data[0]?.id)
    const again = await addPhotosTo(call, id, [early])
    expect(again.data).toEqual([data[0]])
    expect((await addPhotosTo(call, id, [between, between])).data).toEqual([data[1]])
    expect((await read()).photos).toHaveLength(3)
  })

  it('the words, rank and place of a photo change independently', async () => {
    const { call, id, read } = await withRoute(t)
    const sent = await Promise.all([makePhoto(), makePhoto(), makePhoto()])
    const [first, second, third] = (await addPhotosTo(call, id, sent)).data.map((photo) => photo.id)
    const update = (id_photo: number | undefined, changes: object) =>
      call('POST /api/parcours/photo/{id}/update', {
        params: { id },
        body: { id_photo: id_photo ?? 0, ...changes },
      })
    await update(third, { ordre: 0 })
    await update(first, { ordre: 99 })
    expect((await read()).photos.map((photo) => photo.id)).toEqual([third, second, first])
    const { data } = await update(second, { titre: 'La source', position: ACROSS })
    expect(data).toMatchObject({ titre: 'La source', description: null, position: ACROSS })
    expect((await update(second, { description: 'Fraîche.' })).data.titre).toBe('La source')
    expect((await update(second, { titre: '', position: null })).data).toMatchObject({
      titre: null,
      position: null,
      metres: null,
    })
  })

  it('a deleted photo loses its files, unless another object shows the same', async () => {
    const [owner, other] = [await withRoute(t), await withRoute(t)]
    const bytes = await makePhoto()
    const [photo] = (await addPhotosTo(owner.call, owner.id, [bytes])).data
    await t.workOff()
    const [same] = (await addPhotosTo(other.call, other.id, [bytes])).data
    expect(same?.url).toMatch(/960\.webp$/)
    const remove = ({ call, id }: typeof owner, id_photo = 0) =>
      call('POST /api/parcours/photo/{id}/del/{id_photo}', { params: { id, id_photo } })
    await remove(owner, photo?.id)
    await t.workOff()
    expect((await owner.read()).photos).toEqual([])
    expect(keysOf(t, same?.url)).toHaveLength(6)
    await remove(other, same?.id)
    await t.workOff()
    expect(keysOf(t, same?.url)).toEqual([])
    await expect(remove(other, same?.id)).rejects.toMatchObject({ code: 'photo_introuvable' })
  })

  it('a photo deleted before its sizes are made leaves nothing behind', async () => {
    const { call, id } = await withRoute(t)
    const [photo] = (await addPhotosTo(call, id, [await makePhoto()])).data
    await call('POST /api/parcours/photo/{id}/del/{id_photo}', {
      params: { id, id_photo: photo?.id ?? 0 },
    })
    expect(await t.workOff()).toBe(0)
    expect(keysOf(t, photo?.url)).toEqual([])
  })
})
