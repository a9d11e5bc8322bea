import { consentementsSante, douleurs } from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import { createEntrainement } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: new Date('2027-05-12T09:00:00Z') })
})
afterAll(() => t.close())

async function newRunner() {
  const user = await createUser(t.db)
  return { user, ...(await t.signIn(user)) }
}

describe('VMA of a member', () => {
  it('a VMA comes from a test, with its date and source', async () => {
    const { call } = await newRunner()
    const body = { source: 'demi_cooper' as const, distance: 1480, le: '2027-05-02' }
    const { data } = await call('POST /api/training/vma', { body })
    expect(data).toMatchObject({ vma: 14.8, source: 'demi_cooper' })
    const { data: told } = await call('POST /api/training/forme')
    expect(told.vma).toEqual(data)
    expect(told.phrase).toMatch(/14,8.*demi-Cooper.*2 mai 2027/)
  })

  it.each([
    ['distance', { source: 'demi_cooper' as const, le: '2027-05-02' }],
    ['vma', { source: 'declaree' as const, le: '2027-05-02' }],
    ['le', { source: 'declaree' as const, vma: 14, le: '2027-05-13' }],
  ])('a VMA is refused: %s', async (field, body) => {
    const { call } = await newRunner()
    await expectRefusal(call('POST /api/training/vma', { body }), 'champs_invalides', field)
  })

  it('a VMA can be removed by its own member alone', async () => {
    const { call } = await newRunner()
    const body = { source: 'declaree' as const, vma: 14, le: '2027-05-02' }
    const { id } = await call('POST /api/training/vma', { body })
    const other = await newRunner()
    await other.call('POST /api/training/vma/del', { body: { id } })
    expect((await call('POST /api/training/forme')).data.vmas).toHaveLength(1)
    expect((await call('POST /api/training/vma/del', { body: { id } })).data.vmas).toEqual([])
  })
})

it('the load adds up, with unknown days as unknown', async () => {
  const { user, call } = await newRunner()
  const done = { users_id: user.id, etat: 'fait' as const, fait_le: '2027-05-10T18:00:00Z' }
  await createEntrainement(t.db, { ...done, jour: '2027-05-08', fait_duree: 3600, fait_rpe: 4 })
  await createEntrainement(t.db, { ...done, jour: '2027-05-10', fait_duree: 1800, fait_rpe: 7 })
  await createEntrainement(t.db, { ...done, jour: '2027-05-11' })
  const { charge } = (await call('POST /api/training/forme')).data
  await createEntrainement(t.db, { users_id: user.id, jour: '2027-05-07' })
  const again = (await call('POST /api/training/forme')).data.charge
  const loads = new Map(again.jours.map((jour) => [jour.jour, jour.charge]))
  expect([loads.get('2027-05-07'), loads.get('2027-05-12')]).toEqual([null, null])
  expect(charge.sept_jours).toBe(240 + 210)
  expect(charge.jours.find(({ jour }) => jour === '2027-05-11')?.charge).toBeNull()
  expect(charge.jours.find(({ jour }) => jour === '2027-05-09')?.charge).toBe(0)
})

it('an outing of no training counts in the load once its effort was told', async () => {
  const { user, call } = await newRunner()
  const own = { users_id: user.id, jour: '2027-05-10', duree: 3700, duree_mouvement: 3600 }
  const outing = await createActivite(t.db, own)
  const load = async () =>
    (await call('POST /api/training/forme')).data.charge.jours.find(
      ({ jour }) => jour === '2027-05-10',
    )?.charge
  expect(await load()).toBeNull()
  await call('POST /api/activites/update/{id}', { params: { id: outing.id }, body: { rpe: 5 } })
  expect(await load()).toBe(300)
  await createEntrainement(t.db, {
    ...{ users_id: user.id, jour: '2027-05-10', etat: 'fait', activites_id: outing.id },
    ...{ fait_le: '2027-05-10T18:00:00Z', fait_duree: 3600, fait_rpe: 4 },
  })
  expect(await load()).toBe(240)
})

describe('health data', () => {
  const pain = { jour: '2027-05-10', lieu: 'genou_droit' as const, intensite: 5 }

  it('health data is refused without consent, stored with it, and erased on withdrawal', async () => {
    const { user, call } = await newRunner()
    await expectRefusal(call('POST /api/training/douleur', { body: pain }), 'consentement_requis')
    await call('POST /api/training/sante', { body: { accord: true, fc_max: 186 } })
    await call('POST /api/training/douleur', { body: pain })
    const { data } = await call('POST /api/training/forme')
    expect(data.sante).toMatchObject({ fc_max: 186, douleurs: [{ lieu: 'genou_droit' }] })
    const after = await call('POST /api/training/sante', { body: { accord: false } })
    expect(after.data.sante).toEqual({ accorde_le: null, fc_max: null, douleurs: [] })
    for (const table of [douleurs, consentementsSante]) {
      expect(await t.db.$count(table, eq(table.users_id, user.id))).toBe(0)
    }
  })
})
