import { encodeLines } from '@foulee/db/read-models/parcours-trace'
import { createActivite } from '@foulee/testing/activites'
import { createUser } from '@foulee/testing/factories'
import { makeLoop } from '@foulee/testing/parcours'
import { makeSegment, makeTrack } from '@foulee/trace/simulated-track'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it('an outing is whole for its owner: both ends, the profile, nothing hidden', async () => {
  const owner = await createUser(t.db)
  const { call } = await t.signIn(owner)
  const { id } = await createActivite(t.db, { users_id: owner.id })
  const { data } = await call('POST /api/activites/{id}', { params: { id } })
  expect(data).toMatchObject({
    titre: 'Sortie du matin',
    trace: { depart: [5.7245, 45.1885], arrivee: [5.7245, 45.1885], est_masque: false },
  })
  expect(data.trace?.distance).toBeCloseTo(8000, -2)
  expect(data.trace?.profil.altitudes.length).toBeGreaterThan(50)
})

it('lists the outings of a period with those of its first and its last day, by the days of Paris', async () => {
  const owner = await createUser(t.db)
  const { call } = await t.signIn(owner)
  for (const [titre, debut] of [
    ['Avant', '2026-02-28T22:30:00Z'],
    ['Premier jour', '2026-02-28T23:30:00Z'],
    ['Dernier jour', '2026-03-07T22:30:00Z'],
    ['Après', '2026-03-07T23:30:00Z'],
  ] as const) {
    await createActivite(t.db, { users_id: owner.id, titre, debut })
  }
  const query = { date_min: '2026-03-01', date_max: '2026-03-07' }
  const { data, nb } = await call('POST /api/activites/my', { query })
  expect([data.map(({ titre }) => titre), nb]).toEqual([['Dernier jour', 'Premier jour'], 2])
})

it('is of the day where it was run, for its owner and in its list', async () => {
  const owner = await createUser(t.db)
  const { call } = await t.signIn(owner)
  const [lon, lat] = [-149.56, -17.53]
  const lines = encodeLines(
    makeTrack(makeSegment([0, 1, 2].map((at) => [lon, lat + at / 1000, 0, at * 1000]))),
  )
  const { id } = await createActivite(t.db, {
    ...{ users_id: owner.id, debut: '2026-03-07T16:30:00Z' },
    ...lines,
  })
  const { data } = await call('POST /api/activites/{id}', { params: { id } })
  const { data: listed } = await call('POST /api/activites/my', {})
  expect([data.fuseau, listed[0]?.fuseau]).toEqual(['Pacific/Tahiti', 'Pacific/Tahiti'])
})

it('tells an outing that has no line by its figures', async () => {
  const owner = await createUser(t.db)
  const { call } = await t.signIn(owner)
  const { id } = await createActivite(t.db, { users_id: owner.id, ...encodeLines(makeTrack()) })
  const { data } = await call('POST /api/activites/{id}', { params: { id } })
  expect(data).toMatchObject({ distance: 8000, trace: null })
})

it('an outing is hidden from everybody else, staff included', async () => {
  const { id } = await createActivite(t.db, encodeLines(makeLoop()))
  const { call } = await t.signIn(await createUser(t.db, { is_staff: true }))
  await expect(call('POST /api/activites/{id}', { params: { id } })).rejects.toMatchObject({
    code: 'activite_introuvable',
  })
})
