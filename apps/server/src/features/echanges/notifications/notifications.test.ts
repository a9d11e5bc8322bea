import * as tables from '@foulee/db/schema'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function newMember(told = 0) {
  const user = await createUser(t.db)
  const ids: number[] = []
  for (let n = 0; n < told; n++) {
    const [row] = await t.db
      .insert(tables.notifications)
      .values({
        users_id: user.id,
        kind: 'courses',
        cle: `essai-${nextNumber()}`,
        titre: `Nouvelle ${n}`,
        texte: 'La course est annulée.',
        url: '/courses/trail',
      })
      .returning()
    ids.push(row?.id ?? 0)
  }
  return { ...(await t.signIn(user)), ids }
}
type Member = Awaited<ReturnType<typeof newMember>>
const list = async ({ call }: Member, query = {}) =>
  (await call('POST /api/notifications/list', { query })).data
const read = async ({ call }: Member, ids?: number[]) =>
  (await call('POST /api/notifications/lues', { body: ids ? { ids } : {} })).data.nb_non_lues

describe('notices of a member', () => {
  it('notices come newest first, by pages, with the total', async () => {
    const member = await newMember(5)
    const first = await list(member, { nb_page: 2 })
    expect(first.notifications.map(({ titre }) => titre)).toEqual(['Nouvelle 4', 'Nouvelle 3'])
    expect(first).toMatchObject({ nb: 5, nb_non_lues: 5 })
    const last = await list(member, { nb_page: 2, page: 3 })
    expect(last.notifications.map(({ titre }) => titre)).toEqual(['Nouvelle 0'])
  })

  it('notices are read one by one, or all at once', async () => {
    const member = await newMember(3)
    expect(await read(member, member.ids.slice(0, 1))).toBe(2)
    expect((await list(member)).notifications.map(({ lu_le }) => lu_le)).toEqual([
      null,
      null,
      t.clock.now.toISOString(),
    ])
    expect(await read(member)).toBe(0)
  })

  it('a notice read keeps its date', async () => {
    const member = await newMember(1)
    await read(member)
    const before = await list(member)
    t.clock.advance({ hours: 1 })
    await read(member, member.ids)
    expect(await list(member)).toEqual(before)
  })

  it('notices are private to their member', async () => {
    const [member, other] = [await newMember(2), await newMember(1)]
    expect((await list(other)).nb).toBe(1)
    await read(other, member.ids)
    expect((await list(member)).nb_non_lues).toBe(2)
  })

  it('more than a hundred ids are refused', async () => {
    const member = await newMember()
    const ids = Array.from({ length: 101 }, (_, n) => n + 1)
    await expect(
      member.call('POST /api/notifications/lues', { body: { ids } }),
    ).rejects.toMatchObject({ status: 422 })
  })
})
