import { createContactMessage } from '@foulee/testing/contact'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { purgeMessages } from './contact.commands.ts'

const TEAM = 'equipe@foulee.example'
const log: string[] = []
let t: TestApp
let nora: { id: number }
let staff: SignedIn
let colleague: SignedIn
beforeAll(async () => {
  t = await testApp({
    config: { contactEmail: TEAM, logLevel: 'info' },
    logTo: { write: (line: string) => void log.push(line) },
  })
  nora = await createUser(t.db, { is_staff: true, prenom: 'Nora', nom: 'Petit' })
  staff = await t.signIn(nora)
  colleague = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

const open = (id: number, { call } = staff) =>
  call('POST /api/admin/contact/lire/{id}', { params: { id } })
const answer = (id: number, texte: string, version: number, { call } = staff) =>
  call('POST /api/admin/contact/repondre/{id}', { params: { id }, body: { texte, version } })
const file = (id: number, etat: 'nouveau' | 'clos' | 'indesirable', version: number) =>
  staff.call('POST /api/admin/contact/ranger/{id}', { params: { id }, body: { etat, version } })
const list = (filtres: object) => staff.call('POST /api/admin/contact/list', { body: { filtres } })
const countUnread = async () => (await staff.call('POST /api/admin/contact/non-lus')).data.nb
const readJournal = async (id: number) => {
  const text = `select action, details from journal_staff where action like 'contact.%' and objet_id = $1 order by id`
  return (await t.db.$client.query(text, [id])).rows
}

describe('inbox of the staff', () => {
  it('a message is found by name, address and words, whatever accents, state and subject', async () => {
    const nom = `Zoé Crête ${nextNumber()}`
    const message = `Le départ des Névés ${nextNumber()} a changé.`
    const { id, email } = await createContactMessage(t.db, { nom, message, sujet: 'compte' })
    for (const recherche of [nom.replace('é', 'e'), email.toUpperCase(), message.slice(3, 20)]) {
      const { data } = await list({ recherche, etat: 'nouveau', sujet: 'compte' })
      expect(data.map((item) => item.id)).toContain(id)
    }
    expect((await list({ recherche: nom, etat: 'clos' })).nb).toBe(0)
    expect((await list({ recherche: nom, sujet: 'course' })).nb).toBe(0)
  })

  it('the list shows no words: they are read by opening the message', async () => {
    const { id, message, email } = await createContactMessage(t.db)
    const answered = JSON.stringify(await list({ ids: [id] }))
    expect(answered).not.toContain(message)
    expect(answered).not.toContain(email)
  })

  it('a message is unread until opened, and each opening is journaled', async () => {
    const before = await countUnread()
    const { id } = await createContactMessage(t.db)
    expect(await countUnread()).toBe(before + 1)
    await open(id)
    await open(id, colleague)
    expect(await countUnread()).toBe(before)
    expect((await list({ ids: [id] })).data).toMatchObject([{ est_lu: true, etat: 'nouveau' }])
    expect(await readJournal(id)).toEqual([
      { action: 'contact.lire', details: {} },
      { action: 'contact.lire', details: {} },
    ])
  })
})

describe('author of a message', () => {
  it.each([
    ['a proved address of their own', {}, (email: string) => email.toUpperCase(), true],
    [
      'an address of theirs that is not proved',
      { email_verifie_le: null },
      (e: string) => e,
      false,
    ],
    ['the address of somebody else', {}, () => 'autre@exemple.fr', false],
  ])('a member signed in with %s is linked', async (_, input, typed, email_prouve) => {
    const user = await createUser(t.db, { prenom: 'Lise', nom: 'Martin', ...input })
    const { id } = await createContactMessage(t.db, {
      users_id: user.id,
      email: typed(user.email),
    })
    const membre = { users_id: user.id, nom: 'Martin Lise' }
    expect((await open(id)).data).toMatchObject({ membre, email_prouve })
  })

  it('an author without an account is unproved, even with the address of a member', async () => {
    const { email } = await createUser(t.db)
    const { id } = await createContactMessage(t.db, { email })
    expect((await open(id)).data).toMatchObject({ membre: null, email_prouve: false })
  })
})

describe('answer to a message', () => {
  it('an answer is mailed with the original below it, and stored', async () => {
    const { id, email, message, version } = await createContactMessage(t.db, {
      message: 'Voyez http://exemple.com, la date a changé.',
    })
    const texte = 'C’est corrigé.\nMerci\u00a0!'
    const { data } = await answer(id, texte, version)
    expect(data).toMatchObject({ etat: 'repondu', est_lu: true, nb_reponses: 1, message })
    expect(data.suites).toMatchObject([
      { type: 'reponse', texte, auteur: { users_id: nora.id, nom: 'Petit Nora' } },
    ])
    await t.workOff()
    const [mail, ...others] = t.mailsTo(email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      replyTo: TEAM,
      subject: 'Notre réponse\u00a0: Une course du calendrier',
    })
    expect(mail?.text).toContain('> C’est corrigé.\n> Merci\u00a0!')
    expect(mail?.text).toContain('la date a changé.')
    expect(mail?.html).not.toContain('http://exemple.com')
    expect(await readJournal(id)).toEqual([{ action: 'contact.repondre', details: {} }])
  })

  it('an answer is refused after a colleague’s, with a hint to keep its text', async () => {
    const { id, email, version } = await createContactMessage(t.db)
    await answer(id, 'La réponse de la collègue.', version, colleague)
    await expect(answer(id, 'Une seconde réponse.', version)).rejects.toMatchObject({
      code: 'version_depassee',
      message: expect.stringContaining('votre texte y est encore'),
    })
    await t.workOff()
    expect(t.mailsTo(email)).toHaveLength(1)
    const { data } = await open(id)
    await answer(id, 'Une seconde réponse, voulue.', data.version)
    expect((await open(id)).data.nb_reponses).toBe(2)
  })

  it('two simultaneous answers send one', async () => {
    const { id, email, version } = await createContactMessage(t.db)
    const sent = await Promise.allSettled([
      answer(id, 'Une réponse.', version),
      answer(id, 'Une autre.', version, colleague),
    ])
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await t.workOff()
    expect(t.mailsTo(email)).toHaveLength(1)
  })

  it('an answer past the daily limit of the address is refused, not lost', async () => {
    const few = await testApp({ rates: { courrier_recu: 1 } })
    const { call } = await few.signIn(await createUser(few.db, { is_staff: true }))
    const { id, email, version } = await createContactMessage(few.db)
    const params = { id }
    const first = { texte: 'Une réponse.', version }
    await call('POST /api/admin/contact/repondre/{id}', { params, body: first })
    await few.workOff()
    const second = { texte: 'Une autre.', version: version + 1 }
    await expect(
      call('POST /api/admin/contact/repondre/{id}', { params, body: second }),
    ).rejects.toMatchObject({ status: 429, message: expect.stringContaining('n’est pas partie') })
    expect(few.mailsTo(email)).toHaveLength(1)
    const { data } = await call('POST /api/admin/contact/lire/{id}', { params })
    expect(data.suites).toHaveLength(1)
    await few.close()
  })

  it('without a team address the answer explains the way to reply', async () => {
    const alone = await testApp({ config: { contactEmail: null } })
    const { call } = await alone.signIn(await createUser(alone.db, { is_staff: true }))
    const { id, email, version } = await createContactMessage(alone.db)
    const body = { texte: 'Une réponse.', version }
    await call('POST /api/admin/contact/repondre/{id}', { params: { id }, body })
    await alone.workOff()
    const [mail] = alone.mailsTo(email)
    expect(mail?.text).toContain('/nous-contacter')
    expect(mail?.replyTo).toBeUndefined()
    await alone.close()
  })

  it('the log has neither words nor addresses', async () => {
    const { id, email, message, version } = await createContactMessage(t.db, {
      message: 'MOTS-QUE-NUL-NE-LIT-DANS-LE-JOURNAL',
    })
    await open(id)
    await answer(id, 'REPONSE-QUE-NUL-NE-LIT', version)
    await t.workOff()
    const said = log.join('')
    expect(said).toContain('/api/admin/contact/')
    for (const words of [message, email, 'REPONSE-QUE-NUL-NE-LIT'])
      expect(said).not.toContain(words)
  })
})

it('a note stays among staff and conflicts with nothing', async () => {
  const { id, email, version } = await createContactMessage(t.db)
  const postNote = (texte: string, { call } = staff) =>
    call('POST /api/admin/contact/noter/{id}', { params: { id }, body: { texte } })
  await postNote('Vu avec l’organisateur.', colleague)
  expect((await postNote('Je réponds.')).data.suites.map(({ type }) => type)).toEqual([
    'note',
    'note',
  ])
  await t.workOff()
  expect(t.mailsTo(email)).toEqual([])
  expect((await answer(id, 'C’est corrigé.', version)).data.suites).toHaveLength(3)
  await expect(postNote('  ')).rejects.toMatchObject({
    errors: { texte: 'Écrivez quelques mots.' },
  })
})

it('a message is closed, reopened and marked as spam, each in the journal', async () => {
  const { id, version } = await createContactMessage(t.db)
  expect((await file(id, 'clos', version)).data.etat).toBe('clos')
  await expect(file(id, 'indesirable', version)).rejects.toMatchObject({ code: 'version_depassee' })
  expect((await file(id, 'nouveau', version + 1)).data.etat).toBe('nouveau')
  expect((await file(id, 'indesirable', version + 2)).data.etat).toBe('indesirable')
  expect((await readJournal(id)).map(({ action }) => action)).toEqual([
    'contact.clore',
    'contact.rouvrir',
    'contact.indesirable',
  ])
})

it('spam is erased after thirty days, answered messages after a year, with their answers', async () => {
  const now = new Date('2026-03-16T09:00:00Z')
  const write = (created_at: string, etat: 'repondu' | 'indesirable') =>
    createContactMessage(t.db, { created_at, etat })
  const rows = [
    await write('2026-02-14T08:59:59Z', 'indesirable'),
    await write('2026-02-14T09:00:01Z', 'indesirable'),
    await write('2025-03-16T09:00:01Z', 'repondu'),
    await write('2025-03-16T08:59:59Z', 'repondu'),
  ]
  const old = rows[3]?.id
  const add = `insert into contact_suites (contact_messages_id, type, texte) values ($1, 'reponse', 'x')`
  await t.db.$client.query(add, [old])
  await purgeMessages(t.db, now)
  const ids = rows.map(({ id }) => id)
  const { data } = await list({ ids })
  expect(data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.slice(1, 3))
  const count = 'select 1 from contact_suites where contact_messages_id = $1'
  expect((await t.db.$client.query(count, [old])).rows).toEqual([])
})

it.each(['lire', 'repondre', 'noter', 'ranger'] as const)(
  'the act %s on a missing message is refused',
  async (act) => {
    const url = `/api/admin/contact/${act}/2000000000`
    const payload = { texte: 'Une réponse.', etat: 'clos', version: 1 }
    const headers = { ...t.xsrf, ...staff.headers }
    const reply = await t.inject({ method: 'POST', url, headers, payload })
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'message_introuvable'])
  },
)
