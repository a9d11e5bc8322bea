import { effort } from '@foulee/testing/effort'
import { createUser } from '@foulee/testing/factories'
import { readStoredTrace } from '@foulee/testing/parcours'
import { makeGpx, makeGpxFile } from '@foulee/testing/trace-files'
import { cutTrack } from '@foulee/trace/edit'
import { readTrack } from '@foulee/trace/read-track'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { writeGpx } from '@foulee/trace/write-gpx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { create, gestion, newAuthor, newRoute, send, update, WHOLE } from './test-authors.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

describe('files without a track', () => {
  it.each<[string, BlobPart, string, string?]>([
    ['nothing', '', 'vide'],
    ['words', 'bonjour', 'texte'],
    ['a zip', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]), 'archive'],
    ['a photo', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), ''],
    ['no point', '<gpx version="1.1"><trk><trkseg/></trk></gpx>', ''],
    [
      'one point',
      '<gpx version="1.1"><trk><trkseg><trkpt lat="45" lon="5"/></trkseg></trk></gpx>',
      '',
    ],
    [
      'NaN and out of range',
      '<gpx version="1.1"><trk><trkseg><trkpt lat="NaN" lon="5"/><trkpt lat="95" lon="500"/></trkseg></trk></gpx>',
      '',
    ],
    [
      'the billion laughs',
      '<!DOCTYPE g [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><gpx version="1.1"><trk><name>&b;</name></trk></gpx>',
      'entité',
    ],
    [
      'a cut file',
      '<gpx version="1.1"><trk><trkseg><trkpt lat="45" lon="5"/><trkpt lat="45.1" lo',
      '',
    ],
  ])('the file %s is refused with its name, and nothing changes', async (_, bytes, word) => {
    const author = await newAuthor(t)
    const id = await newRoute(author)
    const before = await readStoredTrace(t.db, id)
    const keys = t.storage.keys()
    await expect(send(author, id, new File([bytes], '../ma <b>sortie.gpx'))).rejects.toMatchObject({
      status: 422,
      code: 'trace_refusee',
      message: expect.stringContaining('«\u00a0ma <b>sortie.gpx\u00a0»'),
      errors: { gpx: expect.stringMatching(new RegExp(word, 'i')) },
    })
    expect(await readStoredTrace(t.db, id)).toEqual(before)
    expect(t.storage.keys()).toEqual(keys)
  })

  it('a missing file is refused under its field', async () => {
    const author = await newAuthor(t)
    const id = await create(author)
    const body = form({ autre: 'x' })
    await expect(
      author.call('POST /api/parcours/gpx/{id}', { params: { id }, body }),
    ).rejects.toMatchObject({ status: 422, errors: { gpx: expect.any(String) } })
  })

  it('a file over 25 MB is refused before it is read, compressed too', async () => {
    const author = await newAuthor(t)
    const id = await create(author)
    const large = new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'grand.gpx')
    await expect(send(author, id, large)).rejects.toMatchObject({ status: 413 })
    const { gzipSync } = await import('node:zlib')
    const bomb = new File([gzipSync(Buffer.alloc(200 * 1024 * 1024))], 'bombe.gpx.gz')
    await expect(send(author, id, bomb)).rejects.toMatchObject({ code: 'trace_refusee' })
  })

  it('a refusal has the same words for staff and author', async () => {
    const id = await newRoute(await newAuthor(t))
    await expect(send(nora, id, new File(['x'], 'x.gpx'))).rejects.toMatchObject({ status: 422 })
  })
})

describe('large files', () => {
  it('a file of very many points does not block other requests', {
    timeout: 120_000,
  }, async () => {
    const author = await newAuthor(t)
    const id = await create(author)
    const points = effort(300_000, 60_000)
    const track = simulateTrack({
      length: points,
      spacing: 1,
      altitude: (d) => 500 + 100 * Math.sin(d / 500),
    })
    const gpx = new File([writeGpx(track)], 'long.gpx')
    let turns = 0
    const watch = setInterval(() => turns++, 10)
    const data = await send(author, id, gpx)
    clearInterval(watch)
    expect(data.parcours.trace?.points).toBe(points + 1)
    // On the main thread it would block all of them.
    expect(turns).toBeGreaterThan(10)
  })
})

