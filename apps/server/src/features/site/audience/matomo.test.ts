import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createUser } from '@foulee/testing/factories'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let matomo: Server
let status: number | 'never' = 200
const received: { url: string; headers: Record<string, unknown>; requests: URLSearchParams[] }[] =
  []
let t: TestApp

beforeAll(async () => {
  matomo = createServer(async (request, response) => {
    const { requests } = JSON.parse(await text(request))
    const parsed = requests.map((query: string) => new URLSearchParams(query))
    received.push({ url: request.url ?? '', headers: request.headers, requests: parsed })
    if (status !== 'never') response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => matomo.listen(0, '127.0.0.1', resolve))
  const { port } = matomo.address() as AddressInfo
  t = await testApp({
    config: {
      publicUrl: 'https://foulee.example',
      matomo: { url: `http://127.0.0.1:${port}/stats`, siteId: 3 },
    },
  })
})
afterEach(() => {
  received.length = 0
  status = 200
})
afterAll(async () => {
  await t.close()
  matomo.closeAllConnections()
  await new Promise((resolve) => matomo.close(resolve))
})

const body = {
  consentement: 'audience',
  visite: 'fedcba9876543210',
  events: [
    { name: 'visit', props: { rubrique: 'courses' } },
    { name: 'course_register', props: { editions_id: 12 } },
  ],
} as const
const waitForOne = () => expect.poll(() => received.length).toBe(1)

it('events go in one call, without data of the visitor', async () => {
  await t.call('POST /api/audience', { body })
  await waitForOne()
  const [{ url, headers, requests } = { url: '', headers: {}, requests: [] }] = received
  expect(url).toBe('/stats/matomo.php')
  expect(Object.fromEntries(requests[0] ?? [])).toEqual({
    idsite: '3',
    rec: '1',
    apiv: '1',
    send_image: '0',
    _id: 'fedcba9876543210',
    url: 'https://foulee.example/courses',
    action_name: 'courses',
  })
  expect(Object.fromEntries(requests[1] ?? [])).toMatchObject({
    ca: '1',
    e_c: 'course',
    e_a: 'course_register',
    e_n: 'editions_id=12',
  })
  expect(Object.keys(headers)).not.toContain('x-forwarded-for')
})

it('a signed-in account is named', async () => {
  const user = await createUser(t.db)
  await (await t.signIn(user)).call('POST /api/audience', { body })
  await waitForOne()
  expect(received[0]?.requests[0]?.get('uid')).toBe(String(user.id))
})

it('an objection is respected', async () => {
  const answer = await t.inject({
    method: 'POST',
    url: '/api/audience',
    headers: { ...t.xsrf, 'sec-gpc': '1' },
    payload: body,
  })
  expect(answer.json().data).toEqual({ enregistres: 0 })
  await t.call('POST /api/audience', { body })
  await waitForOne()
})

const countVisits = async (rubrique: string) => {
  const text = `select count(*)::int as nb from audience_events where props->>'rubrique' = $1`
  return (await t.db.$client.query(text, [rubrique])).rows[0]?.nb
}
const visitOf = (rubrique: string) =>
  ({ ...body, events: [{ name: 'visit', props: { rubrique } }] }) as const

describe('failures of Matomo', () => {
  it.each([
    ['fails', 500, 'matomo-fails'],
    ['is there no more', 410, 'matomo-gone'],
    ['never answers', 'never', 'matomo-silent'],
  ] as const)(
    'a Matomo that %s is asked once, and the event is stored once',
    async (_, input, rubrique) => {
      status = input
      expect((await t.call('POST /api/audience', { body: visitOf(rubrique) })).data).toEqual({
        enregistres: 1,
      })
      await waitForOne()
      status = 200
      await t.call('POST /api/audience', { body })
      await expect.poll(() => received.length).toBe(2)
      expect(received[1]?.requests).toHaveLength(body.events.length)
      expect(await countVisits(rubrique)).toBe(1)
    },
  )

  it('an unreachable Matomo costs nothing', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const { port } = closed.address() as AddressInfo
    await new Promise((resolve) => closed.close(resolve))
    const far = await testApp({
      config: { matomo: { url: `http://127.0.0.1:${port}`, siteId: 3 } },
    })
    const answer = await far.call('POST /api/audience', { body: visitOf('matomo-far') })
    expect(answer.data).toEqual({ enregistres: 1 })
    await far.close()
    expect(await countVisits('matomo-far')).toBe(1)
  })
})

it('a submission is not sent as a publication', async () => {
  const events = [{ name: 'parcours_publish', props: { parcours_id: 1 } }] as const
  await t.call('POST /api/audience', { body: { ...body, events } })
  await t.call('POST /api/audience', { body })
  await waitForOne()
  expect(received[0]?.requests).toHaveLength(body.events.length)
})
