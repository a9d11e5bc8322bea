import { parcours } from '@foulee/db/schema'
import { createAthlete, createEntrainement } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

const NOW = new Date('2027-05-12T09:00:00Z')

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: NOW })
})
afterAll(() => t.close({ isStaged: true }))

async function newMember(flags: object = {}) {
  const user = await createUser(t.db, flags)
  const { call } = await t.signIn(user)
  const pin = async (id: number, parcours_id: number | null) =>
    call('POST /api/training/update/{id}', {
      params: { id },
      body: form({ parcours_id: JSON.stringify(parcours_id) }),
    })
  const read = async (id: number) =>
    (await call('POST /api/training/{id}', { params: { id } })).data.parcours
  return { user, call, pin, read }
}

it('a training has its route, which stays over other changes and can be taken off', async () => {
  const { user, call, pin, read } = await newMember()
  const { id } = await createEntrainement(t.db, { users_id: user.id, jour: '2027-05-14' })
  const route = await createParcours(t.db, NOW, { users_id: user.id, etat: 0, titre: 'Boucle' })
  expect((await pin(id, route.id)).data.parcours).toEqual({
    id: route.id,
    titre: 'Boucle',
    est_ouvert: true,
  })
  await call('POST /api/training/update/{id}', { params: { id }, body: form({ note: 'Tôt' }) })
  expect(await read(id)).toEqual({ id: route.id, titre: 'Boucle', est_ouvert: true })
  const { data } = await call('POST /api/training/del/{id}', { params: { id } })
  await call('POST /api/training/retablir', { body: { retour: data.retour } })
  expect(await read(id)).toEqual({ id: route.id, titre: 'Boucle', est_ouvert: true })
  await pin(id, null)
  expect(await read(id)).toBeNull()
})

it('a draft of somebody else is no route of a training, and a withdrawn one is not shown', async () => {
  const { user, pin, read } = await newMember()
  const { id } = await createEntrainement(t.db, { users_id: user.id, jour: '2027-05-14' })
  const draft = await createParcours(t.db, NOW, { etat: 0 })
  await expectRefusal(pin(id, draft.id), 'champs_invalides', 'parcours_id')
  await expectRefusal(pin(id, 2_000_000), 'champs_invalides', 'parcours_id')
  const route = await createParcours(t.db, NOW)
  await pin(id, route.id)
  expect(await read(id)).toMatchObject({ id: route.id })
  await t.db.update(parcours).set({ etat: 0 }).where(eq(parcours.id, route.id))
  expect(await read(id)).toBeNull()
})

it('a coach pins a draft of theirs on a training that they gave', async () => {
  const coach = await newMember({ coach: true })
  const athlete = await newMember()
  await createAthlete(t.db, { coach_id: coach.user.id, users_id: athlete.user.id })
  const given = { users_id: athlete.user.id, auteur_id: coach.user.id, jour: '2027-05-14' }
  const { id } = await createEntrainement(t.db, given)
  const loop = { users_id: coach.user.id, etat: 0, titre: 'Boucle du coach' }
  const route = await createParcours(t.db, NOW, loop)
  await coach.pin(id, route.id)
  expect(await athlete.read(id)).toEqual({
    id: route.id,
    titre: 'Boucle du coach',
    est_ouvert: false,
  })
  const stranger = await newMember({ coach: true })
  await expectRefusal(stranger.pin(id, null), 'entrainement_introuvable')
})
