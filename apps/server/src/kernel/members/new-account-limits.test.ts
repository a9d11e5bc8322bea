import { createCourse, createUser, nextNumber } from '@foulee/testing/factories'
import { createPublication } from '@foulee/testing/fil'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  const rates = { abonnement: 5, avis: 5, publication: 5, invitation: 50 }
  const fewer = {
    abonnement_nouveau: 2,
    avis_nouveau: 2,
    publication_nouveau: 2,
    invitation_nouveau: 2,
  }
  t = await testApp({ rates: { ...rates, ...fewer } })
})
afterAll(() => t.close())

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(t.clock.now.getTime() - days * DAY_MS).toISOString()

async function newMember(days: number, input: Parameters<typeof createUser>[1] = {}) {
  return t.signIn(await createUser(t.db, { created_at: daysAgo(days), ...input }))
}
type Call = TestApp['call']

const DEEDS = {
  async suivre(call: Call) {
    const { id: users_id } = await createUser(t.db)
    await call('POST /api/profile/suivre', { body: { users_id, is_followed: true } })
  },
  async abonner(call: Call) {
    const { id } = await createCourse(t.db, t.clock.now)
    await call('POST /api/abonnements/store', { body: { kind: 'course', id, est_suivi: true } })
  },
  async commenter(call: Call) {
    const { id: users_id } = await createUser(t.db)
    const { id } = await createPublication(t.db, { users_id })
    await call('POST /api/commentaires', { body: { model: 'publication', id, texte: 'Bravo.' } })
  },
  async publier(call: Call) {
    await call('POST /api/feed/store', { body: { texte: 'Encore une.' } })
  },
  async inviter(call: Call) {
    const email = `nouveau-${nextNumber()}@exemple.fr`
    await call('POST /api/invitation/ask', { body: { type: 'ami', email } })
  },
}

describe.each(Object.entries(DEEDS))('the limit on %s', (_, act) => {
  it('is lower for an account of six days than for one of seven, and says until when', async () => {
    const young = await newMember(6)
    await act(young.call)
    await act(young.call)
    await expect(act(young.call)).rejects.toMatchObject({
      status: 429,
      code: 'trop_de_demandes',
      message: expect.stringMatching(/^Votre compte est nouveau\u00a0: jusqu’au \S+ \d/),
      retryAfter: expect.any(Number),
    })
    const old = await newMember(7)
    for (let n = 0; n < 3; n++) await act(old.call)
  })
})

it('an address that is not verified keeps an account new', async () => {
  const { call } = await newMember(300, { email_verifie_le: null })
  await DEEDS.suivre(call)
  await DEEDS.abonner(call)
  await expect(DEEDS.suivre(call)).rejects.toMatchObject({
    message: expect.stringContaining('tant que votre adresse email n’est pas vérifiée'),
  })
})

it('unfollowing is never limited', async () => {
  const { call } = await newMember(1)
  const { id: users_id } = await createUser(t.db)
  const follow = (is_followed: boolean) =>
    call('POST /api/profile/suivre', { body: { users_id, is_followed } })
  await follow(true)
  await follow(true)
  await expect(follow(true)).rejects.toMatchObject({ code: 'trop_de_demandes' })
  expect((await follow(false)).data.is_followed).toBe(false)
})
