import { createUser, nextNumber } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#features/membres/session/passwords.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

const OLD = 'chamois sur la crête 7'
const NEW = 'bouquetin des névés 12'
let t: TestApp
let password_hash: string

beforeAll(async () => {
  t = await testApp()
  password_hash = await hashPassword(OLD)
})
afterAll(() => t.close())

async function enter(input: object = {}) {
  const member = await createUser(t.db, { password_hash, ...input })
  const { call } = await t.signIn(member)
  type Body = {
    prenom?: string
    nom?: string
    email?: string
    password?: string
    current_password?: string
  }
  const update = (body: Body) => call('POST /api/auth/update', { body })
  const me = async () => (await call('GET /api/auth/me')).data.user
  return { member, call, update, me }
}
const newAddress = () => `nouvelle-${nextNumber()}@exemple.fr`
const readToken = (email: string) =>
  /#([\w-]{43})$/m.exec(t.mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
const verify = (token: string) => t.call('POST /api/auth/verify', { body: { token } })
const login = (email: string, password: string) =>
  t.call('POST /api/auth/login', { body: { email, password } })

describe('change of a name', () => {
  it('a name needs no password, and other fields stay', async () => {
    const { update, me } = await enter({ prenom: 'Camille', nom: 'Durand' })
    expect((await update({ prenom: '  Zoé ' })).data).toMatchObject({
      prenom: 'Zoé',
      nom: 'Durand',
    })
    expect(await me()).toMatchObject({ prenom: 'Zoé', nom: 'Durand' })
    expect((await update({})).data).toMatchObject({ prenom: 'Zoé', nom: 'Durand' })
  })
})

describe('change of a password', () => {
  it('a new password closes other devices, and is notified by mail', async () => {
    const { member, update, me } = await enter()
    const other = await t.signIn(member)
    await update({ password: NEW, current_password: OLD })
    await me()
    await expect(other.call('GET /api/auth/me')).rejects.toMatchObject({ status: 401 })
    await expect(login(member.email, OLD)).rejects.toMatchObject({ status: 422 })
    await login(member.email, NEW)
    await t.workOff()
    expect(t.mailsTo(member.email).at(-1)?.subject).toBe('Votre mot de passe a changé')
  })

  it.each([
    ['without the present one', { password: NEW }, 'current_password'],
    ['with a wrong one', { password: NEW, current_password: 'pas celui-ci' }, 'current_password'],
    ['for a weak one beside an empty name', { password: 'court', nom: '' }, 'password'],
    ['for a weak one', { password: 'court', current_password: OLD }, 'password'],
  ])('a password is refused %s, and nothing changes', async (_, body, field) => {
    const { member, update } = await enter()
    const other = await t.signIn(member)
    await expect(update({ prenom: 'Zoé', ...body })).rejects.toMatchObject({
      status: 422,
      errors: { [field]: expect.stringMatching(/^[A-ZÀ-Ý].*[.]$/) },
    })
    await other.call('GET /api/auth/me')
    expect((await login(member.email, OLD)).data.user.prenom).toBe('Camille')
  })

  it('guesses of the present password are limited', async () => {
    const strict = await testApp({ rates: { password: 3 } })
    const { call } = await strict.signIn(await createUser(t.db, { password_hash }))
    const guess = (current_password: string) =>
      call('POST /api/auth/update', { body: { password: NEW, current_password } })
    for (const n of [1, 2, 3])
      await expect(guess(`non ${n}`)).rejects.toMatchObject({ status: 422 })
    await expect(guess(OLD)).rejects.toMatchObject({ status: 429 })
    await strict.close()
  })

  it('an account without a password sets one by mail', async () => {
    const { update } = await enter({ password_hash: null })
    for (const body of [{ password: NEW }, { email: newAddress(), current_password: OLD }]) {
      await expect(update(body)).rejects.toMatchObject({
        errors: { current_password: expect.stringContaining('Mot de passe oublié') },
      })
    }
  })

  it('a new password voids the links sent', async () => {
    const { member, update } = await enter()
    await t.call('POST /api/auth/forgot', { body: { email: member.email } })
    await t.workOff()
    const token = readToken(member.email)
    await update({ password: NEW, current_password: OLD })
    await expect(
      t.call('POST /api/auth/reset', { body: { token, password: `${NEW} bis` } }),
    ).rejects.toMatchObject({ code: 'lien_perime' })
  })
})

describe('change of an address', () => {
  it('an address changes when the new one is verified, and both are notified', async () => {
    const { member, update, me } = await enter()
    const email = newAddress()
    expect((await update({ email, current_password: OLD })).data).toMatchObject({
      email: member.email,
      email_attendu: email,
    })
    await t.workOff()
    const [warning] = t.mailsTo(member.email)
    expect(warning?.text).toContain('n…@exemple.fr')
    expect(warning?.text).not.toContain(email)
    await login(member.email, OLD)

    await verify(readToken(email))
    expect(await me()).toMatchObject({ email, email_attendu: '', email_verifie: true })
    await login(email, OLD)
    await expect(login(member.email, OLD)).rejects.toMatchObject({ status: 422 })
    await t.workOff()
    expect(t.mailsTo(member.email).at(-1)?.subject).toBe('Votre adresse email a changé')
  })

  it('a pending address is cancelled by the present one, or by a new password', async () => {
    for (const body of [{ email: '' }, { password: NEW }]) {
      const { member, update, me } = await enter()
      const email = newAddress()
      await update({ email, current_password: OLD })
      await t.workOff()
      await update({
        ...body,
        ...('email' in body ? { email: member.email } : {}),
        current_password: OLD,
      })
      expect(await me()).toMatchObject({ email: member.email, email_attendu: '' })
      await expect(verify(readToken(email))).rejects.toMatchObject({ code: 'lien_perime' })
    }
  })

  it('the last requested address wins', async () => {
    const { update, me } = await enter()
    const [first, second] = [newAddress(), newAddress()]
    await update({ email: first, current_password: OLD })
    await t.workOff()
    const token = readToken(first)
    await update({ email: second, current_password: OLD })
    await expect(verify(token)).rejects.toMatchObject({ code: 'lien_perime' })
    await t.workOff()
    await verify(readToken(second))
    expect((await me()).email).toBe(second)
  })

  it.each([
    ['when it is asked for', true],
    ['when it is verified', false],
  ])('an address with an account is refused %s', async (_, isEarly) => {
    const { update, me, member } = await enter()
    const email = newAddress()
    if (isEarly) await createUser(t.db, { email: email.toUpperCase() })
    const updating = update({ email, current_password: OLD })
    if (isEarly) return expect(updating).rejects.toMatchObject({ code: 'email_deja_pris' })
    await updating
    await t.workOff()
    await createUser(t.db, { email })
    await expect(verify(readToken(email))).rejects.toMatchObject({
      status: 409,
      code: 'email_deja_pris',
    })
    expect((await me()).email).toBe(member.email)
  })

  it('an address requested by two accounts goes to one', async () => {
    const email = newAddress()
    const both = [await enter(), await enter()]
    const tokens: string[] = []
    for (const { update } of both) {
      await update({ email, current_password: OLD })
      await t.workOff()
      tokens.push(readToken(email))
    }
    const outcomes = await Promise.allSettled(tokens.map(verify))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'email_deja_pris' },
    })
  })
})
