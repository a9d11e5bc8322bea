import type { Signalement } from '@foulee/contract/echanges/signalements'
import * as schema from '@foulee/db/schema'
import { createSignalement } from '@foulee/testing/commentaires'
import { createDirect, createMessage, createPiece } from '@foulee/testing/messages'
import { chooseNotices } from '@foulee/testing/notifications'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { newSomebody, type Somebody } from './messages.test-cast.ts'
import { getPieceSecret, signPiece } from './piece-jeton.ts'

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

it('staff read a reported message as it was, and each view enters the journal', async () => {
  const [somebody, other, stranger, staff] = [
    await newSomebody(t),
    await newSomebody(t),
    await newSomebody(t),
    await newSomebody(t, { is_staff: true }),
  ]
  const { id: channels_id } = await createDirect(t.db, somebody.id, other.id)
  const said = { channels_id, users_id: somebody.id }
  await createMessage(t.db, { ...said, texte: 'AUTOUR-SECRET' })
  const { id } = await createMessage(t.db, { ...said, texte: 'INSULTE-SIGNALÉE' })
  await expect(report(stranger, id)).rejects.toMatchObject({ code: 'objet_introuvable' })
  await report(other, id)
  await somebody.call('POST /api/messages/update/{id}', {
    params: { id },
    body: { texte: 'Pardon.' },
  })
  await somebody.call('POST /api/messages/del/{id}', { params: { id } })

  const titles: string[] = []
  let url: string | null = null
  for (let page = 1; !titles.includes('Un message privé'); page++) {
    const body = { page, nb_page: 100 }
    const { data } = await staff.call('POST /api/admin/moderation/list', { body })
    expect(data).not.toEqual([])
    expect(JSON.stringify(data)).not.toContain('INSULTE-SIGNALÉE')
    titles.push(...data.map(({ titre }) => titre))
    url = data.find(({ model }) => model === 'message')?.url ?? null
  }

  expect(url).toBe('/moderation/signalements?model=message')

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

it('an upheld message is hidden, and its author alone reads it with the reason', async () => {
  const [somebody, other, staff] = [
    await newSomebody(t),
    await newSomebody(t),
    await newSomebody(t, { is_staff: true }),
  ]
  const { id: channels_id } = await createDirect(t.db, somebody.id, other.id)
  const { id } = await createMessage(t.db, { channels_id, users_id: somebody.id, texte: 'INSULTE' })
  await report(other, id)
  const { data } = await staff.call('GET /api/signalements', {
    query: { model: 'message', nb_page: 100 },
  })
  const listed = data.find(({ objet_id }) => objet_id === id)
  await staff.call('POST /api/signalements/decider', {
    body: { id: listed?.id ?? 0, decision: 'retenu', motif: 'Propos insultants.' },
  })
  expect(await channelOf(other, channels_id)).toMatchObject([
    { texte: '', masque: { motif: '' }, droits: { signaler: false } },
  ])
  expect(await channelOf(somebody, channels_id)).toMatchObject([
    { texte: 'INSULTE', masque: { motif: 'Propos insultants.' }, droits: { modifier: false } },
  ])
  const search = await other.call('POST /api/messages/recherche', {
    query: { q: 'insulte', channels_id },
  })
  expect(search.nb).toBe(0)
})

it('two reports of one message get one decision, also mailed to its author', async () => {
  const [somebody, other, third, staff] = [
    await newSomebody(t),
    await newSomebody(t),
    await newSomebody(t),
    await newSomebody(t, { is_staff: true }),
  ]
  await chooseNotices(t.db, somebody.id, 'avis', { app: false, mail: 'jamais' })
  const { id: channels_id } = await createDirect(t.db, somebody.id, other.id)
  const { id } = await createMessage(t.db, { channels_id, users_id: somebody.id, texte: 'INSULTE' })
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
  const decide = (listed: { id: number } | undefined, motif: string) =>
    staff.call('POST /api/signalements/decider', {
      body: { id: listed?.id ?? 0, decision: 'retenu', motif },
    })
  const [first, second] = await findOpen()
  await decide(first, 'Propos insultants.')
  await expect(decide(second, 'Encore.')).rejects.toMatchObject({
    code: 'signalement_deja_decide',
  })
  // A second upheld report on a hidden message notifies nobody.
  await createSignalement(t.db, { model: 'message', objet_id: id, users_id: staff.id })
  t.clock.now = new Date(t.clock.now.getTime() + 60_000)
  await decide((await findOpen())[0], 'Encore.')
  expect(await channelOf(somebody, channels_id)).toMatchObject([
    { masque: { motif: 'Propos insultants.' } },
  ])
  await t.workOff()
  const mailsTo = async ({ id }: { id: number }) => {
    const [user] = await t.db.select().from(schema.users).where(eq(schema.users.id, id))
    return t.mailsTo(user?.email ?? '')
  }
  for (const told of [somebody, other, third]) expect(await mailsTo(told)).toHaveLength(1)
  const [mail] = await mailsTo(somebody)
  expect(mail?.subject).toBe('Un de vos messages est masqué')
  expect(mail?.text).toContain('Propos insultants.')
  expect(mail?.text).not.toContain('INSULTE')
})

async function readPhotos(staff: Somebody, id: number) {
  const found: Signalement[] = []
  for (let page = 1, isMore = true; isMore; page++) {
    const query = { model: 'message' as const, nb_page: 100, page }
    const { data } = await staff.call('GET /api/signalements', { query })
    found.push(...data.filter(({ objet_id }) => objet_id === id))
    isMore = data.length === query.nb_page
  }
  return { reports: found.map((item) => item.id), photos: found[0]?.objet?.photos ?? [] }
}

const fetchPhoto = async (url = '') => (await t.inject({ method: 'GET', url })).statusCode
const decide = (staff: Somebody, id: number, decision: 'retenu' | 'rejete') =>
  staff.call('POST /api/signalements/decider', {
    body: { id, decision, motif: 'Photo insultante.' },
  })

async function reportPhoto() {
  const [somebody, other, staff] = [
    await newSomebody(t),
    await newSomebody(t),
    await newSomebody(t, { is_staff: true }),
  ]
  const { id: channels_id } = await createDirect(t.db, somebody.id, other.id)
  const { id } = await createMessage(t.db, { channels_id, users_id: somebody.id, texte: '' })
  const piece = await createPiece(t.db, id)
  const [row] = await t.db
    .select()
    .from(schema.messagePieces)
    .where(eq(schema.messagePieces.id, piece))
  const key = `${row?.fichier}/grande.webp`
  await t.storage.put(key, Buffer.from('RIFF'), 'image/webp')
  await report(other, id)
  return { author: somebody, other, staff, channels_id, id, key }
}

it('staff see the photos of a reported message at personal addresses, and each view enters the journal', async () => {
  const { author, other, staff, channels_id, id } = await reportPhoto()
  const silent = await createMessage(t.db, { channels_id, users_id: author.id, texte: '' })
  await createPiece(t.db, silent.id)
  const { photos } = await readPhotos(staff, id)
  expect(photos).toHaveLength(1)
  const [url = ''] = photos
  expect(await fetchPhoto(url)).toBe(200)
  const looks = () =>
    t.db.$count(
      schema.journalStaff,
      and(
        eq(schema.journalStaff.action, 'message.voir'),
        eq(schema.journalStaff.objet_id, id),
        eq(schema.journalStaff.staff_id, staff.id),
      ),
    )
  expect(await looks()).toBe(1)
  // The address serves nobody else, and no other size.
  expect(await fetchPhoto(url.replace(`.${staff.id}.`, `.${other.id}.`))).toBe(404)
  expect(await fetchPhoto(url.replace('.signalee.', '.grande.'))).toBe(404)
  const secret = await getPieceSecret(t.db)
  const [piece] = await t.db
    .select()
    .from(schema.messagePieces)
    .where(eq(schema.messagePieces.messages_id, silent.id))
  const sign = (pieceDemandee: Parameters<typeof signPiece>[1]) =>
    signPiece(secret, pieceDemandee, t.clock.now)
  await t.storage.put(`${piece?.fichier}/grande.webp`, Buffer.from('RIFF'), 'image/webp')
  const around = { id: piece?.id ?? 0, taille: 'signalee', users_id: staff.id } as const
  expect(await fetchPhoto(sign(around))).toBe(404)
  const [seen] = /\d+/.exec(url.split('/piece/')[1] ?? '') ?? []
  const theirs = { id: Number(seen), taille: 'signalee', users_id: other.id } as const
  expect(await fetchPhoto(sign(theirs))).toBe(404)
  t.clock.advance({ hours: 3 })
  expect(await fetchPhoto(url)).toBe(404)
  t.clock.advance({ hours: -3 })
  await t.db.update(schema.users).set({ is_staff: false }).where(eq(schema.users.id, staff.id))
  expect(await fetchPhoto(url)).toBe(404)
  expect(await looks()).toBe(1)
})

it('deleted photos stay for the staff alone until all reports are decided', async () => {
  const { author, other, staff, channels_id, id, key } = await reportPhoto()
  const third = await newSomebody(t)
  const second = await createSignalement(t.db, {
    model: 'message',
    objet_id: id,
    users_id: third.id,
  })
  await author.call('POST /api/messages/del/{id}', { params: { id } })
  await t.workOff()
  expect(await channelOf(other, channels_id)).toMatchObject([{ pieces: [] }])
  expect(await channelOf(author, channels_id)).toMatchObject([{ pieces: [] }])
  const { photos, reports } = await readPhotos(staff, id)
  expect(await fetchPhoto(photos[0])).toBe(200)
  const [first = 0] = reports.filter((report) => report !== second.id)
  await decide(staff, first, 'rejete')
  await t.workOff()
  expect(t.storage.keys()).toContain(key)
  await decide(staff, second.id, 'rejete')
  await t.workOff()
  expect(await fetchPhoto(photos[0])).toBe(404)
  expect(t.storage.keys()).not.toContain(key)
})

it('two simultaneous decisions on one message are serialised', async () => {
  const { staff, id } = await reportPhoto()
  const second = await newSomebody(t, { is_staff: true })
  const others = await Promise.all([newSomebody(t), newSomebody(t), newSomebody(t)])
  for (const { id: users_id } of others) {
    await createSignalement(t.db, { model: 'message', objet_id: id, users_id })
  }
  const open = await t.db
    .select({ id: schema.signalements.id })
    .from(schema.signalements)
    .where(and(eq(schema.signalements.model, 'message'), eq(schema.signalements.objet_id, id)))
  const answers = await Promise.allSettled(
    open.map(({ id }, nth) => decide(nth % 2 ? second : staff, id, 'retenu')),
  )
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toHaveLength(open.length - 1)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'signalement_deja_decide' })
})
