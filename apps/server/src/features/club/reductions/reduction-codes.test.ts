import { createUser } from '@foulee/testing/factories'
import { createMagasinOf, createReduction } from '@foulee/testing/reductions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function openList(codes: readonly string[], etat = 100) {
  const owner = await createUser(t.db)
  const magasin = await createMagasinOf(t.db, owner.id)
  const { id } = await createReduction(t.db, t.clock.now, {
    magasins_id: magasin.id,
    partenaire: null,
    codes,
    etat,
  })
  return { id, merchant: await t.signIn(owner) }
}
const signInNew = async () => t.signIn(await createUser(t.db))
const read = async ({ call }: SignedIn, id: number, page = '1') =>
  call('GET /api/reductions/{id}/codes', { params: { id }, query: { page, nb_page: '2' } })
const remove = ({ call }: SignedIn, id: number, codes: number[]) =>
  call('POST /api/reductions/{id}/codes/del', { params: { id }, body: { codes } })
const reveal = ({ call }: SignedIn, id: number) =>
  call('POST /api/reductions/{id}/reveler', { params: { id } })

it('who pasted a list reads it a page at a time, codes that nobody saw first', async () => {
  const { id, merchant } = await openList(['A', 'B', 'C'])
  await reveal(await signInNew(), id)
  const { data, nb } = await read(merchant, id)
  expect([nb, data.map(({ code }) => code)]).toEqual([3, ['B', 'C']])
  const { data: last } = await read(merchant, id, '2')
  expect(last).toMatchObject([{ code: 'A', pris_le: t.clock.now.toISOString() }])
})

it('a removed code is given to nobody, and the stock follows', async () => {
  const { id, merchant } = await openList(['A', 'B'])
  const { data } = await read(merchant, id)
  const removed = data.filter(({ code }) => code === 'A').map((code) => code.id)
  expect((await remove(merchant, id, removed)).data).toEqual({ retires: 1 })
  expect((await reveal(await signInNew(), id)).data).toMatchObject({
    code: 'B',
    reduction: { reste: 0 },
  })
  await expectRefusal(reveal(await signInNew(), id), 'reduction_epuisee')
})

it('a code that a member saw stays in its list', async () => {
  const { id, merchant } = await openList(['A', 'B'])
  await reveal(await signInNew(), id)
  const { data } = await read(merchant, id)
  const all = data.map((code) => code.id)
  expect((await remove(merchant, id, all)).data).toEqual({ retires: 1 })
  expect((await read(merchant, id)).data).toMatchObject([{ code: 'A' }])
})

it('a list whose codes were all taken out is not submitted', async () => {
  const { id, merchant } = await openList(['A'], 0)
  const { data } = await read(merchant, id)
  await remove(
    merchant,
    id,
    data.map((code) => code.id),
  )
  const submit = () =>
    merchant.call('POST /api/reductions/{id}/etat', {
      params: { id },
      body: { geste: 'soumettre' },
    })
  await expect(submit()).rejects.toMatchObject({
    code: 'champs_invalides',
    errors: { codes: 'Collez au moins un code, un par ligne.' },
  })
})

it('codes of a list are neither read nor removed by another merchant or a member', async () => {
  const { id } = await openList(['A'])
  const { merchant: other } = await openList(['B'])
  for (const who of [other, await signInNew()]) {
    await expectRefusal(read(who, id), 'reduction_introuvable')
    await expectRefusal(remove(who, id, [1]), 'reduction_introuvable')
  }
})
