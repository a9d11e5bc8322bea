import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { purgeAudience } from './audience.commands.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Row = { name: string; users_id: number | null; props: object; created_at: Date }
const findRows = async (rubrique: string) => {
  const text = `select * from audience_events where props->>'rubrique' = $1 order by id`
  return (await t.db.$client.query<Row>(text, [rubrique])).rows
}
let count = 0
const newRubrique = () => `essai-${'abcdefghij'[count++]}`

const visit = (rubrique: string) => ({ name: 'visit', props: { rubrique } }) as const
const batch = (...events: object[]) => ({
  consentement: 'audience',
  visite: '00112233445566aa',
  events,
})
const post = (payload: object, headers: Record<string, string> = {}) =>
  t.inject({
    method: 'POST',
    url: '/api/audience',
    headers: { ...t.xsrf, 'user-agent': 'Mozilla/5.0 Firefox/132.0', ...headers },
    payload,
  })
const recorded = async (...input: Parameters<typeof post>) =>
  (await post(...input)).json().data.enregistres

describe('recording of a consenting visitor', () => {
  it('an event has no name, address or browser', async () => {
    const rubrique = newRubrique()
    expect(await recorded(batch(visit(rubrique), { name: 'login', props: {} }))).toBe(2)
    const [row] = await findRows(rubrique)
    expect(row).toEqual({
      id: expect.any(Number),
      name: 'visit',
      users_id: null,
      props: { rubrique },
      created_at: t.clock.now,
    })
  })

  it('an event has the account of a signed-in member', async () => {
    const rubrique = newRubrique()
    const user = await createUser(t.db)
    const { headers } = await t.signIn(user)
    expect(await recorded(batch(visit(rubrique)), headers)).toBe(1)
    expect(await findRows(rubrique)).toMatchObject([{ users_id: user.id }])
  })

  it('an event loses an erased account', async () => {
    const rubrique = newRubrique()
    const user = await createUser(t.db)
    await recorded(batch(visit(rubrique)), (await t.signIn(user)).headers)
    await t.db.$client.query('delete from users where id = $1', [user.id])
    expect(await findRows(rubrique)).toMatchObject([{ users_id: null }])
  })

  it.each([
    ['objects with DNT', { dnt: '1' }],
    ['objects with Global Privacy Control', { 'sec-gpc': '1' }],
    ['is a robot', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }],
    ['does not say what it is', { 'user-agent': '' }],
  ])('an event is not recorded when the browser %s', async (_, headers) => {
    const rubrique = newRubrique()
    expect(await recorded(batch(visit(rubrique)), headers)).toBe(0)
    expect(await findRows(rubrique)).toEqual([])
  })
})

describe('refused events', () => {
  const good = batch(visit('courses'))
  it.each([
    ['no consent', { ...good, consentement: undefined }],
    ['another consent', { ...good, consentement: true }],
    ['no events', batch()],
    ['too many events', batch(...Array.from({ length: 21 }, () => visit('courses')))],
    ['an unknown event', batch({ name: 'achat', props: {} })],
    ['what only the server names', batch({ name: 'parcours_publish_attente', props: { id: 1 } })],
    ['a detail too many', batch({ name: 'login', props: { email: 'a@b.fr' } })],
    ['a field too many', batch({ name: 'login', props: {}, ip: '203.0.113.7' })],
    ['a missing detail', batch({ name: 'course_register', props: {} })],
    ['an address', batch(visit('courses/trail?texte=moi'))],
    ['a text for a number', batch({ name: 'course_register', props: { editions_id: '1' } })],
    ['a long visit', { ...good, visite: 'a'.repeat(17) }],
    ['no visit', { ...good, visite: undefined }],
  ])('a body is refused: %s', async (_, payload) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().code).toBe('champs_invalides')
  })

  it('too many batches of one network are refused', async () => {
    const body = {
      consentement: 'audience',
      visite: '00112233445566aa',
      events: [visit('courses')],
    } as const
    const few = await testApp({ rates: { audience: 2 } })
    const send = () => few.call('POST /api/audience', { body })
    await send()
    await send()
    await expect(send()).rejects.toMatchObject({ status: 429 })
    await few.close()
  })
})

it('the purge drops months past 25 months, and nothing else', async () => {
  const [old, recent] = [newRubrique(), newRubrique()]
  const before = new Date(t.clock.now)
  const purge = () => t.db.transaction((tx) => purgeAudience(tx, t.clock.now, t.config.retention))
  await purge()
  t.clock.now = new Date('2024-02-29T23:59:59Z')
  await recorded(batch(visit(old)))
  t.clock.now = new Date('2024-03-01T00:00:00Z')
  await recorded(batch(visit(recent)))
  t.clock.now = before
  await purge()
  expect(await findRows(old)).toEqual([])
  expect(await findRows(recent)).toHaveLength(1)
})
