import type { Call } from '@foulee/contract/shared/call'
import { createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { simulateTrack } from '@foulee/trace/simulated-track'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let avatar: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  t = await testApp({ config: { lignes: { parAppelant: 2 } } })
  const create = { width: 2000, height: 2000, channels: 3, background: 'green' } as const
  avatar = new Uint8Array(await sharp({ create }).png().toBuffer())
})
afterAll(() => t.close())

const sendAvatar = (call: Call) => {
  const body = new FormData()
  body.set('avatar', new File([avatar], 'moi.png', { type: 'image/png' }))
  return call('POST /api/profile/update', { body })
}
const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'rejected' ? result.reason.code : 'fait'))

describe('expensive work', () => {
  it('is refused to a caller with too much of it, and to nobody else', async () => {
    const [greedy, other] = [
      await t.signIn(await createUser(t.db)),
      await t.signIn(await createUser(t.db)),
    ]
    const many = Promise.allSettled(Array.from({ length: 12 }, () => sendAvatar(greedy.call)))
    const avatar = await sendAvatar(other.call)
    expect(avatar.data.avatar).toContain('/medias/avatar/')
    const codes = codesOf(await many)
    expect(codes.filter((code) => code === 'fait').length).toBeGreaterThanOrEqual(2)
    expect(codes.filter((code) => code === 'trop_de_demandes').length).toBeGreaterThan(5)
    expect((await sendAvatar(greedy.call)).data.avatar).toBe(avatar.data.avatar)
  })

  it('is refused with a Retry-After', async () => {
    const { call } = await t.signIn(await createUser(t.db))
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => sendAvatar(call)))
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({ status: 429, retryAfter: 5 })
  })

  it('is bounded for the files of a route too, by network for visitors', async () => {
    // Long enough that the first file is still being written during the last request.
    const track = simulateTrack({
      start: [5.7, 45.2],
      length: 150_000,
      way: (metres) => [metres, 0],
    })
    const { slug } = await createParcours(t.db, t.clock.now, { track })
    const getGpx = (n: number) => t.inject({ url: `/api/parcours/${slug}/gpx?n=${n}` })
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => getGpx(n)))
    const statuses = new Set(answers.map(({ statusCode }) => statusCode))
    expect([...statuses].toSorted()).toEqual([200, 429])
    const elsewhere = await t.inject({
      url: `/api/parcours/${slug}/gpx?n=99`,
      remoteAddress: '198.51.100.77',
    })
    expect(elsewhere.statusCode).toBe(200)
  })

  it.each([
    ['piece', (call: Call) => sendAvatar(call)],
    [
      'fichier',
      async (call: Call) => {
        const { slug } = await createParcours(t.db, t.clock.now)
        return call('GET /api/parcours/{id}/fit', { params: { id: slug } })
      },
    ],
  ] as const)('is limited per quarter of an hour: %s', async (name, act) => {
    const strict = await testApp({ rates: { [name]: 2 } })
    const { call } = await strict.signIn(await createUser(t.db))
    await act(call)
    await act(call)
    await expect(act(call)).rejects.toMatchObject({ code: 'trop_de_demandes' })
    const other = await strict.signIn(await createUser(t.db))
    await act(other.call)
    await strict.close()
  })
})
