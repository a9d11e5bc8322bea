import * as tables from '@foulee/db/schema'
import type { Choix } from '@foulee/domain/echanges/notification'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { chooseNotices } from '@foulee/testing/notifications'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { notifyMembers } from '#kernel/notifications/notify-members.ts'
import { readConfig } from '#platform/config/config.ts'
import { getPushKeys } from '#platform/push/push-keys.ts'
import { type PushService, startPushService } from '#platform/push/test-push-service.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { pushOne } from './push.job.ts'

const { push, ...settings } = readConfig({ NODE_ENV: 'test' })
const config = { ...settings, push: { ...push, isLocalAllowed: true } }
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let t: TestApp
let service: PushService
beforeAll(async () => {
  t = await testApp({ config: { push: config.push } })
  service = await startPushService(async () => (await getPushKeys(t.db, { push })).publicKey)
})
afterAll(async () => {
  await service.close()
  await t.close()
})
beforeEach(() => service.behave((_, answer) => answer.writeHead(201).end()))

async function newMember() {
  const user = await createUser(t.db)
  return { ...(await t.signIn(user)), ...user }
}
type Member = Awaited<ReturnType<typeof newMember>>
const add = async ({ call }: Member, target = service.subscribe()) => {
  await call('POST /api/notifications/appareils', { body: target })
  return target
}
const list = async ({ call }: Member) =>
  (await call('GET /api/notifications/appareils')).data.appareils
const notifyAll = (members: readonly { id: number }[], cle = `essai:${nextNumber()}`) =>
  t.db.transaction((tx) =>
    notifyMembers(tx, {
      kind: 'courses',
      le: t.clock.now,
      lecteurs: members.map(({ id }) => ({
        users_id: id,
        nouvelles: [{ cle, titre: 'La date change', texte: 'Le 13 juin.', url: '/courses/trail' }],
        mail: { bouton: 'Voir la course' },
      })),
    }),
  )
const messagesAt = (adresse: string) =>
  service.receivedAt(adresse).map(({ message }) => (message as { titre: string }).titre)

