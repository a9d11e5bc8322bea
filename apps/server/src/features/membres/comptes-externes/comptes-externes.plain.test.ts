import { goAndReturn, type Return } from '@foulee/testing/external-journey'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { type PlainProvider, startPlainProvider } from '@foulee/testing/oauth2-provider'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword } from '#features/membres/session/passwords.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

const PASSWORD = 'chamois sur la crête 7'
const third = 'strava'
const CGU = { prenom: 'Inès', nom: 'Garnier', cgu: true } as const

let t: TestApp
let plain: PlainProvider

beforeAll(async () => {
  plain = await startPlainProvider('secret')
  t = await testApp({ config: { external: [asStrava(plain)] } })
})
afterAll(async () => {
  await t.close()
  await plain.close()
})

const asStrava = ({ authorization, token, profile }: PlainProvider) =>
  ({
    third,
    label: 'Strava',
    clientId: '4242',
    clientSecret: 'secret',
    endpoints: { authorization, token, profile },
    scope: 'read',
  }) as const
const arrive = (profile: object, { call } = t) => {
  plain.become(profile)
  return goAndReturn(call, third, null)
}
const send = async (body: Return, { call } = t) =>
  (await call('POST /api/auth/external/{third}', { params: { third }, body })).data
const athlete = () => ({ id: 1_000_000 + nextNumber(), firstname: 'Inès', lastname: 'Garnier' })

it('a number identifies the user, and the email is asked for', async () => {
  const runner = athlete()
  const body = await arrive(runner)
  expect(await send(body)).toEqual({
    etape: 'inscription_requise',
    email: '',
    email_verifie: false,
    prenom: 'Inès',
    nom: 'Garnier',
  })
  const email = `strava.${nextNumber()}@exemple.fr`
  const made = await send({ ...body, ...CGU, email })
  expect(made).toMatchObject({ etape: 'connecte', user: { email, email_verifie: false } })
  expect(await send(await arrive(runner))).toMatchObject({ etape: 'connecte', user: { email } })
  await t.workOff()
  expect(t.mailsTo(email)).toMatchObject([{ subject: expect.stringMatching(/adresse|email/i) }])
})

it('an account needs an email', async () => {
  await expect(send({ ...(await arrive(athlete())), ...CGU })).rejects.toMatchObject({
    code: 'champs_invalides',
    errors: { email: 'Ce champ est obligatoire.' },
  })
})

it('a typed email never opens an account', async () => {
  const password_hash = await hashPassword(PASSWORD)
  const { id, email } = await createUser(t.db, { password_hash })
  const body = await arrive(athlete())
  expect(await send({ ...body, ...CGU, email })).toEqual({ etape: 'mot_de_passe_requis', email })
  const opened = await send({ ...body, email, password: PASSWORD })
  expect(opened).toMatchObject({ etape: 'connecte', user: { users_id: id } })
})

it('an email in the profile is not trusted', async () => {
  const { email } = await createUser(t.db)
  const body = await arrive({ ...athlete(), email, email_verified: true })
  expect(await send(body)).toMatchObject({ etape: 'inscription_requise', email: '' })
})

it('the form reveals no more accounts than « exist »', async () => {
  const strict = await testApp({ rates: { exist: 2 }, config: { external: [asStrava(plain)] } })
  const body = await arrive(athlete(), strict)
  const guess = () => send({ ...body, email: `devine-${nextNumber()}@exemple.fr` }, strict)
  await guess()
  await guess()
  await expect(guess()).rejects.toMatchObject({ status: 429 })
  await strict.close()
})

it.each([{}, { id: null }, { id: '' }, { id: 1.5 }, []])(
  'a profile without identity is refused: %j',
  async (profile) => {
    await expect(send(await arrive(profile))).rejects.toMatchObject({ code: 'externe_refuse' })
  },
)

it('PKCE is required here too', async () => {
  const [mine, theirs] = [await arrive(athlete()), await arrive(athlete())]
  await expect(send({ ...mine, code: theirs.code })).rejects.toMatchObject({
    code: 'externe_refuse',
  })
})
