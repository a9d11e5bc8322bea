import { athletes, entrainements } from '@foulee/db/schema'
import { createAthlete, createEntrainement } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

async function newCoach(users_id: number, partages = ['calendrier', 'faits']) {
  const coach = await createUser(t.db, { coach: true })
  await createAthlete(t.db, { coach_id: coach.id, users_id, partages })
  return { ...coach, ...(await t.signIn(coach)) }
}

it('a training is discussed by its athlete and the coach who gave it, not by another coach', async () => {
  const athlete = await createUser(t.db, { prenom: 'Léa', nom: 'Martin' })
  const runner = await t.signIn(athlete)
  const [giver, other, blind] = [
    await newCoach(athlete.id),
    await newCoach(athlete.id),
    await newCoach(athlete.id, ['faits']),
  ]
  const given = { users_id: athlete.id, auteur_id: giver.id, titre: 'Côtes', jour: '2027-05-11' }
  const { id } = await createEntrainement(t.db, given)
  const openTo = async ({ call }: typeof runner) =>
    (await call('POST /api/messages/canal/ouverts', { body: { kind: 'entrainement', ids: [id] } }))
      .data
  expect(await openTo(giver)).toEqual([id])
  expect(await openTo(runner)).toEqual([id])
  expect([await openTo(other), await openTo(blind)]).toEqual([[], []])

  const { data: canal } = await giver.call('POST /api/messages/canal', {
    body: { kind: 'entrainement', id },
  })
  await giver.call('POST /api/messages/post/channel/{id}', {
    params: { id: canal.id ?? 0 },
    body: { texte: 'Sur un sentier souple, sans forcer.', client_id: crypto.randomUUID() },
  })
  const list = await runner.call('POST /api/messages/list', {})
  expect(list.data.map(({ nom, precision }) => [nom, precision])).toEqual([
    ['Côtes', '2\u00a0personnes · Séance du mardi 11 mai 2027, Léa\u00a0M.'],
  ])
})

it('a training that nobody speaks of is in no list, and one whose coaching ended leaves the coach’s', async () => {
  const athlete = await createUser(t.db)
  const runner = await t.signIn(athlete)
  const coach = await newCoach(athlete.id)
  const { id } = await createEntrainement(t.db, { users_id: athlete.id })
  await runner.call('POST /api/messages/canal/ouverts', {
    body: { kind: 'entrainement', ids: [id] },
  })
  const isMarked = async () =>
    (await t.db.select().from(entrainements).where(eq(entrainements.id, id)))[0]?.est_discute
  expect(await isMarked()).toBe(false)
  const { data } = await runner.call('POST /api/messages/canal', {
    body: { kind: 'entrainement', id },
  })
  expect(await isMarked()).toBe(true)
  await runner.call('POST /api/messages/post/channel/{id}', {
    params: { id: data.id ?? 0 },
    body: { texte: 'Le genou tire.', client_id: crypto.randomUUID() },
  })
  const titles = async () =>
    (await coach.call('POST /api/messages/list', {})).data.map(({ nom }) => nom)
  expect(await titles()).toHaveLength(1)
  await t.db
    .update(athletes)
    .set({ fin: t.clock.now.toISOString() })
    .where(eq(athletes.coach_id, coach.id))
  expect(await titles()).toEqual([])
})
