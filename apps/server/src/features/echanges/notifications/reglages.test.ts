import * as tables from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { chooseNotices } from '@foulee/testing/notifications'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUnsubscribe } from '#kernel/mail/unsubscribe.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function newMember() {
  const user = await createUser(t.db)
  return { ...(await t.signIn(user)), ...user }
}
type Member = Awaited<ReturnType<typeof newMember>>
const find = async ({ call }: Member) => (await call('GET /api/notifications/reglages')).data

describe('notification settings', () => {
  it('settings have defaults', async () => {
    const { choix, heure, jour } = await find(await newMember())
    expect({ heure, jour }).toEqual({ heure: 8, jour: 1 })
    expect(choix.courses).toEqual({ app: true, mail: 'aussitot', push: true })
    expect(choix.badges).toEqual({ app: true, mail: 'jamais', push: false })
  })

  it('settings change one by one', async () => {
    const member = await newMember()
    const before = await find(member)
    const change = (body: object) => member.call('POST /api/notifications/reglages', { body })
    await change({ choix: { courses: { mail: 'hebdomadaire' } } })
    await change({ choix: { courses: { push: false }, avis: { app: false } } })
    const { data } = await change({ heure: 19 })
    expect(data).toEqual({
      heure: 19,
      jour: 1,
      choix: {
        ...before.choix,
        courses: { app: true, mail: 'hebdomadaire', push: false },
        avis: { ...before.choix.avis, app: false },
      },
    })
    expect(await find(member)).toEqual(data)
    expect(await find(await newMember())).toEqual(before)
  })

  it.each([
    [{ heure: 24 }, 'heure'],
    [{ heure: 7.5 }, 'heure'],
    [{ jour: 0 }, 'jour'],
    [{ choix: { courses: { mail: 'parfois' } } }, 'choix.courses.mail'],
    [{ choix: { courses: { app: 'oui' } } }, 'choix.courses.app'],
    [{ choix: { inconnu: { app: true } } }, 'choix'],
  ])('settings refuse %j and name the field', async (body, field) => {
    const { call } = await newMember()
    const failure = await call('POST /api/notifications/reglages', { body: body as never }).catch(
      (cause) => cause,
    )
    expect(failure).toMatchObject({ status: 422 })
    expect(Object.keys(failure.errors).join(' ')).toContain(field)
  })
})

const FORM = 'application/x-www-form-urlencoded'
const ONE_CLICK = 'List-Unsubscribe=One-Click'
const post = (jeton: string, payload = ONE_CLICK, type = FORM) =>
  t.inject({
    method: 'POST',
    url: `/desabonnement/${jeton}`,
    headers: { 'content-type': type },
    payload,
  })

describe('unsubscribe link of a mail', () => {
  const newLink = async (sujet: 'courses' | 'resume' = 'courses') => {
    const member = await newMember()
    return { member, jeton: await signUnsubscribe(t.db, { users_id: member.id, sujet }) }
  }
  const modeOf = async (member: Member) => (await find(member)).choix.courses.mail

  it('the link shows its effect without a session, and does not apply it', async () => {
    const { member, jeton } = await newLink()
    const getUnsubscribe = () =>
      t.call('GET /api/notifications/desabonnement/{jeton}', { params: { jeton } })
    const { data } = await getUnsubscribe()
    expect(data).toMatchObject({ sujet: 'courses', nom: 'Mes courses', est_abonne: true })
    expect(data.adresse).toMatch(/^.…@/)
    expect(data.adresse).not.toBe(member.email)
    await getUnsubscribe()
    expect(await modeOf(member)).toBe('aussitot')
  })

  it('the link switches off the mails of that kind and member, once confirmed', async () => {
    const { member, jeton } = await newLink()
    const other = await newMember()
    const { data } = await t.call('POST /api/notifications/desabonnement/{jeton}', {
      params: { jeton },
    })
    expect(data.est_abonne).toBe(false)
    const { choix } = await find(member)
    expect(choix.courses).toEqual({ app: true, mail: 'jamais', push: true })
    expect(choix.avis.mail).toBe('aussitot')
    expect(await modeOf(other)).toBe('aussitot')
  })

  it.each([
    ['a form', ONE_CLICK, FORM],
    [
      'a form in parts',
      `--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`,
      'multipart/form-data; boundary=x',
    ],
  ])('a mail program confirms the link with %s', async (_, payload, type) => {
    const { member, jeton } = await newLink()
    const answer = await post(jeton, payload, type)
    expect(answer.statusCode).toBe(200)
    expect((await post(jeton, payload, type)).statusCode, 'again').toBe(200)
    expect(await modeOf(member)).toBe('jamais')
  })

  it('another request does not confirm the link', async () => {
    const { member, jeton } = await newLink()
    expect((await post(jeton, 'a=b')).statusCode).toBe(400)
    expect((await post(jeton, '{}', 'application/json')).statusCode).toBe(400)
    expect(await modeOf(member)).toBe('aussitot')
  })

  it('the link of a digest ends digests alone', async () => {
    const { member, jeton } = await newLink('resume')
    await chooseNotices(t.db, member.id, 'courses', { mail: 'quotidien' })
    expect((await post(jeton)).statusCode).toBe(200)
    const { choix } = await find(member)
    expect([choix.courses.mail, choix.avis.mail]).toEqual(['jamais', 'aussitot'])
  })

  it('the link of a digest ends it also under the default settings', async () => {
    const { member, jeton } = await newLink('resume')
    expect((await find(member)).choix.messages.mail).toBe('quotidien')
    const pressed = await t.call('POST /api/notifications/desabonnement/{jeton}', {
      params: { jeton },
    })
    expect(pressed.data.est_abonne).toBe(false)
    const { choix } = await find(member)
    expect(choix.messages).toEqual({ app: true, mail: 'jamais', push: true })
    expect(choix.courses.mail).toBe('aussitot')
  })

  it('the link cannot be forged, nor used for another member or kind', async () => {
    const { member, jeton } = await newLink()
    const other = await newMember()
    const [, sujet, mark = ''] = jeton.split('.')
    const forged = [
      `${other.id}.${sujet}.${mark}`,
      `${member.id}.avis.${mark}`,
      `${member.id}.resume.${mark}`,
      `${jeton.slice(0, -1)}${jeton.endsWith('A') ? 'B' : 'A'}`,
      `${member.id}.${sujet}.${'A'.repeat(43)}`,
      'n-importe-quoi',
    ]
    for (const item of forged) {
      expect((await post(item)).statusCode).toBe(404)
      await expect(
        t.call('POST /api/notifications/desabonnement/{jeton}', { params: { jeton: item } }),
      ).rejects.toMatchObject({ code: 'desabonnement_introuvable' })
    }
    expect([await modeOf(member), await modeOf(other)]).toEqual(['aussitot', 'aussitot'])
  })

  it('the link of a closed account is not found', async () => {
    const { member, jeton } = await newLink()
    await t.db
      .update(tables.users)
      .set({ supprime_le: t.clock.now.toISOString() })
      .where(eq(tables.users.id, member.id))
    expect((await post(jeton)).statusCode).toBe(404)
  })
})
