import { encodeLines } from '@foulee/db/read-models/parcours-trace'
import { createActivite } from '@foulee/testing/activites'
import { createUser } from '@foulee/testing/factories'
import { makeLoop } from '@foulee/testing/parcours'
import { makeTrack } from '@foulee/trace/simulated-track'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it('shows an outing whole to its owner: both ends, the profile, nothing hidden', async () => {
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

it('tells an outing that has no line by its figures', async () => {
  const owner = await createUser(t.db)
  const { call } = await t.signIn(owner)
  const { id } = await createActivite(t.db, { users_id: owner.id, ...encodeLines(makeTrack()) })
  const { data } = await call('POST /api/activites/{id}', { params: { id } })
  expect(data).toMatchObject({ distance: 8000, trace: null })
})

it('is nobody else’s, not even the staff’s', async () => {
  const { id } = await createActivite(t.db, encodeLines(makeLoop()))
  const { call } = await t.signIn(await createUser(t.db, { is_staff: true }))
  await expect(call('POST /api/activites/{id}', { params: { id } })).rejects.toMatchObject({
    code: 'activite_introuvable',
  })
})
