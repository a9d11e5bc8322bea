import { journalStaff, premiums, users } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { notifyEnds } from './premium.job.ts'

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

describe('premium periods', () => {
  it('periods are granted to a list one after the other, and unknown addresses reported', async () => {
    const { user, call } = await newMember()
    const first = await grant([user.email.toUpperCase(), 'personne@exemple.fr'], 30)
    expect(first.data).toEqual({ nb: 1, inconnus: ['personne@exemple.fr'] })
    await grant([user.email], 10)
    const { data } = await call('POST /api/premium')
    expect(data.jusqua).toBe('2027-06-21T09:00:00.000Z')
    expect(data.periodes.map(({ du }) => du.slice(0, 10))).toEqual(['2027-06-11', '2027-05-12'])
    const me = await call('GET /api/auth/me')
    expect(JSON.stringify(me.data)).toMatch(/"premium":true/)
    for (const recherche of [`${user.nom} ${user.prenom}`, `${user.prenom} ${user.nom}`]) {
      const filtres = { recherche: recherche.toUpperCase() }
      const { data: found } = await nora.call('POST /api/admin/premium/list', { body: { filtres } })
      expect(found.filter(({ users_id }) => users_id === user.id)).toHaveLength(2)
    }
  })

  it('a code grants a period once, however it is typed', async () => {
    const { call } = await newMember()
    const code = await makeCode()
    const body = { code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` }
    expect((await call('POST /api/premium/code', { body })).data.jusqua).toMatch(/^2027-06-11/)
    const other = await newMember()
    await expectRefusal(other.call('POST /api/premium/code', { body }), 'code_premium_refuse')
  })

  it('a code used twice at once grants one period', async () => {
    const code = await makeCode()
    const two = [await newMember(), await newMember()]
    const outcomes = await Promise.allSettled(
      two.map(({ call }) => call('POST /api/premium/code', { body: { code } })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('the end is notified a week before, once, and not when another period follows', async () => {
    const { user } = await newMember()
    const goesOn = await newMember()
    await grant([user.email, goesOn.user.email], 6)
    await grant([goesOn.user.email], 30)
    const context = { db: t.db, clock: () => t.clock.now }
    await notifyEnds(context)
    await notifyEnds(context)
    await t.workOff()
    expect(t.mailsTo(user.email)).toHaveLength(1)
    expect(t.mailsTo(user.email)[0]?.text).toMatch(/18 mai 2027/)
    expect(t.mailsTo(goesOn.user.email)).toEqual([])
  })

  it('a period ends by itself', async () => {
    const { user, call } = await newMember()
    await t.db
      .update(users)
      .set({ premium_jusqua: '2027-05-12T08:59:00Z' })
      .where(eq(users.id, user.id))
    expect((await call('POST /api/premium')).data.jusqua).toBeNull()
  })
})

describe('revocation of a premium period', () => {
  const DAY_MS = 86_400_000
  const remove = (id: number) =>
    nora.call('POST /api/admin/premium/retirer/{id}', {
      params: { id },
      body: { motif: 'Donnée à la mauvaise personne.' },
    })
  const find = (users_id: number) =>
    t.db.select().from(premiums).where(eq(premiums.users_id, users_id)).orderBy(asc(premiums.du))
  async function newPremium(...lengths: number[]) {
    const member = await newMember()
    for (const jours of lengths) await grant([member.user.email], jours)
    const back = (at: string) => new Date(new Date(at).getTime() - 10 * DAY_MS).toISOString()
    for (const { id, du, au } of await find(member.user.id)) {
      await t.db
        .update(premiums)
        .set({ du: back(du), au: back(au) })
        .where(eq(premiums.id, id))
    }
    const moved = await find(member.user.id)
    const ids = moved.map(({ id }) => id)
    await t.db
      .update(users)
      .set({ premium_jusqua: moved.at(-1)?.au ?? null })
      .where(eq(users.id, member.user.id))
    const read = async () => {
      const { data } = await member.call('POST /api/premium')
      const days = data.periodes.map(({ du, au }) => [du.slice(5, 10), au.slice(5, 10)])
      return { jusqua: data.jusqua?.slice(5, 10) ?? null, periodes: days.toReversed() }
    }
    return { ...member, ids, read }
  }

  it('a current period ends now, and premium with it', async () => {
    const { user, call, ids, read } = await newPremium(30)
    await remove(ids[0] ?? 0)
    expect(await read()).toEqual({ jusqua: null, periodes: [['05-02', '05-12']] })
    const me = await call('GET /api/auth/me')
    expect(JSON.stringify(me.data)).toMatch(/"premium":false/)
    const [act] = await t.db
      .select()
      .from(journalStaff)
      .where(and(eq(journalStaff.action, 'premium.retirer'), eq(journalStaff.objet_id, user.id)))
    expect(act).toMatchObject({
      details: {
        motif: 'Donnée à la mauvaise personne.',
        jours_retires: 20,
        raison: 'Club partenaire',
      },
    })
  })

  it('later periods move forward, across the change of clocks too', async () => {
    const { user, ids, read } = await newPremium(30, 200)
    await remove(ids[0] ?? 0)
    expect(await read()).toEqual({
      jusqua: '11-28',
      periodes: [
        ['05-02', '05-12'],
        ['05-12', '11-28'],
      ],
    })
    const [, last] = await find(user.id)
    expect(new Date(last?.au ?? '').toISOString()).toBe('2027-11-28T09:00:00.000Z')
  })

  it('a future period is deleted, and the one before keeps its end', async () => {
    const { ids, read } = await newPremium(30, 10, 5)
    await remove(ids[1] ?? 0)
    expect(await read()).toEqual({
      jusqua: '06-06',
      periodes: [
        ['05-02', '06-01'],
        ['06-01', '06-06'],
      ],
    })
    await remove(ids[2] ?? 0)
    expect(await read()).toEqual({ jusqua: '06-01', periodes: [['05-02', '06-01']] })
    await expectRefusal(remove(ids[1] ?? 0), 'premium_introuvable')
  })

  it('a past period cannot be revoked, and the list marks it', async () => {
    const { user, ids } = await newPremium(5, 30)
    await expectRefusal(remove(ids[0] ?? 0), 'premium_finie')
    await grant([user.email], 5)
    const filtres = { recherche: user.email }
    const body = { tri: 'au' as const, ordre: 'asc' as const, filtres }
    const { data } = await nora.call('POST /api/admin/premium/list', { body })
    expect(data.map(({ etat }) => etat)).toEqual(['finie', 'en_cours', 'a_venir'])
  })

  it('the end is notified again when it comes sooner', async () => {
    const { user, ids } = await newPremium(15, 2)
    const context = { db: t.db, clock: () => t.clock.now }
    await notifyEnds(context)
    await t.workOff()
    await remove(ids[0] ?? 0)
    await notifyEnds(context)
    await t.workOff()
    expect(t.mailsTo(user.email).map(({ text }) => /\d+ mai/.exec(text)?.[0])).toEqual([
      '19 mai',
      '14 mai',
    ])
  })

  it('two simultaneous revocations act once', async () => {
    const { ids, read } = await newPremium(30, 10)
    const outcomes = await Promise.allSettled([remove(ids[0] ?? 0), remove(ids[0] ?? 0)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await read()).jusqua).toBe('05-22')
  })
})