describe('original file of a route', () => {
  it('the original comes back byte by byte, to its author alone', async () => {
    const author = await newAuthor(t)
    const id = await create(author)
    const bytes = makeGpx({ name: 'Mon tour' })
    await send(author, id, new File([bytes], 'sortie du 3 à midi.gpx'))
    const { blob } = await author.call('GET /api/parcours/{id}/original', { params: { id } })
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes)
    await expect(
      nora.call('GET /api/parcours/{id}/original', { params: { id } }),
    ).rejects.toMatchObject({ status: 404 })
    const row = await readStoredTrace(t.db, id)
    expect((await t.inject({ url: `/medias/${row?.original}` })).statusCode).toBe(404)
  })

  it('a replaced original is deleted, unless another member has the same', async () => {
    const [paola, other] = [await newAuthor(t), await newAuthor(t)]
    const [mine, shared] = [makeGpxFile({ name: 'À moi' }), makeGpxFile({ name: 'À nous' })]
    const id = await create(paola)
    await send(paola, id, mine)
    const first = (await readStoredTrace(t.db, id))?.original ?? ''
    await send(paola, id, shared)
    const second = (await readStoredTrace(t.db, id))?.original ?? ''
    expect(t.storage.keys()).not.toContain(first)
    await send(other, await create(other), shared)
    await send(paola, id, mine)
    expect(t.storage.keys()).toEqual(expect.arrayContaining([first, second]))
  })

  it('the original restores the route', async () => {
    const author = await newAuthor(t)
    const id = await newRoute(author)
    const whole = (await gestion(author, id)).complet?.distance ?? 0
    const points = JSON.stringify([{ type: 'eau', nom: 'Source', description: '', metres: 3000 }])
    await update(author, id, { points })
    const cut = await update(author, id, { debut: '1000', fin: '5000' })
    expect(cut.complet).toMatchObject({ distance: 4000, version: 2 })
    expect(cut.complet?.points[0]?.metres).toBe(2000)
    const back = await update(author, id, { origine: 'true' })
    expect(back.complet).toMatchObject({ distance: whole, version: 3 })
    expect(back.complet?.points[0]?.metres).toBeCloseTo(3000, -1)
  })
})

describe('atomicity of a change', () => {
  it('a failing disk leaves the old state before the commit, the new one after it', async () => {
    const author = await newAuthor(t)
    const id = await newRoute(author)
    const before = await readStoredTrace(t.db, id)
    const { put, remove } = t.storage
    const other = makeGpxFile({ name: 'Un autre' })
    t.storage.put = async () => {
      throw new Error('The disk is full.')
    }
    await expect(send(author, id, other)).rejects.toMatchObject({ status: 500 })
    expect(await readStoredTrace(t.db, id)).toEqual(before)
    // Written whole, then the process dies: the nightly sweep deletes the file.
    t.storage.put = async (...args) => {
      await put(...args)
      throw new Error('Killed.')
    }
    await expect(send(author, id, other)).rejects.toMatchObject({ status: 500 })
    expect(await readStoredTrace(t.db, id)).toEqual(before)
    t.storage.put = put
    t.storage.remove = async () => {
      throw new Error('The disk is away.')
    }
    expect((await send(author, id, other)).parcours.trace?.version).toBe(2)
    t.storage.remove = remove
    expect((await readStoredTrace(t.db, id))?.original).not.toBe(before?.original)
  })

  it('simultaneous changes run one after the other', async () => {
    const author = await newAuthor(t)
    const id = await newRoute(author)
    const changes = [
      send(author, id, makeGpxFile({ name: 'A' })),
      update(author, id, { rayon_masque: '300' }),
      update(author, id, { inverser: 'true' }),
      update(author, id, { titre: 'Le tour retourné' }),
    ]
    await Promise.all(changes)
    const row = await readStoredTrace(t.db, id)
    const { parcours: route, rayon_masque } = await gestion(author, id)
    expect(row?.version).toBe(4)
    expect(rayon_masque).toBe(300)
    expect(route.trace?.est_masque).toBe(true)
    expect(route.titre).toBe('Le tour retourné')
  })
})

describe('download and upload', () => {
  it('a downloaded route uploaded again is the same', async () => {
    const author = await newAuthor(t)
    const id = await newRoute(author, WHOLE)
    const first = (await gestion(author, id)).parcours
    const { blob } = await t
      .call('GET /api/parcours/{id}/gpx', { params: { id } })
      .catch(() => author.call('GET /api/parcours/{id}/gpx', { params: { id } }))
    const again = await create(author)
    const { parcours: second, doublons } = await send(author, again, new File([blob], 'encore.gpx'))
    expect(second.distance).toBeCloseTo(first.distance ?? 0, -1)
    expect(second.denivele).toBeCloseTo(first.denivele ?? 0, -1)
    expect(doublons.map((double) => double.id)).toEqual([id])
    expect(
      cutTrack(readTrack(new Uint8Array(await blob.arrayBuffer())), 0, 1e9).segments,
    ).toHaveLength(1)
  })
})
