import { comeBack, goAndReturn, type Return } from '@foulee/testing/external-journey'
import { nextNumber } from '@foulee/testing/factories'
import { type Person, startTestProvider, type TestProvider } from '@foulee/testing/oidc-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExternalProvider } from '#platform/config/oauth.ts'
import { hashToken } from '#platform/crypto/new-secret.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

const CGU = { prenom: 'Inès', nom: 'Garnier', cgu: true } as const
const third = 'openid'
const CALLBACKS = ['http://localhost:3000/external/openid/callback']

let t: TestApp
let provider: TestProvider

const asOpenId = ({ issuer, clientId, clientSecret }: TestProvider): ExternalProvider => ({
  third,
  label: 'Club',
  clientId,
  clientSecret,
  endpoints: { issuer },
  scope: 'openid email profile',
})

beforeAll(async () => {
  provider = await startTestProvider({ callbacks: CALLBACKS })
  t = await testApp({ config: { external: [asOpenId(provider)] } })
})
afterAll(async () => {
  await t.close()
  await provider.close()
})

const newPerson = (): Person => ({
  email: `attaque.${nextNumber()}@exemple.fr`,
  given_name: 'Inès',
  family_name: 'Garnier',
  email_verified: true,
})
const leave = async () =>
  (await t.call('GET /api/auth/external/{third}', { params: { third } })).data
const send = async (body: Return) =>
  (await t.call('POST /api/auth/external/{third}', { params: { third }, body })).data
const goNow = () => goAndReturn(t.call, third, newPerson())
const GONE = { status: 409, code: 'externe_depasse' }
const REFUSED = { status: 422, code: 'externe_refuse' }
const alter = (column: 'nonce' | 'code_verifier') =>
  t.db.$client.query(`update external_flows set ${column} = $1`, ['A'.repeat(43)])

describe('leaving for the provider', () => {
  it('takes PKCE, a state and a nonce along, and keeps only hashes of what travels', async () => {
    const { url, state, secret } = await leave()
    const asked = new URL(url)
    expect(asked.origin).toBe(provider.issuer)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: CALLBACKS[0],
      state,
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    const { rows } = await t.db.$client.query('select * from external_flows')
    for (const kept of [state, secret]) expect(JSON.stringify(rows)).not.toContain(kept)
    expect(url).not.toContain(secret)
  })

  it('is limited by network', async () => {
    const strict = await testApp({
      rates: { external: 2 },
      config: { external: [asOpenId(provider)] },
    })
    const ask = () => strict.inject({ url: '/api/auth/external/openid' })
    const statuses = [await ask(), await ask(), await ask()].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([200, 200, 429])
    await strict.close()
  })

  it('forgets the sign-ins that nobody finished', async () => {
    const { state } = await leave()
    t.clock.advance({ ms: 10 * 60_000 })
    await leave()
    const { rows } = await t.db.$client.query(
      'select id from external_flows where state_hash = $1',
      [hashToken(state)],
    )
    expect(rows).toEqual([])
  })
})

