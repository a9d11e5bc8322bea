import { randomUUID } from 'node:crypto'
import * as schema from '@foulee/db/schema'
import { getImageUrl } from '@foulee/domain/shared/image'
import { createCourse, PHOTO } from '@foulee/testing/factories'
import { readFlux } from '@foulee/testing/flux-reader'
import { createDirect, createGroupe, createMessage } from '@foulee/testing/messages'
import { createParcours } from '@foulee/testing/parcours'
import { blankPng } from '@foulee/testing/png'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findReaction } from '#features/echanges/fil/fil.test-cast.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import {
  block,
  follow,
  MINOR,
  newSomebody,
  postMessage,
  read,
  refusal,
  type Somebody,
} from './messages.test-cast.ts'

let t: TestApp
let origin: string
beforeAll(async () => {
  t = await testApp({ rates: { message_nouveau: 30 } })
  origin = await t.app.listen({ port: 0 })
})
afterAll(async () => {
  await t.workOff({ isLate: true })
  await t.close()
})

const write = (
  { call }: Somebody,
  other: { id: number },
  texte: string,
  client_id = randomUUID(),
) =>
  call('POST /api/messages/post/user/{id}', {
    params: { id: other.id },
    body: { texte, client_id },
  }).then(({ data }) => data)

const list = ({ call }: Somebody, query: { filtre?: 'non_lus' | 'demandes' } = {}) =>
  call('POST /api/messages/list', { query })

async function newPair() {
  const [somebody, other] = [await newSomebody(t), await newSomebody(t)]
  const { id } = await createDirect(t.db, somebody.id, other.id)
  return { member: somebody, other, id }
}

it('a message is one’s own whatever another member’s page has called theirs', async () => {
  const key = randomUUID()
  const [mine, theirs] = [await newPair(), await newPair()]
  const first = await write(mine.member, mine.other, 'De l’un.', key)
  const second = await write(theirs.member, theirs.other, 'De l’autre.', key)
  expect([first.channels_id, second.channels_id]).toEqual([mine.id, theirs.id])
  expect((await write(theirs.member, theirs.other, 'De l’autre.', key)).id).toBe(second.id)
})

it('whom one knows is proposed to write to, and not while they are suspended', async () => {
  const { member, other } = await newPair()
  const list = async () =>
    (await member.call('POST /api/messages/destinataires', { query: { q: '' } })).data.map(
      ({ users_id }) => users_id,
    )
  expect(await list()).toEqual([other.id])
  await t.db
    .update(schema.users)
    .set({ suspendu_le: t.clock.now.toISOString() })
    .where(eq(schema.users.id, other.id))
  expect(await list()).toEqual([])
})

