import { makeGpxFile } from '@foulee/testing/trace-files'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '../../../http/examples.ts'
import { type TestApp, testApp } from '../../../test-app.ts'
import { create, newAuthor, send } from './test-authors.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

describe('an outing', () => {
  it('is kept beside the route that its file gives, and can become another one', async () => {
    const author = await newAuthor(t)
    const id = await create(author)
    await send(author, id, makeGpxFile({ speed: 3 }))
    const { data } = await author.call('POST /api/activites/my')
    expect(data).toMatchObject([{ distance: 8000, duree: 2667, sport: 'autre' }])
    const file = makeGpxFile({ speed: 3, name: 'Sortie longue' })
    const created = await author.call('POST /api/activites/create', { body: form({ gpx: file }) })
    const again = await author.call('POST /api/activites/create', { body: form({ gpx: file }) })
    expect(again.id).toBe(created.id)
    expect(created.data).toMatchObject({ titre: 'Sortie longue', distance: 8000, duree: 2667 })
    const route = await create(author)
    const body = form({ activites_id: String(created.id) })
    const made = await author.call('POST /api/parcours/gpx/{id}', { params: { id: route }, body })
    expect(made.data.parcours.distance).toBe(8000)
    await author.call('POST /api/activites/del', { body: { id: created.id } })
    const { blob } = await author.call('GET /api/parcours/{id}/original', { params: { id: route } })
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(
      new Uint8Array(await file.arrayBuffer()),
    )
  })

  it('needs hours', async () => {
    const author = await newAuthor(t)
    await expect(
      author.call('POST /api/activites/create', { body: form({ gpx: makeGpxFile() }) }),
    ).rejects.toMatchObject({ code: 'trace_refusee', message: expect.stringContaining('parcours') })
  })

  it('is nobody else’s', async () => {
    const author = await newAuthor(t)
    const file = makeGpxFile({ speed: 3 })
    const { id } = await author.call('POST /api/activites/create', { body: form({ gpx: file }) })
    const other = await newAuthor(t)
    await expect(other.call('POST /api/activites/{id}', { params: { id } })).rejects.toMatchObject({
      status: 404,
    })
    const body = form({ activites_id: String(id) })
    const params = { id: await create(other) }
    await expect(other.call('POST /api/parcours/gpx/{id}', { params, body })).rejects.toMatchObject(
      {
        code: 'activite_introuvable',
      },
    )
  })

  it('is found by words, days and distances, five on a page', async () => {
    const author = await newAuthor(t)
    for (const name of ['Sortie une', 'Sortie deux', 'Fractionné', 'Côtes', 'Footing', 'Longue']) {
      const track = simulateTrack({ length: name.length * 1000, speed: 3 })
      const gpx = makeGpxFile({ track, name, speed: 3 })
      await author.call('POST /api/activites/create', { body: form({ gpx }) })
    }
    const my = (query = {}) => author.call('POST /api/activites/my', { query })
    expect(await my()).toMatchObject({ nb: 6, data: { length: 5 } })
    expect((await my({ texte: 'fractionne' })).data.map(({ titre }) => titre)).toEqual([
      'Fractionné',
    ])
    expect((await my({ distance_min: 10_500, tri: 'distance' })).nb).toBe(1)
    expect((await my({ date_min: '2099-01-01' })).nb).toBe(0)
  })
})
