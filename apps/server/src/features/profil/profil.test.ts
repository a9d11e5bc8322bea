import { Profil } from '@foulee/contract/profil'
import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: new Date('2026-03-16T09:00:00Z') })
})
afterAll(() => t.close())

const fill = (fields: object) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const signIn = async () => t.signIn(await createUser(t.db))
const COMPLETE = { sexe: 'f', naissance: '1990-05-12', niveau: 'confirme' }

describe('the profile', () => {
  it('is empty texts and lists, and -1, when there is none', async () => {
    const user = await createUser(t.db)
    await t.db.$client.query('delete from profils where users_id = $1', [user.id])
    const { call } = await t.signIn(user)
    const { profil } = (await call('GET /api/auth/me')).data
    expect(Profil.parse(profil)).toEqual(profil)
    const { users_id, ...rest } = profil
    expect(users_id).toBe(-1)
    expect(new Set(Object.values(rest).map((value) => JSON.stringify(value)))).toEqual(
      new Set(['""', '[]', '{}']),
    )
    const made = (await call('POST /api/profile/update', { body: fill({ sexe: 'h' }) })).data
    expect(made).toEqual({ ...profil, users_id: user.id, sexe: 'h' })
  })

  it('changes what is sent and leaves the rest', async () => {
    const { call } = await signIn()
    const first = (await call('POST /api/profile/update', { body: fill(COMPLETE) })).data
    expect(first).toMatchObject(COMPLETE)
    const second = (await call('POST /api/profile/update', { body: fill({ niveau: 'expert' }) }))
      .data
    expect(second).toEqual({ ...first, niveau: 'expert' })
    expect((await call('GET /api/auth/me')).data.profil).toEqual(second)
  })

  it('does not change with an empty form, and knows only its own fields', async () => {
    const { call } = await signIn()
    const before = (await call('POST /api/profile/update', { body: fill(COMPLETE) })).data
    for (const fields of [{}, { users_id: '1', avatar: 'x', __proto__x: 'y' }]) {
      const body = fill(fields)
      expect((await call('POST /api/profile/update', { body })).data).toEqual(before)
    }
  })

  it.each([
    ['sexe', ''],
    ['sexe', 'F'],
    ['sexe', '<b>f</b>'],
    ['sexe', 'f\u200b'],
    ['niveau', 'champion'],
    ['niveau', '🏃'],
    ['naissance', ''],
    ['naissance', '12/05/1990'],
    ['naissance', '1990-02-30'],
    ['naissance', '1990-05-12T00:00:00Z'],
    ['naissance', '١٩٩٠-٠٥-١٢'],
    ['naissance', '2026-03-17'],
    ['naissance', '2011-03-17'],
    ['naissance', '1890-01-01'],
    ['naissance', 'x'.repeat(10_000)],
  ])('refuses %s %.20j and changes nothing', async (field, value) => {
    const { call } = await signIn()
    const before = (await call('POST /api/profile/update', { body: fill(COMPLETE) })).data
    const body = fill({ sexe: 'h', [field]: value })
    await expect(call('POST /api/profile/update', { body })).rejects.toMatchObject({
      status: 422,
      errors: { [field]: expect.stringMatching(/^[A-ZÀ-Ý].*[.]$/) },
    })
    expect((await call('GET /api/auth/me')).data.profil).toEqual(before)
  })

  it('counts days as Paris does', async () => {
    const late = await testApp({ now: new Date('2026-03-16T23:30:00Z') })
    const { call } = await late.signIn(await createUser(late.db))
    const body = fill({ naissance: '2011-03-17' })
    expect((await call('POST /api/profile/update', { body })).data.naissance).toBe('2011-03-17')
    await late.close()
  })

  it.each([
    ['application/json', '{"sexe":"h"}', 415],
    ['multipart/form-data', 'sans frontière', 400],
    ['multipart/form-data; boundary=x', '--x\r\ncoupé', 400],
  ])('answers %s with its status', async (type, payload, status) => {
    const { headers } = await signIn()
    const answer = await t.inject({
      method: 'POST',
      url: '/api/profile/update',
      headers: { ...headers, 'content-type': type },
      payload,
    })
    expect(answer.statusCode).toBe(status)
  })

  it('belongs to whoever is signed in', async () => {
    await expect(
      t.call('POST /api/profile/update', { body: fill(COMPLETE) }),
    ).rejects.toMatchObject({
      status: 401,
      code: 'session_absente',
    })
  })
})