describe('push to a device', () => {
  it('a notice is encrypted for the device and signed by the server', async () => {
    const member = await newMember()
    const { adresse } = await add(member)
    await notifyAll([member], 'essai:une-fois')
    await t.workOff()
    const [received, ...more] = service.receivedAt(adresse)
    expect(more).toEqual([])
    expect(received?.message).toEqual({
      titre: 'La date change',
      texte: 'Le 13 juin.',
      url: '/courses/trail',
      cle: 'essai:une-fois',
      non_lues: 1,
    })
    expect(received?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' })
    await notifyAll([member], 'essai:une-fois')
    await t.workOff()
    expect(service.receivedAt(adresse), 'told once').toHaveLength(1)
  })

  it.each<[string, Partial<Choix>, number]>([
    ['rings alone', { app: false, mail: 'jamais' }, 1],
    ['does not ring', { push: false }, 0],
  ])('the device %s, as its member chose', async (_, choix, nombre) => {
    const member = await newMember()
    await chooseNotices(t.db, member.id, 'courses', choix)
    const { adresse } = await add(member)
    await notifyAll([member])
    await t.workOff()
    expect(messagesAt(adresse)).toHaveLength(nombre)
  })

  it('a device is listed by name, without its address', async () => {
    const member = await newMember()
    const body = service.subscribe()
    const answer = await t.inject({
      method: 'POST',
      url: '/api/notifications/appareils',
      headers: { ...member.headers, 'user-agent': FIREFOX },
      payload: body,
    })
    expect(answer.statusCode).toBe(200)
    expect(await list(member)).toMatchObject([{ nom: 'Firefox sur Linux', est_courant: true }])
    expect(JSON.stringify(await list(member))).not.toContain(body.adresse)
    const other = await newMember()
    expect(await list(other)).toEqual([])
    const [{ id = 0 } = {}] = await list(member)
    const del = (who: Member) => who.call('POST /api/notifications/appareils/del', { body: { id } })
    await expect(del(other)).rejects.toMatchObject({ code: 'appareil_introuvable' })
    await del(member)
    expect(await list(member)).toEqual([])
  })

  it('a device ends with its session', async () => {
    const member = await newMember()
    const { adresse } = await add(member)
    await notifyAll([member])
    await member.call('POST /api/auth/logout')
    await t.workOff()
    expect(messagesAt(adresse)).toEqual([])
  })

  it('a device belongs to the latest member with its keys', async () => {
    const [before, after, thief] = [await newMember(), await newMember(), await newMember()]
    const target = await add(before)
    const stolen = { ...service.subscribe(), adresse: target.adresse }
    await expect(add(thief, stolen)).rejects.toMatchObject({ code: 'adresse_push_refusee' })
    await notifyAll([before])
    await add(after, target)
    await t.workOff()
    expect(messagesAt(target.adresse), 'what was for the one before').toEqual([])
    await notifyAll([before, after])
    await t.workOff()
    expect(messagesAt(target.adresse)).toHaveLength(1)
  })
})

describe('push services', () => {
  it.each([404, 410])('an answer %i removes the device', async (status) => {
    const member = await newMember()
    const { adresse } = await add(member)
    service.behave((_, answer) => answer.writeHead(status).end())
    await notifyAll([member])
    expect(await t.workOff()).toBe(0)
    expect(await list(member)).toEqual([])
    await notifyAll([member])
    await t.workOff()
    expect(messagesAt(adresse)).toHaveLength(1)
  })

  it('throttling pauses the device and its queue until then', async () => {
    const member = await newMember()
    const { adresse } = await add(member)
    service.behave((_, answer) => answer.writeHead(429, { 'retry-after': '120' }).end())
    await notifyAll([member])
    await t.workOff()
    service.behave((_, answer) => answer.writeHead(201).end())
    await notifyAll([member])
    await t.workOff()
    expect(service.receivedAt(adresse), 'asked once').toHaveLength(1)
    t.clock.advance({ ms: 121_000 })
    await t.workOff({ isLate: true })
    await t.workOff({ isLate: true })
    expect(service.receivedAt(adresse)).toHaveLength(3)
  })

  it('a failure is retried, and removes the device after many', async () => {
    const member = await newMember()
    const { adresse } = await add(member)
    service.behave((_, answer) => answer.writeHead(503).end())
    await notifyAll([member])
    await t.workOff()
    service.behave((_, answer) => answer.writeHead(201).end())
    await notifyAll([member])
    await t.workOff()
    expect(messagesAt(adresse), 'left alone for a while').toHaveLength(1)
    t.clock.advance({ ms: 31_000 })
    await t.workOff({ isLate: true })
    expect(messagesAt(adresse)).toHaveLength(3)
    const devices = () =>
      t.db
        .select({ echecs: tables.pushAppareils.echecs })
        .from(tables.pushAppareils)
        .where(eq(tables.pushAppareils.users_id, member.id))
    expect(await devices()).toEqual([{ echecs: 0 }])
    await t.db
      .update(tables.pushAppareils)
      .set({ echecs: 19 })
      .where(eq(tables.pushAppareils.users_id, member.id))
    service.behave((_, answer) => answer.writeHead(413).end())
    await notifyAll([member])
    expect(await t.workOff(), 'what is refused is not sent again').toBe(0)
    expect(await devices()).toEqual([])
  })

  it('a timeout pauses the device, and delays nobody', async () => {
    const [slow, quick] = [await newMember(), await newMember()]
    const [mute, there] = [await add(slow), await add(quick)]
    const held: (() => void)[] = []
    service.behave((path, answer) => {
      if (!mute.adresse.endsWith(path)) return void answer.writeHead(201).end()
      held.push(() => answer.destroy())
    })
    const piece = async ({ id: users_id }: Member, cle: string) => {
      const [device] = await t.db
        .select({ id: tables.pushAppareils.id })
        .from(tables.pushAppareils)
        .where(eq(tables.pushAppareils.users_id, users_id))
      const words = { titre: 'La date change', texte: 'Le 13 juin.', url: '/courses' }
      return { ...words, cle, users_id, appareils_id: device?.id ?? 0 }
    }
    const context = { db: t.db, config, clock: () => t.clock.now, log: t.app.log }
    const done: string[] = []
    const waiting = pushOne(context, await piece(slow, 'lent')).then(() => done.push('slow'))
    await vi.waitFor(() => expect(held).toHaveLength(1))
    await pushOne(context, await piece(quick, 'vite')).then(() => done.push('quick'))
    expect(messagesAt(there.adresse)).toHaveLength(1)
    expect(done).toEqual(['quick'])
    for (const end of held) end()
    await waiting
    await pushOne(context, await piece(slow, 'encore'))
    expect(messagesAt(mute.adresse)).toHaveLength(1)
    t.clock.advance({ ms: 31_000 })
    service.behave((_, answer) => answer.writeHead(201).end())
    await t.workOff({ isLate: true })
    expect(messagesAt(mute.adresse)).toHaveLength(3)
  })

  it('invalid keys fail for that device alone', async () => {
    const [member, other] = [await newMember(), await newMember()]
    // The length of a key, without being a point of the curve.
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')
    const broken = await add(member, { ...service.subscribe(), p256dh })
    const there = await add(other)
    await notifyAll([member, other])
    expect(await t.workOff(), 'no job fails').toBe(0)
    expect(messagesAt(there.adresse)).toHaveLength(1)
    expect(messagesAt(broken.adresse)).toEqual([])
    const device = () =>
      t.db
        .select({ echecs: tables.pushAppareils.echecs, pas_avant: tables.pushAppareils.pas_avant })
        .from(tables.pushAppareils)
        .where(eq(tables.pushAppareils.users_id, member.id))
    expect(await device()).toMatchObject([{ echecs: 1, pas_avant: expect.any(String) }])
    await t.db
      .update(tables.pushAppareils)
      .set({ echecs: 19, pas_avant: null })
      .where(eq(tables.pushAppareils.users_id, member.id))
    await notifyAll([member])
    await t.workOff()
    expect(await device(), 'forgotten').toEqual([])
  })

  it('an unreachable service loses no notices of others', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const { adresse } = service.subscribe()
    await add(member, { ...service.subscribe(), adresse: adresse.replace(/:\d+/, ':9') })
    const there = await add(other)
    await notifyAll([member, other])
    expect(await t.workOff()).toBe(0)
    expect(messagesAt(there.adresse)).toHaveLength(1)
  })
})

it.each([
  ['adresse', 'http://push.exemple.fr/x', 'champs_invalides'],
  ['adresse', 'https://127.0.0.1/x', 'adresse_push_refusee'],
  ['adresse', 'https://localhost/x', 'adresse_push_refusee'],
  ['adresse', 'https://metadata.google.internal/x', 'adresse_push_refusee'],
  ['adresse', 'https://[::1]/x', 'adresse_push_refusee'],
  ['adresse', 'https://push.exemple.fr:22/x', 'adresse_push_refusee'],
  ['p256dh', 'court', 'champs_invalides'],
  ['auth', '+'.repeat(22), 'champs_invalides'],
])('a public address is required: %s %s is refused: %s', async (field, value, code) => {
  const strict = await testApp()
  const { call } = await strict.signIn(await createUser(strict.db))
  const body = { ...service.subscribe(), adresse: 'https://push.exemple.fr/x', [field]: value }
  await expect(call('POST /api/notifications/appareils', { body })).rejects.toMatchObject({
    status: 422,
    code,
  })
  await strict.close()
})
