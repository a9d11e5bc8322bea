import type { Call } from '@foulee/contract/shared/call'
import { goAndReturn } from '@foulee/testing/external-journey'
import { createExternalAccount, createUser, nextNumber } from '@foulee/testing/factories'
import { type Person, startTestProvider, type TestProvider } from '@foulee/testing/oidc-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

const third = 'openid'
let t: TestApp
let provider: TestProvider

beforeAll(async () => {
  provider = await startTestProvider({
    callbacks: ['http://localhost:3000/external/openid/callback'],
  })
  const { issuer, clientId, clientSecret } = provider
  const club = { third, label: 'Club', clientId, clientSecret, scope: 'openid email' } as const
  const strava = { ...club, third: 'strava', label: 'Strava' } as const
  const endpoints = { issuer }
  t = await testApp({
    config: {
      external: [
        { ...club, endpoints },
        { ...strava, endpoints },
      ],
    },
  })
})
afterAll(async () => {
  await t.close()
  await provider.close()
})

const newPerson = (): Person => ({
  email: `relie.${nextNumber()}@exemple.fr`,
  given_name: '',
  family_name: '',
  email_verified: true,
})
const signIn = async (input: { password_hash?: null } = {}) => {
  const user = await createUser(t.db, input)
  return { ...(await t.signIn(user)), id: user.id }
}
const back = (call: Call, body: Awaited<ReturnType<typeof goAndReturn>>) =>
  call('POST /api/auth/external/{third}', { params: { third }, body })
const link = async (call: Call, person: Person) =>
  back(call, await goAndReturn(call, third, person))
const list = async (call: Call) => (await call('GET /api/auth/comptes-externes')).data
const unlink = (call: Call, which: 'openid' | 'strava' = third) =>
  call('POST /api/auth/comptes-externes/del', { body: { third: which } })

describe('linking of an external account', () => {
  it('a link adds an access, whatever its address', async () => {
    const { call, id } = await signIn()
    const person = newPerson()
    expect((await link(call, person)).data).toEqual({ etape: 'relie' })
    expect(await list(call)).toEqual([
      {
        third,
        label: 'Club',
        email: person.email,
        created_at: expect.any(String),
        peut_delier: true,
      },
    ])
    const { data } = await link(t.call, person)
    expect(data).toMatchObject({ etape: 'connecte', user: { users_id: id } })
  })

  it('a link is notified once by mail', async () => {
    const { call } = await signIn()
    const { email } = (await call('GET /api/auth/me')).data.user
    const person = newPerson()
    await link(call, person)
    await link(call, person)
    await t.workOff()
    expect(t.mailsTo(email)).toMatchObject([{ subject: 'Votre compte est relié à Club' }])
  })

  it('a repeated link changes nothing', async () => {
    const { call } = await signIn()
    const person = newPerson()
    await link(call, person)
    expect((await link(call, person)).data).toEqual({ etape: 'relie' })
    expect(await list(call)).toHaveLength(1)
  })

  it('a link is refused when it belongs to another member', async () => {
    const person = newPerson()
    await link((await signIn()).call, person)
    const { call } = await signIn()
    await expect(link(call, person)).rejects.toMatchObject({
      status: 409,
      code: 'externe_deja_relie',
    })
    expect(await list(call)).toEqual([])
  })

  it('a second link of one service is refused', async () => {
    const { call } = await signIn()
    await link(call, newPerson())
    await expect(link(call, newPerson())).rejects.toMatchObject({ code: 'externe_un_par_service' })
    expect(await list(call)).toHaveLength(1)
  })

  it('a link is completed by its author alone', async () => {
    const { call } = await signIn()
    const body = await goAndReturn(call, third, newPerson())
    const refused = { status: 403, code: 'externe_autre_compte' }
    await expect(back(t.call, body)).rejects.toMatchObject(refused)
    await expect(back((await signIn()).call, body)).rejects.toMatchObject(refused)
    expect((await back(call, body)).data).toEqual({ etape: 'relie' })
  })

  it('two simultaneous links of one account leave one', async () => {
    const person = newPerson()
    const [first, second] = [await signIn(), await signIn()]
    const bodies = await Promise.all(
      [first, second].map(
        async ({ call }) => [call, await goAndReturn(call, third, person)] as const,
      ),
    )
    const all = await Promise.allSettled(bodies.map(([call, body]) => back(call, body)))
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('unlinking of an external account', () => {
  it('unlinking removes the access', async () => {
    const { call } = await signIn()
    const person = newPerson()
    await link(call, person)
    await unlink(call)
    expect(await list(call)).toEqual([])
    expect((await link(t.call, person)).data).toMatchObject({ etape: 'inscription_requise' })
  })

  it('unlinking a missing link is refused', async () => {
    const { call } = await signIn()
    await expect(unlink(call)).rejects.toMatchObject({ status: 404, code: 'externe_non_relie' })
  })

  it('the last access cannot be unlinked', async () => {
    const { call } = await signIn({ password_hash: null })
    await link(call, newPerson())
    expect(await list(call)).toMatchObject([{ peut_delier: false }])
    await expect(unlink(call)).rejects.toMatchObject({ status: 409, code: 'externe_seul_acces' })
  })

  it('two simultaneous unlinks leave one access', async () => {
    const { call, id } = await signIn({ password_hash: null })
    await link(call, newPerson())
    await createExternalAccount(t.db, { users_id: id, third: 'strava' })
    const all = await Promise.allSettled([unlink(call), unlink(call, 'strava')])
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await list(call)).toHaveLength(1)
  })

  it('a switched-off service does not count as access', async () => {
    const { call, id } = await signIn({ password_hash: null })
    await link(call, newPerson())
    await createExternalAccount(t.db, { users_id: id, third: 'garmin' })
    expect(await list(call)).toMatchObject([{ peut_delier: false }, { peut_delier: true }])
    await expect(unlink(call)).rejects.toMatchObject({ code: 'externe_seul_acces' })
  })
})
