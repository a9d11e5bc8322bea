import { createAthlete, createEntrainement } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { makeGpxFile } from '@foulee/testing/trace-files'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { madeTcx } from '@foulee/trace/tcx/made-tcx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { create, gestion, newAuthor, send, update } from './test-authors.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

function madeTriathlon(): string {
  const sports = [
    ['Other', 1],
    ['Biking', 6],
    ['Running', 2],
  ] as const
  const activities = sports.map(([sport, speed], rank) => {
    const tours = [{ duree: 600, distance: 600 * speed }]
    const text = madeTcx({ debut: Date.UTC(2024, 4, 12, 6 + rank), tours })
    return /<Activity .*<\/Activity>/s.exec(text)?.[0].replace('Running', sport) ?? ''
  })
  const whole = madeTcx({ debut: 0, tours: [] })
  return whole.replace(/<Activity .*<\/Activity>/s, activities.join(''))
}

describe('outings beside routes', () => {
  it('an outing is stored beside the route of its file, and can become another one', async () => {
    const author = await newAuthor(t)
    const id = await create(author)
    const own = form({ gpx: makeGpxFile({ speed: 3 }), sortie: 'true' })
    await author.call('POST /api/parcours/gpx/{id}', { params: { id }, body: own })
    const { data } = await author.call('POST /api/activites/my')
    expect(data).toMatchObject([{ distance: 8000, duree: 2667, sport: 'autre' }])
    const begun = new Date('2026-04-01T08:00:00Z')
    const file = makeGpxFile({ speed: 3, name: 'Sortie longue', begun })
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

  it('no outing is made of the course of a race, which has times too', async () => {
    const author = await newAuthor(t)
    await send(
      author,
      await create(author),
      makeGpxFile({ speed: 3, begun: new Date('2015-06-07') }),
    )
    expect((await author.call('POST /api/activites/my')).nb).toBe(0)
  })

  it('a file of several sports gives one outing each', async () => {
    const author = await newAuthor(t)
    const gpx = new File([madeTriathlon()], 'triathlon.tcx')
    const { data } = await author.call('POST /api/activites/create', { body: form({ gpx }) })
    const again = await author.call('POST /api/activites/create', { body: form({ gpx }) })
    expect(again.id).toBe(data.id)
    const all = [data, ...data.autres]
    expect(all.map(({ sport, distance }) => [sport, Math.round(distance / 100)])).toEqual([
      ['autre', 6],
      ['velo', 36],
      ['course_a_pied', 12],
    ])
    expect((await author.call('POST /api/activites/my')).nb).toBe(3)
  })

  it('remarks tell what was left out of the file', async () => {
    const author = await newAuthor(t)
    const track = simulateTrack({ length: 3000, speed: 3 })
    track.segments[0]?.lat.set([48], 100)
    const gpx = makeGpxFile({ track, speed: 3 })
    const { data } = await author.call('POST /api/activites/create', { body: form({ gpx }) })
    expect(data.distance).toBe(3000)
    expect(data.remarques).toEqual([expect.stringMatching(/^1.point loin de la trace/)])
  })

  it('the editor says that a coach read the outing that the route is, until the route is cut', async () => {
    const author = await newAuthor(t)
    const gpx = makeGpxFile({ speed: 3 })
    const outing = await author.call('POST /api/activites/create', { body: form({ gpx }) })
    const id = await create(author)
    const body = form({ activites_id: String(outing.id) })
    await author.call('POST /api/parcours/gpx/{id}', { params: { id }, body })
    const isRead = async () => (await gestion(author, id)).lu_par_coach
    const { id: users_id } = author
    const coach = await createUser(t.db)
    await createAthlete(t.db, { coach_id: coach.id, users_id, partages: ['calendrier', 'faits'] })
    expect(await isRead()).toBe(false)
    await createEntrainement(t.db, { users_id, activites_id: outing.id })
    expect(await isRead()).toBe(true)
    await update(author, id, { debut: '300', fin: '7700' })
    expect(await isRead()).toBe(false)
  })

  it('an outing needs times', async () => {
    const author = await newAuthor(t)
    await expect(
      author.call('POST /api/activites/create', { body: form({ gpx: makeGpxFile() }) }),
    ).rejects.toMatchObject({ code: 'trace_refusee', message: expect.stringContaining('parcours') })
  })

  it('an outing is hidden from other members', async () => {
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

  it('outings are searched by words, days and distances, five on a page', async () => {
    const author = await newAuthor(t)
    const names = ['Sortie une', 'Sortie deux', 'Fractionné', 'Côtes', 'Footing', 'Longue']
    for (const [day, name] of names.entries()) {
      const begun = new Date(Date.UTC(2026, 3, 1 + day, 8))
      const gpx = makeGpxFile({ length: name.length * 1000, name, speed: 3, begun })
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
