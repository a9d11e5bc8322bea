import { goAndReturn, type Return } from '@foulee/testing/external-journey'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { type Person, startTestProvider, type TestProvider } from '@foulee/testing/oidc-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#features/membres/session/passwords.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

const PASSWORD = 'chamois sur la crête 7'
const CGU = { prenom: 'Inès', nom: 'Garnier', cgu: true } as const
const third = 'openid'

let t: TestApp
let provider: TestProvider
let password_hash: string

beforeAll(async () => {
  provider = await startTestProvider({
    callbacks: ['http://localhost:3000/external/openid/callback'],
  })
  t = await testApp({ config: { external: [asClub(provider)] } })
  password_hash = await hashPassword(PASSWORD)
})
afterAll(async () => {
  await t.close()
  await provider.close()
})

const asClub = ({ issuer, clientId, clientSecret }: TestProvider) =>
  ({
    third,
    label: 'Club',
    clientId,
    clientSecret,
    endpoints: { issuer },
    scope: 'openid email profile',
  }) as const

const newPerson = (person: Partial<Person> = {}): Person => ({
  email: `externe.${nextNumber()}@exemple.fr`,
  given_name: 'Inès',
  family_name: 'Garnier',
  email_verified: true,
  ...person,
})
const send = async (body: Return) =>
  (await t.call('POST /api/auth/external/{third}', { params: { third }, body })).data
const arrive = async (person: Person) => {
  const body = await goAndReturn(t.call, third, person)
  return { body, step: await send(body) }
}
const signUp = async (person: Person) => {
  const { body } = await arrive(person)
  return expectIn(await send({ ...body, ...CGU }))
}
const expectIn = (step: Awaited<ReturnType<typeof send>>) => {
  if (step.etape !== 'connecte') throw new Error(`Not signed in: ${step.etape}`)
  return step
}
const readUsers = async (email: string) =>
  (await t.db.$client.query('select * from users where lower(email) = lower($1)', [email])).rows

describe('first external sign-in', () => {
  it('a new user is asked to accept the terms before an account exists', async () => {
    const person = newPerson()
    const { step } = await arrive(person)
    expect(step).toEqual({
      etape: 'inscription_requise',
      email: person.email,
      email_verifie: true,
      prenom: 'Inès',
      nom: 'Garnier',
    })
    expect(await readUsers(person.email)).toEqual([])
  })

  it('a new user gets an account without a password, with a verified address, and is signed in', async () => {
    const person = newPerson()
    const { auth_token, user } = await signUp(person)
    expect(user).toMatchObject({ email: person.email, prenom: 'Inès', email_verifie: true })
    expect((await t.callWith(auth_token)('GET /api/auth/me')).data.user).toEqual(user)
    expect((await readUsers(person.email))[0].password_hash).toBeNull()
    await expect(
      t.call('POST /api/auth/login', { body: { email: person.email, password: 'none' } }),
    ).rejects.toMatchObject({ code: 'identifiants_invalides' })
  })

  it('a known user signs in directly, whatever the account’s address', async () => {
    const person = newPerson()
    const { user } = await signUp(person)
    await t.db.$client.query('update users set email = $1 where id = $2', [
      `autre-${nextNumber()}@exemple.fr`,
      user.users_id,
    ])
    expect(expectIn((await arrive(person)).step).user.users_id).toBe(user.users_id)
  })

  it('a session is remembered on demand', async () => {
    const person = newPerson()
    await signUp(person)
    const body = await goAndReturn(t.call, third, person)
    const { user } = expectIn(await send({ ...body, remember: true }))
    const { rows } = await t.db.$client.query(
      'select remember from sessions where users_id = $1 order by id',
      [user.users_id],
    )
    expect(rows).toEqual([{ remember: false }, { remember: true }])
  })

  it('missing names are asked for before anything is created', async () => {
    const person = newPerson({ given_name: '', family_name: '\u200b' })
    const { body, step } = await arrive(person)
    expect(step).toMatchObject({ prenom: '', nom: '' })
    await expect(send({ ...body, cgu: true })).rejects.toMatchObject({
      code: 'champs_invalides',
      errors: { prenom: 'Ce champ est obligatoire.', nom: 'Ce champ est obligatoire.' },
    })
    expect(await readUsers(person.email)).toEqual([])
    expect(expectIn(await send({ ...body, ...CGU })).user.nom).toBe('Garnier')
  })

  it('a vouched address wins over the form', async () => {
    const person = newPerson()
    const other = await createUser(t.db)
    const { body } = await arrive(person)
    const { user } = expectIn(await send({ ...body, ...CGU, email: other.email }))
    expect(user.email).toBe(person.email)
  })

  it('a form sent ten times at once creates one account', async () => {
    const person = newPerson()
    const { body } = await arrive(person)
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => send({ ...body, ...CGU })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const { reason } of all.filter((item) => item.status === 'rejected')) {
      expect(reason.status).toBe(409)
    }
    expect(await readUsers(person.email)).toHaveLength(1)
  })
})

