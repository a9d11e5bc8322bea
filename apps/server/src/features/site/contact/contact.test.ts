import { createUser, nextNumber } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

const TEAM = 'equipe@foulee.example'
let t: TestApp
beforeAll(async () => {
  t = await testApp({ config: { contactEmail: TEAM } })
})
afterAll(() => t.close())

const newMessage = () => ({
  nom: 'Lise Martin',
  email: `lise-${nextNumber()}@exemple.fr`,
  sujet: 'course' as const,
  message: 'La date du trail des Crêtes a changé.\nC’est le 14 juin.',
})
async function showForm(seconds = 10) {
  const { jeton } = (await t.call('GET /api/contact')).data
  t.clock.advance({ ms: seconds * 1000 })
  return jeton
}
const post = (payload: object) =>
  t.inject({ method: 'POST', url: '/api/contact', headers: t.xsrf, payload })
const findStored = async (email: string) =>
  (await t.db.$client.query('select * from contact_messages where email = $1', [email])).rows
const findMails = async (email: string) => {
  const text = `select data from pgboss.job where name = 'courrier' and data->>'replyTo' = $1`
  return (await t.db.$client.query(text, [email])).rows.map(({ data }) => data)
}

describe('message to the team', () => {
  it('a message is stored and mailed, with the author’s address for replies', async () => {
    const message = newMessage()
    const jeton = await showForm()
    expect((await t.call('POST /api/contact', { body: { ...message, jeton } })).data).toBeNull()
    expect(await findStored(message.email)).toMatchObject([{ ...message, users_id: null }])
    expect(await findMails(message.email)).toMatchObject([
      { to: TEAM, template: 'contact', props: { sujet: 'Une course du calendrier' } },
    ])
  })

  it('a message sent again after a lost answer, even at once, is one message', async () => {
    const [message, jeton] = [newMessage(), await showForm()]
    const send = (body: object = {}) =>
      t.call('POST /api/contact', { body: { ...message, jeton, ...body } })
    await Promise.all([send(), send()])
    await send()
    expect(await findStored(message.email)).toHaveLength(1)
    expect(await findMails(message.email)).toHaveLength(1)
    await send({ message: 'La date est finalement bonne.' })
    await send({ email: `autre-${message.email}` })
    expect(await findStored(message.email)).toHaveLength(2)
    expect(await findStored(`autre-${message.email}`)).toHaveLength(1)
  })

  it('a message is linked to a signed-in account', async () => {
    const [user, message, jeton] = [await createUser(t.db), newMessage(), await showForm()]
    const { call } = await t.signIn(user)
    await call('POST /api/contact', { body: { ...message, jeton } })
    expect(await findStored(message.email)).toMatchObject([{ users_id: user.id }])
  })

  it('a message is stored when the clock went back since the form was shown', async () => {
    const [message, jeton] = [newMessage(), await showForm(-3600)]
    await t.call('POST /api/contact', { body: { ...message, jeton } })
    expect(await findStored(message.email)).toHaveLength(1)
    t.clock.advance({ ms: 3_600_000 })
  })

  it('a message is stored without a team address', async () => {
    const alone = await testApp({ config: { contactEmail: null } })
    const [message, jeton] = [newMessage(), await showForm()]
    alone.clock.now = t.clock.now
    await alone.call('POST /api/contact', { body: { ...message, jeton } })
    expect(await findStored(message.email)).toHaveLength(1)
    expect(await findMails(message.email)).toEqual([])
    await alone.close()
  })
})

describe('messages of robots', () => {
  it.each([
    ['fills in what nobody sees', 10, { precisions: 'http://exemple.com' }],
    ['answers at once', 2, {}],
  ])('a robot that %s is thanked, and nothing is stored', async (_, seconds, more) => {
    const [message, jeton] = [newMessage(), await showForm(seconds)]
    const answer = await post({ ...message, jeton, ...more })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: null }])
    expect(await findStored(message.email)).toEqual([])
    expect(await findMails(message.email)).toEqual([])
  })

  it.each([
    ['was left open for more than a day', 24 * 3600 + 1, (jeton: string) => jeton],
    ['has a date of its own', 10, (jeton: string) => jeton.replace(/^\d+/, '1')],
    ['has a forged signature', 10, (jeton: string) => `${jeton.split('.')[0]}.x`],
    ['has no date', 10, () => ''],
  ])('a form that %s is refused', async (_, seconds, change) => {
    const [message, jeton] = [newMessage(), change(await showForm(seconds))]
    const answer = await post({ ...message, jeton })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual(['jeton'])
    expect(await findStored(message.email)).toEqual([])
  })

  it('messages are limited per network', async () => {
    const few = await testApp({ rates: { contact: 2 } })
    const { jeton } = (await few.call('GET /api/contact')).data
    few.clock.advance({ ms: 10_000 })
    const send = () => few.call('POST /api/contact', { body: { ...newMessage(), jeton } })
    await send()
    await send()
    await expect(send()).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) })
    await few.close()
  })
})

describe('fields of a message', () => {
  it.each([
    ['nom', ''],
    ['nom', '\u200b'],
    ['nom', 'Lise\r\nBcc: tous@exemple.fr'],
    ['nom', 'x'.repeat(121)],
    ['nom', ['Lise']],
    ['email', ''],
    ['email', 'lise@'],
    ['email', 'lise@exemple.fr\r\nBcc: tous@exemple.fr'],
    ['sujet', ''],
    ['sujet', 'prix'],
    ['message', ''],
    ['message', 'Bonjour'],
    ['message', '   \n   \n   \n '],
    ['message', 'x'.repeat(5001)],
    ['message', 'Un zéro\u0000 dans le texte'],
    ['jeton', undefined],
    ['jeton', 'x'.repeat(201)],
  ])('an invalid %s %.20j is refused, named in French', async (field, value) => {
    const message = newMessage()
    const answer = await post({ ...message, jeton: await showForm(), [field]: value })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
    expect(answer.json().errors[field]).toMatch(/^[A-ZÀ-Ý].*[.)]$/)
    expect(await findStored(message.email)).toEqual([])
  })

  it.each([
    ['nom', '🏃‍♀️ Zoé'],
    ['nom', 'عائشة'],
    ['message', "<script>alert(1)</script> ' or 1=1; drop table users"],
  ])('the field %s %j is stored as written', async (field, value) => {
    const message = { ...newMessage(), [field]: value }
    await post({ ...message, jeton: await showForm() })
    expect(await findStored(message.email)).toMatchObject([{ [field]: value }])
  })
})

it('simultaneous processes get the same key', async () => {
  const forms = await Promise.all(Array.from({ length: 5 }, () => t.call('GET /api/contact')))
  expect(new Set(forms.map(({ data }) => data.jeton)).size).toBe(1)
})
