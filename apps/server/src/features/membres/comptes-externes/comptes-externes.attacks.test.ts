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
const startFlow = async () =>
  (await t.call('GET /api/auth/external/{third}', { params: { third } })).data
const send = async (body: Return) =>
  (await t.call('POST /api/auth/external/{third}', { params: { third }, body })).data
const goNow = () => goAndReturn(t.call, third, newPerson())
const GONE = { status: 409, code: 'externe_depasse' }
const REJECTION = { status: 422, code: 'externe_refuse' }
const alter = (column: 'nonce' | 'code_verifier') =>
  t.db.$client.query(`update external_flows set ${column} = $1`, ['A'.repeat(43)])

describe('start of an external sign-in', () => {
  it('the start sends PKCE, state and nonce, and stores hashes alone', async () => {
    const { url, state, secret } = await startFlow()
    const query = new URL(url)
    expect(query.origin).toBe(provider.issuer)
    expect(Object.fromEntries(query.searchParams)).toMatchObject({
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

  it('the start is limited per network', async () => {
    const strict = await testApp({
      rates: { external: 2 },
      config: { external: [asOpenId(provider)] },
    })
    const startOpenId = () => strict.inject({ url: '/api/auth/external/openid' })
    const statuses = [await startOpenId(), await startOpenId(), await startOpenId()].map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses).toEqual([200, 200, 429])
    await strict.close()
  })

  it('unfinished sign-ins are forgotten', async () => {
    const { state } = await startFlow()
    t.clock.advance({ ms: 10 * 60_000 })
    await startFlow()
    const { rows } = await t.db.$client.query(
      'select id from external_flows where state_hash = $1',
      [hashToken(state)],
    )
    expect(rows).toEqual([])
  })
})

describe('return from the provider', () => {
  it('a cancelled sign-in changes nothing and ends', async () => {
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
  ])('the error %s is answered with %s', async (error, code) => {
    const { state, secret } = await startFlow()
    await expect(send({ state, secret, error })).rejects.toMatchObject({ code })
  })

  it('a return is valid once', async () => {
    const body = await goNow()
    await send({ ...body, ...CGU })
    await expect(send(body)).rejects.toMatchObject(GONE)
    await expect(send({ ...body, ...CGU })).rejects.toMatchObject(GONE)
  })

  it('the code is exchanged once when the address is opened ten times', async () => {
    const body = await goNow()
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => send(body)))
    const refused = all.filter((item) => item.status === 'rejected')
    for (const { reason } of refused) expect(reason).toMatchObject(GONE)
    expect(refused.length).toBeLessThan(10)
  })

  it('a changed or invented state is refused', async () => {
    const body = await goNow()
    const state = `${body.state.slice(0, -1)}${body.state.endsWith('A') ? 'B' : 'A'}`
    await expect(send({ ...body, state })).rejects.toMatchObject(GONE)
    await expect(send({ ...body, state: 'x'.repeat(43) })).rejects.toMatchObject(GONE)
  })

  it('a return in another browser is refused, and the first one stays valid', async () => {
    const body = await goNow()
    const { secret } = await startFlow()
    await expect(send({ ...body, secret })).rejects.toMatchObject({
      status: 403,
      code: 'externe_autre_navigateur',
    })
    expect(await send(body)).toMatchObject({ etape: 'inscription_requise' })
  })

  it('a return after ten minutes is refused', async () => {
    const body = await goNow()
    t.clock.advance({ ms: 10 * 60_000 })
    await expect(send(body)).rejects.toMatchObject(GONE)
  })

  it('the terms can be read for ten more minutes', async () => {
    const body = await goNow()
    t.clock.advance({ ms: 9 * 60_000 })
    await send(body)
    t.clock.advance({ ms: 9 * 60_000 })
    expect(await send({ ...body, ...CGU })).toMatchObject({ etape: 'connecte' })
  })

  it.each(['nonce', 'code_verifier'] as const)('another %s is refused', async (column) => {
    const body = await goNow()
    await alter(column)
    await expect(send(body)).rejects.toMatchObject(REJECTION)
    await expect(send(body)).rejects.toMatchObject(GONE)
  })

  it('the code of another sign-in is refused', async () => {
    const [mine, theirs] = [await goNow(), await goNow()]
    await expect(send({ ...mine, code: theirs.code })).rejects.toMatchObject(REJECTION)
  })

  it.each([
    ['another issuer', { iss: 'https://ailleurs.example' }],
    ['no issuer', { iss: undefined }],
    ['an invented code', { code: 'x' }],
    ['no code', { code: undefined }],
  ])('a return with %s is refused', async (_, changed) => {
    await expect(send({ ...(await goNow()), ...changed })).rejects.toMatchObject(REJECTION)
  })

  it('a return through another provider is refused', async () => {
    const body = await goNow()
    const call = t.call('POST /api/auth/external/{third}', { params: { third: 'strava' }, body })
    await expect(call).rejects.toMatchObject(GONE)
  })
})

describe('outage of a provider', () => {
  const DOWN = { status: 503, code: 'externe_indisponible', retryAfter: 30 }

  it('an outage before the start is reported, and the next attempt retries', async () => {
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

  it('an outage before the return is reported', async () => {
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

it('a provider that is switched off is unknown', async () => {
  const call = t.call('GET /api/auth/external/{third}', { params: { third: 'google' } })
  await expect(call).rejects.toMatchObject({ status: 404, code: 'externe_inconnu' })
  expect((await t.call('GET /api/auth/external')).data).toEqual([{ third, label: 'Club' }])
})
