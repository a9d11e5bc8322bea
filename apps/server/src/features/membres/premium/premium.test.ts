import { users } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../../test-app.ts'
import { expectRefusal } from '../../../test-refusal.ts'
import { tellEnds } from './premium.job.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp({ now: new Date('2027-05-12T09:00:00Z') })
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

async function newMember() {
  const user = await createUser(t.db)
  return { user, ...(await t.signIn(user)) }
}
const grant = (emails: string[], jours: number) =>
  nora.call('POST /api/admin/premium/donner', { body: { emails, jours, motif: 'Club partenaire' } })
const makeCode = async () =>
  (
    await nora.call('POST /api/admin/premium/codes', {
      body: { nombre: 1, jours: 30, motif: 'Salon' },
    })
  ).data.codes[0] ?? ''

describe('a premium period', () => {
  it('is given to a list, one after the other, and says who is unknown', async () => {
    const { user, call } = await newMember()
    const first = await grant([user.email.toUpperCase(), 'personne@exemple.fr'], 30)
    expect(first.data).toEqual({ nb: 1, inconnus: ['personne@exemple.fr'] })
    await grant([user.email], 10)
    const { data } = await call('POST /api/premium')
    expect(data.jusqua).toBe('2027-06-21T09:00:00.000Z')
    expect(data.periodes.map(({ du }) => du.slice(0, 10))).toEqual(['2027-06-11', '2027-05-12'])
    const me = await call('GET /api/auth/me')
    expect(JSON.stringify(me.data)).toMatch(/"premium":true/)
    // By the name that the list shows, and in the other order.
    for (const recherche of [`${user.nom} ${user.prenom}`, `${user.prenom} ${user.nom}`]) {
      const filtres = { recherche: recherche.toUpperCase() }
      const { data: found } = await nora.call('POST /api/admin/premium/list', { body: { filtres } })
      expect(found.filter(({ users_id }) => users_id === user.id)).toHaveLength(2)
    }
  })

  it('comes by a code, however it is typed, once', async () => {
    const { call } = await newMember()
    const code = await makeCode()
    const body = { code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` }
    expect((await call('POST /api/premium/code', { body })).data.jusqua).toMatch(/^2027-06-11/)
    const other = await newMember()
    await expectRefusal(other.call('POST /api/premium/code', { body }), 'code_premium_refuse')
  })

  it('is given once when two use a code at once', async () => {
    const code = await makeCode()
    const two = [await newMember(), await newMember()]
    const outcomes = await Promise.allSettled(
      two.map(({ call }) => call('POST /api/premium/code', { body: { code } })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('says a week before that it ends, once, and not when another follows', async () => {
    const { user } = await newMember()
    const goesOn = await newMember()
    await grant([user.email, goesOn.user.email], 6)
    await grant([goesOn.user.email], 30)
    const context = { db: t.db, clock: () => t.clock.now }
    await tellEnds(context)
    await tellEnds(context)
    await t.workOff()
    expect(t.mailsTo(user.email)).toHaveLength(1)
    expect(t.mailsTo(user.email)[0]?.text).toMatch(/18 mai 2027/)
    expect(t.mailsTo(goesOn.user.email)).toEqual([])
  })

  it('ends by itself', async () => {
    const { user, call } = await newMember()
    await t.db
      .update(users)
      .set({ premium_jusqua: '2027-05-12T08:59:00Z' })
      .where(eq(users.id, user.id))
    expect((await call('POST /api/premium')).data.jusqua).toBeNull()
  })
})