describe('coming back', () => {
  it('cancelled changes nothing, and ends there', async () => {
    const body = await goAndReturn(t.call, third, null)
    expect(body.error).toBe('access_denied')
    await expect(send(body)).rejects.toMatchObject({ status: 422, code: 'externe_annule' })
    await expect(send(body)).rejects.toMatchObject(GONE)
  })

  it.each([
    ['user_cancelled_authorize', 'externe_annule'],
    ['temporarily_unavailable', 'externe_indisponible'],
    ['invalid_scope', 'externe_refuse'],
    ['<b>', 'externe_refuse'],
  ])('with the error %s is %s', async (error, code) => {
    const { state, secret } = await leave()
    await expect(send({ state, secret, error })).rejects.toMatchObject({ code })
  })

  it('is good once', async () => {
    const body = await goNow()
    await send({ ...body, ...CGU })
    await expect(send(body)).rejects.toMatchObject(GONE)
    await expect(send({ ...body, ...CGU })).rejects.toMatchObject(GONE)
  })

  it('exchanges the code once when the same address is opened ten times', async () => {
    const body = await goNow()
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => send(body)))
    const refused = all.filter((one) => one.status === 'rejected')
    for (const { reason } of refused) expect(reason).toMatchObject(GONE)
    expect(refused.length).toBeLessThan(10)
  })

  it('with a state that was changed or invented is refused', async () => {
    const body = await goNow()
    const state = `${body.state.slice(0, -1)}${body.state.endsWith('A') ? 'B' : 'A'}`
    await expect(send({ ...body, state })).rejects.toMatchObject(GONE)
    await expect(send({ ...body, state: 'x'.repeat(43) })).rejects.toMatchObject(GONE)
  })

  it('in another browser is refused, and the first one still may', async () => {
    const body = await goNow()
    const { secret } = await leave()
    await expect(send({ ...body, secret })).rejects.toMatchObject({
      status: 403,
      code: 'externe_autre_navigateur',
    })
    expect(await send(body)).toMatchObject({ etape: 'inscription_requise' })
  })

  it('after ten minutes is refused', async () => {
    const body = await goNow()
    t.clock.advance({ ms: 10 * 60_000 })
    await expect(send(body)).rejects.toMatchObject(GONE)
  })

  it('leaves ten minutes more to read the terms', async () => {
    const body = await goNow()
    t.clock.advance({ ms: 9 * 60_000 })
    await send(body)
    t.clock.advance({ ms: 9 * 60_000 })
    expect(await send({ ...body, ...CGU })).toMatchObject({ etape: 'connecte' })
  })

  it.each(['nonce', 'code_verifier'] as const)('with another %s is refused', async (column) => {
    const body = await goNow()
    await alter(column)
    await expect(send(body)).rejects.toMatchObject(REFUSED)
    await expect(send(body)).rejects.toMatchObject(GONE)
  })

  it('with the code of somebody else’s sign-in is refused', async () => {
    const [mine, theirs] = [await goNow(), await goNow()]
    await expect(send({ ...mine, code: theirs.code })).rejects.toMatchObject(REFUSED)
  })

  it.each([
    ['another issuer', { iss: 'https://ailleurs.example' }],
    ['no issuer', { iss: undefined }],
    ['an invented code', { code: 'x' }],
    ['no code', { code: undefined }],
  ])('with %s is refused', async (_, changed) => {
    await expect(send({ ...(await goNow()), ...changed })).rejects.toMatchObject(REFUSED)
  })

  it('through another provider than it left by is refused', async () => {
    const body = await goNow()
    const call = t.call('POST /api/auth/external/{third}', { params: { third: 'strava' }, body })
    await expect(call).rejects.toMatchObject(GONE)
  })
})

describe('a provider that is down', () => {
  const DOWN = { status: 503, code: 'externe_indisponible', retryAfter: 30 }

  it('before leaving is said so, and the next try asks again', async () => {
    const first = await startTestProvider({ callbacks: CALLBACKS })
    const port = Number(new URL(first.issuer).port)
    await first.close()
    const app = await testApp({ config: { external: [asOpenId(first)] } })
    const start = () => app.call('GET /api/auth/external/{third}', { params: { third } })
    await expect(start()).rejects.toMatchObject(DOWN)
    const again = await startTestProvider({ port, callbacks: CALLBACKS })
    expect((await start()).data.url).toContain(again.issuer)
    await app.close()
    await again.close()
  })

  it('between leaving and coming back is said so', async () => {
    const falling = await startTestProvider({ callbacks: CALLBACKS })
    const app = await testApp({ config: { external: [asOpenId(falling)] } })
    const { data } = await app.call('GET /api/auth/external/{third}', { params: { third } })
    const body = await comeBack(data, newPerson())
    await falling.close()
    const call = app.call('POST /api/auth/external/{third}', { params: { third }, body })
    await expect(call).rejects.toMatchObject(DOWN)
    await app.close()
  })
})

it('a provider that is not switched on is unknown', async () => {
  const call = t.call('GET /api/auth/external/{third}', { params: { third: 'google' } })
  await expect(call).rejects.toMatchObject({ status: 404, code: 'externe_inconnu' })
  expect((await t.call('GET /api/auth/external')).data).toEqual([{ third, label: 'Club' }])
})