describe('address with an existing account', () => {
  it('the password is asked for, once', async () => {
    const { id, email } = await createUser(t.db, { password_hash })
    const person = newPerson({ email: email.toUpperCase() })
    const { body, step } = await arrive(person)
    expect(step).toEqual({ etape: 'mot_de_passe_requis', email: person.email })
    expect(await send(body)).toEqual(step)
    await expect(send({ ...body, password: 'pas celui-ci' })).rejects.toMatchObject({
      code: 'identifiants_invalides',
      errors: { password: expect.any(String) },
    })
    expect(expectIn(await send({ ...body, password: PASSWORD })).user.users_id).toBe(id)
    expect(expectIn((await arrive(person)).step).user.users_id).toBe(id)
  })

  it('an existing account is not created again', async () => {
    const { email } = await createUser(t.db, { password_hash })
    const { body } = await arrive(newPerson({ email }))
    expect(await send({ ...body, ...CGU })).toMatchObject({ etape: 'mot_de_passe_requis' })
    expect(await readUsers(email)).toHaveLength(1)
  })

  it('an account without a password is opened by none', async () => {
    const { email } = await createUser(t.db, { password_hash: null })
    const { body } = await arrive(newPerson({ email }))
    for (const password of ['none', 'null', PASSWORD]) {
      await expect(send({ ...body, password })).rejects.toMatchObject({ status: 422 })
    }
  })

  it.each([true, false])(
    'the link verifies the address when the provider vouches: %s',
    async (is) => {
      const { email } = await createUser(t.db, { password_hash, email_verifie_le: null })
      const { body } = await arrive(newPerson({ email, email_verified: is }))
      const { user } = expectIn(await send({ ...body, password: PASSWORD }))
      expect(user.email_verifie).toBe(is)
    },
  )

  it('guesses of the password are limited like sign-ins', async () => {
    const strict = await testApp({
      rates: { login: 2 },
      config: { external: [asClub(provider)] },
    })
    const { email } = await createUser(t.db, { password_hash })
    const body = await goAndReturn(strict.call, third, newPerson({ email }))
    const guess = () =>
      strict.call('POST /api/auth/external/{third}', {
        params: { third },
        body: { ...body, password: 'pas celui-ci' },
      })
    await expect(guess()).rejects.toMatchObject({ status: 422 })
    await expect(guess()).rejects.toMatchObject({ status: 422 })
    await expect(guess()).rejects.toMatchObject({ status: 429 })
    await strict.close()
  })
})

describe('address without the provider’s guarantee', () => {
  it('an unvouched address never opens its account', async () => {
    const { email } = await createUser(t.db, { password_hash })
    const { step } = await arrive(newPerson({ email, email_verified: false }))
    expect(step).toEqual({ etape: 'mot_de_passe_requis', email })
  })

  it('an unvouched address can be corrected, and must be verified', async () => {
    const { body, step } = await arrive(newPerson({ email_verified: false }))
    expect(step).toMatchObject({ etape: 'inscription_requise', email_verifie: false })
    const email = `corrige.${nextNumber()}@exemple.fr`
    const { user } = expectIn(await send({ ...body, ...CGU, email }))
    expect(user).toMatchObject({ email, email_verifie: false })
  })
})
