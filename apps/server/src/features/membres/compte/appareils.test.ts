import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#features/membres/session/passwords.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

const PASSWORD = 'chamois sur la crête 7'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const list = async ({ call }: { call: TestApp['call'] }) =>
  (await call('POST /api/auth/sessions')).data

describe('devices of an account', () => {
  it('devices are listed in words, the present one marked', async () => {
    const { email } = await createUser(t.db, { password_hash: await hashPassword(PASSWORD) })
    const answer = await t.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { ...t.xsrf, 'user-agent': FIREFOX },
      payload: { email, password: PASSWORD },
    })
    const { auth_token, user } = answer.json().data
    await t.signIn({ id: user.users_id })
    const devices = await list({ call: t.callWith(auth_token) })
    expect(devices.map(({ appareil, est_courant }) => [appareil, est_courant])).toEqual([
      ['Appareil inconnu', false],
      ['Firefox sur Linux', true],
    ])
    expect(devices[1]?.seen_at).toBe(t.clock.now.toISOString())
  })

  it('devices with an expired session are left out', async () => {
    const user = await createUser(t.db)
    await t.signIn(user)
    t.clock.advance({ hours: 24 })
    expect(await list(await t.signIn(user))).toHaveLength(1)
  })

  it('devices are disconnected one by one', async () => {
    const user = await createUser(t.db)
    const [phone, laptop] = [await t.signIn(user), await t.signIn(user)]
    const other = (await list(laptop)).find(({ est_courant }) => !est_courant)
    await laptop.call('POST /api/auth/sessions/del', { body: { id: other?.id ?? 0 } })
    await expect(list(phone)).rejects.toMatchObject({ code: 'session_expiree' })
    expect(await list(laptop)).toHaveLength(1)
    await expect(
      laptop.call('POST /api/auth/sessions/del', { body: { id: other?.id ?? 0 } }),
    ).rejects.toMatchObject({ status: 404, code: 'session_introuvable' })
  })

  it('all other devices can be disconnected at once', async () => {
    const user = await createUser(t.db)
    const others = [await t.signIn(user), await t.signIn(user)]
    const mine = await t.signIn(user)
    await mine.call('POST /api/auth/sessions/del', { body: { autres: true } })
    for (const other of others) await expect(list(other)).rejects.toMatchObject({ status: 401 })
    expect(await list(mine)).toHaveLength(1)
  })

  it('devices of another member are not accessible', async () => {
    const stranger = await t.signIn(await createUser(t.db))
    const mine = await t.signIn(await createUser(t.db))
    const [session] = await list(mine)
    await expect(
      stranger.call('POST /api/auth/sessions/del', { body: { id: session?.id ?? 0 } }),
    ).rejects.toMatchObject({ status: 404 })
    expect(await list(mine)).toHaveLength(1)
  })

  it('an empty request disconnects nothing', async () => {
    const { call } = await t.signIn(await createUser(t.db))
    await expect(call('POST /api/auth/sessions/del', { body: {} })).rejects.toMatchObject({
      status: 422,
      errors: { id: 'Indiquez quel appareil déconnecter.' },
    })
  })
})
