import { Me } from '@foulee/contract/membres/session'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

const PASSWORD = 'chamois sur la crête 7'
let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const newEmail = () => `Nouveau.${nextNumber()}@Exemple.fr`
const form = () => ({
  email: newEmail(),
  password: PASSWORD,
  prenom: 'Karim',
  nom: 'Haddad',
  cgu: true as const,
})
const register = (input: Partial<ReturnType<typeof form>> & { type?: 'coach' } = {}) =>
  t.call('POST /api/auth/register', { body: { ...form(), ...input } })
const post = (url: string, payload: object) =>
  t.inject({ method: 'POST', url, headers: t.xsrf, payload })
const countAccounts = async (email: string) => {
  const text = 'select type from users where lower(email) = lower($1)'
  return (await t.db.$client.query<{ type: string }>(text, [email])).rows
}

describe('creation of an account', () => {
  it('registration opens a session with an empty profile and an unverified email', async () => {
    const input = form()
    const { auth_token, ...me } = (await register(input)).data
    expect(Me.parse(me)).toEqual(me)
    expect(me.user).toMatchObject({ email: input.email, nom: 'Haddad', email_verifie: false })
    expect(me.profil).toMatchObject({ users_id: me.user.users_id, sexe: '', surfaces: [] })
    expect((await t.callWith(auth_token)('GET /api/auth/me')).data).toEqual(me)
    expect(await countAccounts(input.email)).toEqual([{ type: 'athlete' }])
  })

  it('the type is stored, and the password signs in', async () => {
    const email = newEmail()
    await register({ email, type: 'coach' })
    expect(await countAccounts(email)).toEqual([{ type: 'coach' }])
    const body = { email: email.toLowerCase(), password: PASSWORD, register: true }
    expect((await t.call('POST /api/auth/login', { body })).data.user.email).toBe(email)
  })

  it('an email with an account is refused, whatever its case', async () => {
    const { email } = await createUser(t.db)
    await expect(register({ email: email.toUpperCase() })).rejects.toMatchObject({
      status: 409,
      code: 'email_deja_pris',
      errors: { email: 'Un compte existe déjà avec cet email.' },
    })
  })

  it('a form sent ten times at once creates one account', async () => {
    const input = form()
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => register(input)))
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(9)
    for (const outcome of refused) {
      expect(outcome).toMatchObject({ reason: { status: 409, code: 'email_deja_pris' } })
    }
    expect(await countAccounts(input.email)).toHaveLength(1)
  })

  it.each([
    ['court', 'au moins 12'],
    ['azertyuiop123', 'trop courant'],
    ['motdepasse2026', 'trop courant'],
    ['aaaaaaaaaaaaaaaa', 'trop courant'],
  ])('the password %s is refused', async (password, why) => {
    const input = { ...form(), password }
    const answer = await post('/api/auth/register', input)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.password).toContain(why)
    expect(await countAccounts(input.email)).toEqual([])
  })

  it('a weak password is refused in the same answer as the other fields', async () => {
    const answer = await post('/api/auth/register', { email: 'a@b', password: 'court' })
    const { errors } = answer.json()
    expect(Object.keys(errors).toSorted()).toEqual(['cgu', 'email', 'nom', 'password', 'prenom'])
    expect(errors.password).toContain('au moins 12')
  })

  it('a password with the email is refused', async () => {
    const email = `chamois.${nextNumber()}@exemple.fr`
    const [local] = email.split('@')
    const answer = await post('/api/auth/register', {
      ...form(),
      email,
      password: `${local} ! crête`,
    })
    expect(answer.json().errors.password).toContain('ne doit pas contenir')
  })

  it.each([
    ['email', ''],
    ['email', 'a@b'],
    ['email', `${'a'.repeat(260)}@exemple.fr`],
    ['password', ''],
    ['password', 'x'.repeat(201)],
    ['password', 12],
    ['prenom', undefined],
    ['prenom', ''],
    ['prenom', '   '],
    ['prenom', '\u200b\u200b'],
    ['prenom', '\u3164'],
    ['prenom', 'Kar\u0000im'],
    ['prenom', 'Karim\nHaddad'],
    ['prenom', '\u202eKarim'],
    ['prenom', 'x'.repeat(81)],
    ['prenom', 4],
    ['nom', undefined],
    ['nom', '\u200d'],
    ['nom', ['Haddad']],
    ['cgu', false],
    ['cgu', undefined],
    ['cgu', 'true'],
    ['type', 'staff'],
    ['remember', 'oui'],
  ])('an invalid %s %j is refused, naming the field in French', async (field, value) => {
    const answer = await post('/api/auth/register', { ...form(), [field]: value })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
    expect(answer.json().errors[field]).toMatch(/^[A-ZÀ-Ý].*[.)]$/)
  })

  it.each([
    ['🏃‍♀️ Zoé', '🏃‍♀️ Zoé'],
    ['عائشة', 'عائشة'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ["O'Brien; drop table users", "O'Brien; drop table users"],
    ['  Anne-Lise  ', 'Anne-Lise'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('the name %s is stored as written', async (prenom, kept) => {
    expect((await register({ prenom })).data.user.prenom).toBe(kept)
  })

  it('rights in the form are ignored', async () => {
    const answer = await post('/api/auth/register', {
      ...form(),
      is_staff: true,
      email_verifie_le: '2026-01-01T00:00:00Z',
      premium_jusqua: '2999-01-01T00:00:00Z',
    })
    const { options, email_verifie } = answer.json().data.user
    expect(Object.values(options)).toEqual(Array(6).fill(false))
    expect(email_verifie).toBe(false)
  })
})

describe('existence of an account', () => {
  const exist = (email: string) => t.call('POST /api/auth/exist', { body: { email } })

  it('the answer is yes or no', async () => {
    const { email } = await createUser(t.db)
    expect((await exist(email.toUpperCase())).data).toEqual({ exist: true })
    expect((await exist(newEmail())).data).toEqual({ exist: false })
    await expect(exist('%')).rejects.toMatchObject({ status: 422 })
  })

  it.each(['exist', 'register'] as const)('the check is limited, as is %s', async (action) => {
    const strict = await testApp({ rates: { [action]: 2 } })
    const postForm = () =>
      strict.inject({
        method: 'POST',
        url: `/api/auth/${action}`,
        headers: strict.xsrf,
        payload: form(),
      })
    const statuses = [await postForm(), await postForm(), await postForm()].map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses).toEqual([200, 200, 429])
    await strict.close()
  })
})
