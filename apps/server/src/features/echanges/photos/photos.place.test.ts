import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { ACROSS, addPhotosTo, HOME, makePhoto, withRoute } from './test-photos.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

describe('place of a photo', () => {
  it('the place is that of the camera, with its distance along the route', async () => {
    const { call, id } = await withRoute(t)
    const [photo] = (await addPhotosTo(call, id, [await makePhoto({ place: ACROSS })])).data
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
  ])('the place is %s', async (_, place, isOnMap) => {
    const { call, id } = await withRoute(t)
    const [photo] = (await addPhotosTo(call, id, [await makePhoto(place ? { place } : {})])).data
    expect([photo?.position !== null, photo?.metres]).toEqual([isOnMap, null])
  })

  it('the place can be given, or withheld, on arrival', async () => {
    const { call, id } = await withRoute(t)
    const there = await makePhoto({ place: HOME })
    const [photo] = (await addPhotosTo(call, id, [there], { position: JSON.stringify(ACROSS) }))
      .data
    expect(photo?.position).toEqual(ACROSS)
    const [none] = (
      await addPhotosTo(call, id, [await makePhoto({ place: HOME })], { position: 'null' })
    ).data
    expect(none?.position).toBeNull()
  })

  it('a place within the hidden zone of the author is never published', async () => {
    const { call, id, slug, read } = await withRoute(t, { rayon_masque: 300 })
    const bytes = await makePhoto({ place: HOME })
    const [photo] = (await addPhotosTo(call, id, [bytes])).data
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
