import { createUser, nextNumber } from '@foulee/testing/factories'
import { afterEach, expect, it } from 'vitest'
import { hashPassword } from '#features/membres/session/passwords.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

const OLD = 'chamois sur la crête 7'
const CODE = 'trop_de_demandes'
const opened: TestApp[] = []
const open = async (rates: Parameters<typeof testApp>[0] = {}) => {
  const t = await testApp(rates)
  opened.push(t)
  return t
}
afterEach(async () => {
  for (const t of opened.splice(0)) await t.close()
})

const newAddress = () => `inconnu-${nextNumber()}@exemple.fr`
const invite = (email: string) => ({ body: { email, type: 'ami' as const } })

it('a member causes a limited number of emails a day to others, whichever call is used', async () => {
  const t = await open({ rates: { courrier_compte: 3 } })
  const password_hash = await hashPassword(OLD)
  const { call } = await t.signIn(await createUser(t.db, { password_hash }))
  const move = () =>
    call('POST /api/auth/update', { body: { email: newAddress(), current_password: OLD } })
  await move()
  await call('POST /api/invitation/ask', invite(newAddress()))
  await call('POST /api/auth/verify/send')
  const message = 'Vous avez fait partir beaucoup d’emails aujourd’hui. Réessayez demain.'
  await expect(move()).rejects.toMatchObject({ code: CODE, message })
  await expect(call('POST /api/invitation/ask', invite(newAddress()))).rejects.toMatchObject({
    code: CODE,
  })
  await expect(call('POST /api/auth/verify/send')).rejects.toMatchObject({ code: CODE })
})

it('one address receives a limited number of emails a day, whoever causes them', async () => {
  const t = await open({ rates: { courrier_adresse: 2 } })
  const stranger = newAddress()
  const password_hash = await hashPassword(OLD)
  const requestEmailChange = async (email: string) => {
    const { call } = await t.signIn(await createUser(t.db, { password_hash }))
    return call('POST /api/auth/update', { body: { email, current_password: OLD } })
  }
  await requestEmailChange(stranger)
  await requestEmailChange(stranger.toUpperCase())
  const { call } = await t.signIn(await createUser(t.db))
  const others = [
    () => requestEmailChange(stranger),
    () => call('POST /api/invitation/ask', invite(stranger)),
  ]
  for (const other of others) {
    await expect(other()).rejects.toMatchObject({
      code: CODE,
      errors: { email: expect.stringMatching(/^Cette adresse a reçu beaucoup d’emails/) },
    })
  }
  await requestEmailChange(newAddress())
})

it('an unverified address gets no more emails than its limit, a verified one gets all of them', async () => {
  const t = await open({ rates: { courrier_recu: 2 } })
  const password_hash = await hashPassword(OLD)
  const changePassword = async (input: object) => {
    const member = await createUser(t.db, { password_hash, ...input })
    const { call } = await t.signIn(member)
    for (const n of [1, 2, 3, 4]) {
      const current_password = n === 1 ? OLD : `bouquetin des névés ${n - 1}`
      const body = { password: `bouquetin des névés ${n}`, current_password }
      await call('POST /api/auth/update', { body })
    }
    await t.workOff()
    return t.mailsTo(member.email)
  }
  expect(await changePassword({ email_verifie_le: null })).toHaveLength(2)
  expect(await changePassword({})).toHaveLength(4)
})