describe('first words', () => {
  it('of a stranger are a request: one message, until it is answered', async () => {
    const [somebody, other] = [await newSomebody(t), await newSomebody(t)]
    const { channels_id } = await write(somebody, other, 'Bonjour\u00a0!')
    expect(await refusal(write(somebody, other, 'Encore moi.'))).toBe('ecriture_fermee')
    expect((await read(somebody, channels_id)).canal).toMatchObject({
      etat: 'demande_envoyee',
      droits: { ecrire: false },
    })
    expect((await list(other)).data).toEqual([])
    expect((await list(other, { filtre: 'demandes' })).data).toMatchObject([
      { id: channels_id, etat: 'demande_recue', nb_non_lus: 1 },
    ])
    const { data } = await other.call('POST /api/messages/non-lus')
    expect(data).toEqual({ nb_canaux: 0, nb_demandes: 1 })
    await write(other, somebody, 'Bonjour à vous.')
    expect((await read(somebody, channels_id)).canal).toMatchObject({
      etat: 'ouvert',
      nb_non_lus: 1,
    })
    await write(somebody, other, 'Merci.')
  })

  it('a refused request is closed for good, and its sender is not notified', async () => {
    const [somebody, other] = [await newSomebody(t), await newSomebody(t)]
    const { channels_id } = await write(somebody, other, 'Bonjour\u00a0!')
    const before = (await read(somebody, channels_id)).canal
    await other.call('POST /api/messages/demande/{channels_id}', {
      params: { channels_id },
      body: { decision: 'refuser' },
    })
    expect((await read(somebody, channels_id)).canal).toEqual(before)
    expect(await refusal(write(somebody, other, 'Alors\u00a0?'))).toBe('ecriture_fermee')
    expect(await refusal(read(other, channels_id))).toBe('canal_introuvable')
    expect((await list(other, { filtre: 'demandes' })).nb).toBe(0)
  })

  it('a request has no picture, and an adult cannot begin with a minor', async () => {
    const [somebody, other] = [await newSomebody(t), await newSomebody(t)]
    const minor = await newSomebody(t, { naissance: MINOR })
    expect(await refusal(write(somebody, minor, 'Salut'))).toBe('ecriture_fermee')
    const profil = new FormData()
    profil.set('naissance', MINOR)
    const liar = await newSomebody(t)
    await liar.call('POST /api/profile/update', { body: profil })
    expect(await refusal(write(liar, minor, 'Salut'))).toBe('ecriture_fermee')
    await write(minor, somebody, 'Bonjour, vous entraînez\u00a0?')
    await write(somebody, minor, 'Oui.')
    const body = new FormData()
    body.set('client_id', randomUUID())
    body.set('photo', new File([new Uint8Array(blankPng(60, 40))], 'a.png', { type: 'image/png' }))
    const sent = somebody.call('POST /api/messages/post/user/{id}', {
      params: { id: other.id },
      body,
    })
    expect(await refusal(sent)).toBe('ecriture_fermee')
  })

  it('the search of recipients excludes blocks, closed accounts and the member', async () => {
    const [somebody, other] = [await newSomebody(t), await newSomebody(t)]
    await block(t, other, somebody)
    const gone = await newSomebody(t, { supprime_le: t.clock.now.toISOString() })
    for (const who of [other, gone, somebody, { id: 2_147_483_647 }]) {
      expect(await refusal(write(somebody, who, 'Bonjour'))).toBe('profil_introuvable')
    }
  })

  it('a first message respects the recipient’s settings', async () => {
    const [somebody, other] = [await newSomebody(t), await newSomebody(t)]
    await other.call('POST /api/messages/reglages', { body: { messages_de: 'suivis' } })
    expect(await refusal(write(somebody, other, 'Bonjour'))).toBe('ecriture_fermee')
    await follow(t, other, somebody)
    const { channels_id } = await write(somebody, other, 'Bonjour')
    expect((await read(somebody, channels_id)).canal.etat).toBe('ouvert')
  })

  it('two simultaneous first messages open one channel', async () => {
    const [somebody, other] = [await newSomebody(t), await newSomebody(t)]
    const [a, b] = await Promise.all([
      write(somebody, other, 'Toi\u00a0?'),
      write(other, somebody, 'Toi.'),
    ])
    expect(a.channels_id).toBe(b.channels_id)
    expect((await read(somebody, a.channels_id)).canal.etat).toBe('ouvert')
  })
})

