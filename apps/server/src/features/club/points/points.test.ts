import { points } from '@foulee/db/schema'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { createActivite } from '@foulee/testing/activites'
import { createEntrainement } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awardPoints } from '#kernel/points/points.award.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const many = <T>(count: number, act: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, act))

describe('the points of a member', () => {
  it('points are none at first, out of ten thousand', async () => {
    const { call } = await t.signIn(await createUser(t.db))
    const { data } = await call('POST /api/profile/jauge')
    expect(data).toEqual({ jauge: 0, max: 10_000, points: [], nb: 0 })
  })

  it('points are the sum of the ledger, newest first, by pages', async () => {
    const { id } = await createUser(t.db)
    const { call } = await t.signIn({ id })
    await awardPoints(t.db, id, 'email_verifie')
    await awardPoints(t.db, id, 'ami_invite', (await createUser(t.db)).id)
    await awardPoints(t.db, id, 'ami_invite', (await createUser(t.db)).id)
    const listGains = async (page: number) =>
      (await call('POST /api/profile/jauge', { query: { page, nb_page: 2 } })).data
    const [first, second, third] = [await listGains(1), await listGains(2), await listGains(3)]
    for (const { jauge, nb } of [first, second, third]) expect([jauge, nb]).toEqual([600, 3])
    expect(first.points.map(({ points }) => points)).toEqual([250, 250])
    expect(second.points.map(({ label }) => label)).toEqual(['Vérifier son adresse email'])
    expect(third.points).toEqual([])
  })

  it('points are listed by their day, also those recorded late', async () => {
    const { id } = await createUser(t.db)
    const { call } = await t.signIn({ id })
    await awardPoints(t.db, id, 'email_verifie')
    await t.db.insert(points).values({
      users_id: id,
      kind: 'regle_ancienne',
      cle: 'ancien',
      points: 50,
      created_at: '2026-01-05T09:00:00Z',
    })
    const { data } = await call('POST /api/profile/jauge')
    expect(data.points.map((entry) => entry.points)).toEqual([100, 50])
  })

  it('points of another member do not count', async () => {
    await awardPoints(t.db, (await createUser(t.db)).id, 'email_verifie')
    const { call } = await t.signIn(await createUser(t.db))
    expect((await call('POST /api/profile/jauge')).data.jauge).toBe(0)
  })

  it.each([{ page: 0 }, { nb_page: 101 }, { page: '1.5' }, { nb_page: 'x' }])(
    'the ledger refuses the page %j',
    async (query) => {
      const { headers } = await t.signIn(await createUser(t.db))
      const search = new URLSearchParams(query as unknown as Record<string, string>)
      const url = `/api/profile/jauge?${search}`
      expect((await t.inject({ method: 'POST', url, headers })).statusCode).toBe(422)
    },
  )
})

describe('points of an act', () => {
  it('an act pays once, also when it is repeated ten times at once', async () => {
    const { id } = await createUser(t.db)
    const paid = await many(10, () => awardPoints(t.db, id, 'photo_profil'))
    expect(paid.filter(Boolean)).toHaveLength(1)
    const { call } = await t.signIn({ id })
    expect((await call('POST /api/profile/jauge')).data).toMatchObject({ jauge: 100, nb: 1 })
  })

  it('an act that pays once in a life ignores its object', async () => {
    const { id } = await createUser(t.db)
    expect(await awardPoints(t.db, id, 'photo_profil', 'a.jpg')).toBe(true)
    expect(await awardPoints(t.db, id, 'photo_profil', 'b.jpg')).toBe(false)
  })

  it('an act that pays for each object pays each once', async () => {
    const { id } = await createUser(t.db)
    const friends = [1, 2, 1, 2, 3]
    const paid = await Promise.all(friends.map((n) => awardPoints(t.db, id, 'ami_invite', n)))
    expect(paid.filter(Boolean)).toHaveLength(3)
  })

  it('an act rolled back with its transaction pays nothing', async () => {
    const { id } = await createUser(t.db)
    const failing = t.db.transaction(async (tx) => {
      await awardPoints(tx, id, 'profil_complet')
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await awardPoints(t.db, id, 'profil_complet')).toBe(true)
  })
})

it('a training pays by its outing, once for each outing', async () => {
  const { id } = await createUser(t.db)
  const { call } = await t.signIn({ id })
  const { id: activites_id } = await createActivite(t.db, { users_id: id })
  const [first, second] = [
    await createEntrainement(t.db, { users_id: id, jour: parisDate(t.clock.now) }),
    await createEntrainement(t.db, { users_id: id, jour: parisDate(t.clock.now) }),
  ]
  const markDone = (
    training: { id: number },
    body: { etat: 'fait' | 'prevu'; activites_id?: number },
  ) => call('POST /api/training/done/{id}', { params: { id: training.id }, body })
  await markDone(first, { etat: 'fait' })
  expect((await call('POST /api/profile/jauge')).data.jauge).toBe(0)
  await markDone(first, { etat: 'fait', activites_id })
  await markDone(first, { etat: 'prevu' })
  await markDone(second, { etat: 'fait', activites_id })
  expect((await call('POST /api/profile/jauge')).data).toMatchObject({ jauge: 20, nb: 1 })
})
