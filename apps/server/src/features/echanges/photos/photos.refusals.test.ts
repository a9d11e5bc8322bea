import { parcoursPhotos } from '@foulee/db/schema'
import { blankPng } from '@foulee/testing/png'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { addPhotosTo, makePhoto, toForm, withRoute } from './test-photos.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Bytes = Uint8Array<ArrayBuffer>
const text = (content: string) => new TextEncoder().encode(content)
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

async function expectRefusal(photos: readonly Bytes[], words: readonly string[]) {
  const { call, id, read } = await withRoute(t)
  const kept = t.storage.keys()
  const before = process.memoryUsage().rss
  const error = await addPhotosTo(call, id, photos).then(
    () => null,
    (cause) => cause,
  )
  expect(error).toMatchObject({ status: 422, code: 'champs_invalides' })
  for (const word of words) expect(error.errors.photo).toContain(word)
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  expect((await read()).photos).toEqual([])
  expect(t.storage.keys()).toEqual(kept)
}

describe('invalid files are refused by name, and change nothing', () => {
  it.each<[string, () => Promise<Bytes> | Bytes, string]>([
    ['an empty file', () => new Uint8Array(), 'n’est pas une image'],
    ['a page', () => text('<!doctype html><script>alert(1)</script>'), 'n’est pas une image'],
    ['a drawing that may run scripts', () => text(svg), 'n’est pas une image'],
    [
      'an archive renamed .jpg',
      () => new Uint8Array(zipSync({ 'a.jpg': text('une image') })),
      'n’est pas une image',
    ],
    ['a PDF', () => text('%PDF-1.7\n1 0 obj'), 'n’est pas une image'],
    [
      'a TIFF',
      async () =>
        new Uint8Array(
          await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
            .tiff()
            .toBuffer(),
        ),
      'n’est pas une image',
    ],
    ['a photo of an iPhone', () => text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 'HEIC'],
    ['half a photo', async () => (await makePhoto()).subarray(0, 2_000), 'incomplète'],
    ['the first bytes of one', async () => (await makePhoto()).subarray(0, 20), 'incomplète'],
    ['a page behind them', () => new Uint8Array([0xff, 0xd8, 0xff, ...text(svg)]), 'incomplète'],
    ['400 megapixels', () => new Uint8Array(blankPng(20_000, 20_000)), '50\u00a0mégapixels'],
  ])('a file is refused: %s', async (_, make, why) => {
    await expectRefusal([await make()], ['«\u00a0IMG_0.jpg\u00a0»', why])
  })

  it('a file is refused together with the valid ones around it', async () => {
    const photos = [await makePhoto(), text('rien'), await makePhoto(), text(svg)]
    await expectRefusal(photos, ['IMG_1.jpg', 'IMG_3.jpg'])
  })

  it('a form without a file is refused', async () => {
    await expectRefusal([], ['Choisissez au moins une photo.'])
  })

  it('a refusal drops deceptive characters from the name', async () => {
    const { call, id } = await withRoute(t)
    const body = new FormData()
    const name = `${'dossier/'.repeat(30)}\u202egpj.exe`
    body.append('photo', new File([text('rien')], name, { type: 'image/jpeg' }))
    const sent = call('POST /api/parcours/photo/{id}/add', { params: { id }, body })
    const { errors } = await sent.catch((cause) => cause)
    expect(errors.photo).not.toContain('\u202e')
    expect(errors.photo.length).toBeLessThan(260)
  })
})

describe('limits of photos', () => {
  it('a file of more than 25 MB is refused', async () => {
    const { call, id } = await withRoute(t)
    const sent = addPhotosTo(call, id, [new Uint8Array(26 * 1024 * 1024)])
    await expect(sent).rejects.toMatchObject({ status: 413, code: 'requete_trop_longue' })
  })

  it('more than ten photos in one call are refused', async () => {
    const { call, id } = await withRoute(t)
    const photo = await makePhoto({}, 20, 20)
    const sent = addPhotosTo(
      call,
      id,
      Array.from({ length: 11 }, () => photo),
    )
    await expect(sent).rejects.toMatchObject({ status: 413, code: 'requete_trop_longue' })
  })

  it('the 501st photo of a route is refused, and all five hundred show', async () => {
    const { call, id, read } = await withRoute(t)
    const row = { parcours_id: id, largeur: 1600, hauteur: 900, prete: true, lon: 5.73, lat: 45.19 }
    await t.db.insert(parcoursPhotos).values(
      Array.from({ length: 498 }, (_, ordre) => ({
        ...row,
        ordre,
        fichier: `photo/bb/bb${String(ordre).padStart(62, '0')}`,
      })),
    )
    const two = await Promise.all([makePhoto(), makePhoto()])
    const { data } = await addPhotosTo(call, id, two)
    expect(data.map(({ ordre }) => ordre)).toEqual([498, 499])
    const kept = t.storage.keys()
    const more = addPhotosTo(call, id, [await makePhoto()])
    await expect(more).rejects.toMatchObject({ status: 409, code: 'trop_de_photos' })
    expect(t.storage.keys()).toEqual(kept)
    expect((await addPhotosTo(call, id, two)).data).toEqual(data)
    expect((await read()).photos).toHaveLength(500)
  })
})

describe('invalid fields of a photo', () => {
  it.each([
    ['position', '[200,45]', 'longitude'],
    ['position', '[5.7]', 'longitude'],
    ['position', 'ici', 'longitude'],
    ['titre', 'a'.repeat(121), '120'],
    ['description', 'a'.repeat(501), '500'],
  ])('a field is refused: %s: %.20s', async (field, value, word) => {
    const { call, id, read } = await withRoute(t)
    const sent = addPhotosTo(call, id, [await makePhoto()], { [field]: value })
    await expect(sent).rejects.toMatchObject({
      status: 422,
      errors: { [field]: expect.stringContaining(word) },
    })
    expect((await read()).photos).toEqual([])
  })

  it('a member without rights is refused before files are read', async () => {
    const { id } = await withRoute(t, { etat: 0 })
    const stranger = await withRoute(t)
    const sent = stranger.call('POST /api/parcours/photo/{id}/add', {
      params: { id },
      body: toForm([text('rien')]),
    })
    await expect(sent).rejects.toMatchObject({ status: 404, code: 'parcours_introuvable' })
  })
})