describe('one message', () => {
  it('a message sent twice, also at once, is one', async () => {
    const { member, other, id } = await newPair()
    const client_id = randomUUID()
    const all = await Promise.all(
      [1, 2, 3, 4].map(() => write(member, other, 'Une fois', client_id)),
    )
    const again = await write(member, other, 'Une fois', client_id)
    expect(new Set([...all, again].map((message) => message.id)).size).toBe(1)
    expect((await read(other, id)).nb).toBe(1)
  })

  it('a message is edited and deleted by its author alone, and nothing remains', async () => {
    const { member, other, id } = await newPair()
    const message = await postMessage(member, id, 'SECRET-EFFACÉ')
    const answer = await postMessage(other, id, 'Ah\u00a0!', { reponse_id: message.id })
    expect(answer.reponse).toMatchObject({ id: message.id, extrait: 'SECRET-EFFACÉ' })
    const change = ({ call }: Somebody) =>
      call('POST /api/messages/update/{id}', {
        params: { id: message.id },
        body: { texte: 'SECRET-CHANGÉ' },
      })
    const remove = ({ call }: Somebody) =>
      call('POST /api/messages/del/{id}', { params: { id: message.id } })
    expect(await refusal(change(other))).toBe('message_introuvable')
    expect(await refusal(remove(other))).toBe('message_introuvable')
    expect((await change(member)).data).toMatchObject({ texte: 'SECRET-CHANGÉ' })
    const reagir = (type: number | null) =>
      other.call('POST /api/messages/reagir/{id}', {
        params: { id: message.id },
        body: { reaction_types_id: type },
      })
    const type = await findReaction(t)
    expect((await reagir(type)).data).toMatchObject({ nb: 1, ma_reaction: type })
    await remove(member)
    const [last, first] = (await read(other, id)).messages
    expect(first).toMatchObject({ texte: '', supprime_le: expect.anything(), reactions: { nb: 0 } })
    expect(last?.reponse).toMatchObject({ extrait: '' })
    expect(await refusal(reagir(type))).toBe('message_introuvable')
    const rows = await t.db
      .select()
      .from(schema.messages)
      .where(like(schema.messages.texte, '%SECRET%'))
    expect(rows.filter((row) => row.channels_id === id)).toEqual([])
    const found = await other.call('POST /api/messages/recherche', { query: { q: 'secret' } })
    expect(found.nb).toBe(0)
  })

  it('a message that is empty, endless, bidirectional or answers another channel is refused', async () => {
    const { member, id } = await newPair()
    const elsewhere = await newPair()
    const far = await postMessage(elsewhere.member, elsewhere.id, 'Ailleurs')
    expect(await refusal(postMessage(member, id, '   '))).toBe('message_vide')
    expect(await refusal(postMessage(member, id, '\u202e\u2066'))).toBe('champs_invalides')
    expect(await refusal(postMessage(member, id, 'x'.repeat(100_000)))).toBe('champs_invalides')
    expect(await refusal(postMessage(member, id, 'Oui', { reponse_id: far.id }))).toBe(
      'message_introuvable',
    )
    expect((await postMessage(member, id, 'a\u202egnp.exe')).texte).toBe('agnp.exe')
    expect(await refusal(postMessage(member, elsewhere.id, 'Oui'))).toBe('canal_introuvable')
  })

  it('a message shows the card of this site’s public pages alone', async () => {
    const { member, other, id } = await newPair()
    const course = await createCourse(t.db, t.clock.now, { nom: 'Trail des Cartes', photos: [{}] })
    const draft = await createCourse(t.db, t.clock.now, { etat: 0, photos: [{}] })
    const route = await createParcours(t.db, t.clock.now)
    const base = 'http://localhost:3000'
    const texte = `Ici\u00a0: ${base}/courses/${course.slug}. Et ${base}/courses/${draft.slug}, ${base}/parcours/${route.slug}, https://ailleurs.example/courses/${course.slug}`
    await postMessage(member, id, texte)
    const [message] = (await read(other, id)).messages
    expect(message?.cartes).toMatchObject([
      {
        kind: 'course',
        titre: 'Trail des Cartes',
        url: `/courses/${course.slug}`,
        image: getImageUrl(PHOTO.fichier),
        croquis: [],
      },
      { kind: 'parcours', image: null, croquis: [expect.any(String)] },
    ])
    expect(message?.cartes).toHaveLength(2)
  })
})

