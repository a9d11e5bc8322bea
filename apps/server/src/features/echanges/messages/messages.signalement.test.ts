import * as schema from '@foulee/db/schema'
import { createSignalement } from '@foulee/testing/commentaires'
import { createDirect, createMessage } from '@foulee/testing/messages'
import { chooseNotices } from '@foulee/testing/notifications'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test-app.ts'
import { newSomebody, type Somebody } from './messages.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const report = ({ call }: Somebody, id: number) =>
  call('POST /api/signalements', {
    body: { model: 'message', id, motif: 'offensant', texte: '' },
  })

const channelOf = async ({ call }: Somebody, channels_id: number) =>
  (await call('POST /api/messages/channel/{channels_id}', { params: { channels_id } })).data
    .messages

it('staff reads what was reported, as it was, and nothing else; each look is written down', async () => {
  const [one, other, stranger, staff] = [
    await newSomebody(t),
    await newSomebody(t),
    await newSomebody(t),
    await newSomebody(t, { is_staff: true }),
  ]
  const { id: channels_id } = await createDirect(t.db, one.id, other.id)
  const said = { channels_id, users_id: one.id }
  await createMessage(t.db, { ...said, texte: 'AUTOUR-SECRET' })
  const { id } = await createMessage(t.db, { ...said, texte: 'INSULTE-SIGNALÉE' })
  await expect(report(stranger, id)).rejects.toMatchObject({ code: 'objet_introuvable' })
  await report(other, id)
  await one.call('POST /api/messages/update/{id}', { params: { id }, body: { texte: 'Pardon.' } })
  await one.call('POST /api/messages/del/{id}', { params: { id } })

  // Others of other tests wait too: theirs may fill a page.
  const titles: string[] = []
  for (let page = 1; !titles.includes('Un message privé'); page++) {
    const body = { page, nb_page: 100 }
    const { data } = await staff.call('POST /api/admin/moderation/list', { body })
    expect(data).not.toEqual([])
    expect(JSON.stringify(data)).not.toContain('INSULTE-SIGNALÉE')
    titles.push(...data.map(({ titre }) => titre))
  }

  const list = () =>
    staff.call('GET /api/signalements', { query: { model: 'message', nb_page: 100 } })
  const { data } = await list()
  const found = data.find(({ objet_id }) => objet_id === id)
  expect(found?.objet?.texte).toBe('INSULTE-SIGNALÉE')
  expect(JSON.stringify(data)).not.toContain('AUTOUR-SECRET')
  const looks = await t.db.$count(
    schema.journalStaff,
    and(
      eq(schema.journalStaff.action, 'message.lire'),
      eq(schema.journalStaff.objet_id, id),
      eq(schema.journalStaff.staff_id, staff.id),
    ),
  )
  expect(looks).toBe(1)
})

it('what is upheld is hidden; its author alone reads it and why', async () => {
  const [one, other, staff] = [
    await newSomebody(t),
    await newSomebody(t),
    await newSomebody(t, { is_staff: true }),
  ]
  const { id: channels_id } = await createDirect(t.db, one.id, other.id)
  const { id } = await createMessage(t.db, { channels_id, users_id: one.id, texte: 'INSULTE' })
  await report(other, id)
  const { data } = await staff.call('GET /api/signalements', {
    query: { model: 'message', nb_page: 100 },
  })
  const asked = data.find(({ objet_id }) => objet_id === id)
  await staff.call('POST /api/signalements/decider', {
    body: { id: asked?.id ?? 0, decision: 'retenu', motif: 'Propos insultants.' },
  })
  expect(await channelOf(other, channels_id)).toMatchObject([
    { texte: '', masque: { motif: '' }, droits: { signaler: false } },
  ])
  expect(await channelOf(one, channels_id)).toMatchObject([
    { texte: 'INSULTE', masque: { motif: 'Propos insultants.' }, droits: { modifier: false } },
  ])
  const search = await other.call('POST /api/messages/recherche', {
    query: { q: 'insulte', channels_id },
  })
  expect(search.nb).toBe(0)
})

it('two reports of one message are one decision, of which its author reads by mail too', async () => {
  const [one, other, third, staff] = [
    await newSomebody(t),
    await newSomebody(t),
    await newSomebody(t),
    await newSomebody(t, { is_staff: true }),
  ]
  await chooseNotices(t.db, one.id, 'avis', { app: false, mail: 'jamais' })
  const { id: channels_id } = await createDirect(t.db, one.id, other.id)
  const { id } = await createMessage(t.db, { channels_id, users_id: one.id, texte: 'INSULTE' })
  await report(other, id)
  await createSignalement(t.db, { model: 'message', objet_id: id, users_id: third.id })
  const findOpen = () =>
    t.db
      .select({ id: schema.signalements.id })
      .from(schema.signalements)
      .where(
        and(
          eq(schema.signalements.model, 'message'),
          eq(schema.signalements.objet_id, id),
          eq(schema.signalements.etat, 'ouvert'),
        ),
      )
  const decide = (asked: { id: number } | undefined, motif: string) =>
    staff.call('POST /api/signalements/decider', {
      body: { id: asked?.id ?? 0, decision: 'retenu', motif },
    })
  const [first, second] = await findOpen()
  await decide(first, 'Propos insultants.')
  await expect(decide(second, 'Encore.')).rejects.toMatchObject({
    code: 'signalement_deja_decide',
  })
  // It may be reported and upheld once more: it is hidden already, and nothing is told of it.
  await createSignalement(t.db, { model: 'message', objet_id: id, users_id: staff.id })
  t.clock.now = new Date(t.clock.now.getTime() + 60_000)
  await decide((await findOpen())[0], 'Encore.')
  expect(await channelOf(one, channels_id)).toMatchObject([
    { masque: { motif: 'Propos insultants.' } },
  ])
  await t.workOff()
  const mailsTo = async ({ id }: { id: number }) => {
    const [user] = await t.db.select().from(schema.users).where(eq(schema.users.id, id))
    return t.mailsTo(user?.email ?? '')
  }
  for (const told of [one, other, third]) expect(await mailsTo(told)).toHaveLength(1)
  const [mail] = await mailsTo(one)
  expect(mail?.subject).toBe('Un de vos messages est masqué')
  expect(mail?.text).toContain('Propos insultants.')
  expect(mail?.text).not.toContain('INSULTE')
})