describe('pages of a channel', () => {
  it('pages go back from the newest, stay stable, and locate a message', async () => {
    const { member, other, id } = await newPair()
    const ids: number[] = []
    for (let n = 1; n <= 7; n++) {
      const message = await createMessage(t.db, {
        channels_id: id,
        users_id: n % 2 ? member.id : other.id,
        texte: `${n}`,
      })
      ids.push(message.id)
    }
    const textsOf = async (query: NonNullable<Parameters<typeof read>[2]>) =>
      (await read(other, id, { nb_page: 3, ...query })).messages.map(({ texte }) => texte)
    expect(await textsOf({})).toEqual(['7', '6', '5'])
    await createMessage(t.db, { channels_id: id, users_id: member.id, texte: '8' })
    expect(await textsOf({ page: 2, jusqua: ids[6] ?? 0 })).toEqual(['4', '3', '2'])
    expect(await textsOf({ depuis: ids[3] ?? 0 })).toEqual(['7', '6', '5'])
    expect(await textsOf({ depuis: ids[3] ?? 0, page: 2 })).toEqual(['8'])
    const around = await read(other, id, { nb_page: 3, jusqua: ids[6] ?? 0, autour: ids[1] ?? 0 })
    expect([around.page, around.nb, around.messages.at(-1)?.id]).toEqual([2, 8, ids[1]])
    const nowhere = read(other, id, { autour: (ids[0] ?? 0) - 1 })
    expect(await refusal(nowhere)).toBe('message_introuvable')
  })

  it('read receipts go forward only, and a request has none', async () => {
    const { member, other, id } = await newPair()
    const [first, second] = [
      await postMessage(member, id, 'Un'),
      await postMessage(member, id, 'Deux'),
    ]
    const mark = ({ call }: Somebody, channels_id: number, messages_id: number) =>
      call('POST /api/messages/lu/{channels_id}', {
        params: { channels_id },
        body: { messages_id },
      })
    expect((await read(other, id)).canal).toMatchObject({ nb_non_lus: 2, premier_non_lu: first.id })
    await mark(other, id, second.id)
    await mark(other, id, first.id)
    expect((await read(other, id)).canal).toMatchObject({ nb_non_lus: 0, premier_non_lu: null })
    expect((await read(member, id)).lus).toEqual([{ users_id: other.id, messages_id: second.id }])
    const suspend = (suspendu_le: string | null) =>
      t.db.update(schema.users).set({ suspendu_le }).where(eq(schema.users.id, other.id))
    await suspend(t.clock.now.toISOString())
    expect((await read(member, id)).lus).toEqual([])
    await suspend(null)
    const stranger = await newSomebody(t)
    const request = await write(stranger, other, 'Bonjour')
    await mark(other, request.channels_id, request.id)
    expect((await read(stranger, request.channels_id)).lus).toEqual([])
  })

  it('a page of the channel wins when both ids are given', async () => {
    const { member, other, id } = await newPair()
    const third = await newSomebody(t)
    const { id: elsewhere } = await createDirect(t.db, member.id, third.id)
    await createMessage(t.db, { channels_id: elsewhere, users_id: third.id })
    const ids = async (query: { channels_id?: number; users_id?: number }) =>
      (await member.call('POST /api/messages/list', { query })).data.map((canal) => canal.id)
    expect(await ids({ channels_id: id, users_id: third.id })).toEqual([id])
    expect(await ids({ users_id: third.id })).toEqual([elsewhere])
    expect(await ids({ channels_id: 2_147_483_647, users_id: third.id })).toEqual([])
    expect(other.id).not.toBe(third.id)
  })
})

it('a page beyond the last of a list or search still has the total', async () => {
  const { member, other, id } = await newPair()
  await createMessage(t.db, { channels_id: id, users_id: other.id, texte: 'rendez-vous au col' })
  await createMessage(t.db, { channels_id: id, users_id: member.id, texte: 'le col, oui' })
  const far = { page: 9, nb_page: 1 }
  expect(await member.call('POST /api/messages/list', { query: far })).toMatchObject({
    data: [],
    nb: 1,
  })
  expect(
    await member.call('POST /api/messages/recherche', { query: { ...far, q: 'col' } }),
  ).toMatchObject({ data: [], nb: 2 })
})

describe('live messages and limits', () => {
  it('open pages receive the events of their channels, and of new ones', async () => {
    const [somebody, other, stranger] = [
      await newSomebody(t),
      await newSomebody(t),
      await newSomebody(t),
    ]
    await follow(t, other, somebody)
    const reader = await readFlux(origin, { token: other.token })
    const outsider = await readFlux(origin, { token: stranger.token })
    for (const each of [reader, outsider]) await each.until((events) => events.length > 0)
    const { channels_id } = await write(somebody, other, 'Bonjour')
    await reader.until((events) => events.some(({ type }) => type === 'canal'))
    const second = await write(somebody, other, 'Vous êtes là\u00a0?')
    const isSecond = ({ type, data }: { type: string; data: Record<string, unknown> }) =>
      type === 'message' && data.messages_id === second.id && data.quoi === 'nouveau'
    await reader.until((events) => events.some(isSecond))
    await somebody.call('POST /api/messages/ecrit/{channels_id}', { params: { channels_id } })
    await reader.until((events) => events.some(({ type }) => type === 'message_ecrit'))
    await somebody.call('POST /api/messages/del/{id}', { params: { id: second.id } })
    await reader.until((events) => events.some(({ data }) => data.quoi === 'supprime'))
    expect(outsider.events.every(({ type }) => !type.startsWith('message'))).toBe(true)
    for (const each of [reader, outsider]) each.cut()
  })
})

it('a new account has a lower daily limit', async () => {
  const somebody = await newSomebody(t, { created_at: t.clock.now.toISOString() })
  const other = await newSomebody(t)
  const { id } = await createGroupe(t.db, { gerant: somebody.id, membres: [other.id] })
  let answer = 'done'
  for (let n = 0; n < 31; n++) answer = await refusal(postMessage(somebody, id, `${n}`))
  expect(answer).toBe('trop_de_demandes')
})
