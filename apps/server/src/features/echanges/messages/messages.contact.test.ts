import { randomUUID } from 'node:crypto'
import * as schema from '@foulee/db/schema'
import type { GenreContact } from '@foulee/domain/echanges/message'
import { createOrganisateur } from '@foulee/testing/factories'
import { createMagasin } from '@foulee/testing/magasins'
import { createAgence } from '@foulee/testing/sejours'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REGISTRY } from '#features/registry.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { notifyOffline } from './avertir.job.ts'
import { messagesPersonal } from './messages.personal.ts'
import { block, MINOR, newSomebody, type Somebody } from './messages.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type StructureInput = { membres?: number[]; verifie_le?: null }

const MAKE: Record<GenreContact, (input: StructureInput) => Promise<{ id: number; nom: string }>> =
  {
    agence: (input) => createAgence(t.db, input),
    organisateur: (input) => createOrganisateur(t.db, input),
    magasin: ({ membres = [] }) => createMagasin(t.db, t.clock.now, { membres }),
  }
const TYPES = { agence: 'sejour', organisateur: 'course', magasin: 'club' }

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    ({ code }) => code,
  )
const open = ({ call }: Pick<Somebody, 'call'>, kind: GenreContact, id: number) =>
  call('POST /api/messages/contact/{kind}/{id}', { params: { kind, id } })
const read = ({ call }: Pick<Somebody, 'call'>, channels_id: number) =>
  call('POST /api/messages/channel/{channels_id}', { params: { channels_id } })
const write = ({ call }: Somebody, channels_id: number, texte = 'Le départ est-il éclairé ?') =>
  call('POST /api/messages/post/channel/{id}', {
    params: { id: channels_id },
    body: { texte, client_id: randomUUID() },
  })

async function talk(kind: GenreContact = 'organisateur', minor = false) {
  const [manager, asker] = [
    await newSomebody(t),
    await newSomebody(t, minor ? { naissance: MINOR } : {}),
  ]
  const structure = await MAKE[kind]({ membres: [manager.id] })
  const { data } = await open(asker, kind, structure.id)
  await write(asker, data.id)
  return { manager, asker, structure, canal: data }
}

describe.each(Object.keys(MAKE) as GenreContact[])('messages to a structure: %s', (kind) => {
  it('the channel is open to the member and the managers alone', async () => {
    const { manager, asker, structure, canal } = await talk(kind)
    const { id } = canal
    expect(canal).toMatchObject({ type: TYPES[kind], nom: structure.nom, nb_membres: 2 })
    expect((await open(asker, kind, structure.id)).data.id).toBe(id)
    const [stranger, staff] = [await newSomebody(t), await newSomebody(t, { is_staff: true })]
    for (const somebody of [stranger, staff]) {
      expect(await codeOf(read(somebody, id))).toBe('canal_introuvable')
      expect(await codeOf(write(somebody, id))).toBe('canal_introuvable')
      const objet = canal.objet ?? { kind: 'contact', id: 0 }
      const entered = somebody.call('POST /api/messages/canal', { body: objet })
      expect(await codeOf(entered)).toBe('canal_introuvable')
    }
    expect((await open(stranger, kind, structure.id)).data.id).not.toBe(id)
    const { data: seen } = await read(manager, id)
    expect(seen.canal.precision).toContain(`A écrit à ${structure.nom}`)
    expect(seen.canal.nom).toBe(seen.messages[0]?.auteur.nom)
    await write(manager, id, 'Oui, toute la nuit.')
    expect((await read(asker, id)).data.messages[0]?.texte).toBe('Oui, toute la nuit.')
  })

  it('the managers are read afresh each time', async () => {
    const { manager, structure, canal } = await talk(kind)
    const other = await newSomebody(t)
    const table = { agence: 'agence', organisateur: 'organisateur', magasin: 'magasin' }[kind]
    await t.db.execute(sql`insert into ${sql.identifier(`${table}_membres`)}
      (${sql.identifier(`${table}s_id`)}, users_id, origine)
      values (${structure.id}, ${other.id}, 'invitation')`)
    expect(await codeOf(read(other, canal.id))).toBe('ok')
    await t.db.execute(
      sql`delete from ${sql.identifier(`${table}_membres`)} where users_id = ${manager.id}`,
    )
    expect(await codeOf(read(manager, canal.id))).toBe('canal_introuvable')
  })

  it('the channel is refused without a reader, and for the member’s own structure', async () => {
    const [manager, asker] = [await newSomebody(t), await newSomebody(t)]
    const [empty, own] = [await MAKE[kind]({}), await MAKE[kind]({ membres: [manager.id] })]
    expect(await codeOf(open(asker, kind, empty.id))).toBe('contact_ferme')
    expect(await codeOf(open(manager, kind, own.id))).toBe('contact_a_soi')
    expect(await codeOf(open(asker, kind, 2_000_000_000))).toBe('objet_introuvable')
    const findContact = (somebody: Pick<Somebody, 'call'>, id: number) =>
      somebody.call('GET /api/messages/contact/{kind}/{id}', { params: { kind, id } })
    expect((await findContact(t, empty.id)).data).toEqual({
      est_joignable: false,
      channels_id: null,
    })
    expect((await findContact(t, own.id)).data).toEqual({ est_joignable: true, channels_id: null })
    expect((await findContact(manager, own.id)).data.est_joignable).toBe(false)
    const { data } = await open(asker, kind, own.id)
    expect((await findContact(asker, own.id)).data).toEqual({
      est_joignable: true,
      channels_id: data.id,
    })
    await t.db
      .update(schema.users)
      .set({ suspendu_le: t.clock.now.toISOString() })
      .where(eq(schema.users.id, manager.id))
    expect((await findContact(asker, own.id)).data.est_joignable).toBe(false)
    expect(await codeOf(open(await newSomebody(t), kind, own.id))).toBe('contact_ferme')
  })
})

it('the channel is refused for a structure that is not public', async () => {
  const manager = await newSomebody(t)
  const hidden = await createAgence(t.db, { membres: [manager.id], verifie_le: null })
  expect(await codeOf(open(await newSomebody(t), 'agence', hidden.id))).toBe('objet_introuvable')
})

it('a channel without messages is hidden from the structure', async () => {
  const [manager, asker] = [await newSomebody(t), await newSomebody(t)]
  const { id } = await createAgence(t.db, { membres: [manager.id] })
  const { data } = await open(asker, 'agence', id)
  const listed = async () =>
    (await manager.call('POST /api/messages/list', { query: { channels_id: data.id } })).data
  expect(await listed()).toEqual([])
  await write(asker, data.id)
  expect(await listed()).toMatchObject([{ id: data.id, nb_non_lus: 1 }])
})

it('the channel opens no direct messages between its members', async () => {
  const { manager, asker, canal } = await talk('organisateur', true)
  await write(manager, canal.id)
  const direct = (somebody: Somebody, other: Somebody) =>
    codeOf(
      somebody.call('POST /api/messages/post/user/{id}', {
        params: { id: other.id },
        body: { texte: 'Écrivez-moi plutôt ici.', client_id: randomUUID() },
      }),
    )
  expect(await direct(manager, asker)).toBe('ecriture_fermee')
  const adult = await newSomebody(t)
  await write(adult, (await open(adult, 'organisateur', await structureOf(canal.id))).data.id)
  const { data: known } = await manager.call('POST /api/messages/destinataires', { query: {} })
  const ids = known.map(({ users_id }) => users_id)
  expect(ids).not.toContain(adult.id)
  expect(ids).not.toContain(asker.id)
  const { data: user } = await manager.call('POST /api/messages/user/{users_id}', {
    params: { users_id: adult.id },
  })
  expect(user.canal.etat).not.toBe('ouvert')
})

async function structureOf(channels_id: number): Promise<number> {
  const { rows } = await t.db.execute<{ id: number }>(sql`
    select k.organisateurs_id as id from contacts k join canaux c on c.objet_id = k.id
    where c.objet_kind = 'contact' and c.id = ${channels_id}`)
  return rows[0]?.id ?? 0
}

it('the channel names only managers who wrote in it', async () => {
  const [silent, asker, manager] = [
    await newSomebody(t),
    await newSomebody(t),
    await newSomebody(t),
  ]
  const { id } = await createOrganisateur(t.db, { membres: [silent.id, manager.id] })
  const { data: canal } = await open(asker, 'organisateur', id)
  const membersOf = async () =>
    (
      await asker.call('POST /api/messages/membres/{channels_id}', {
        params: { channels_id: canal.id },
      })
    ).data.map(({ users_id }) => users_id)
  expect(await membersOf()).toEqual([asker.id])
  await write(manager, canal.id)
  expect((await membersOf()).toSorted()).toEqual([asker.id, manager.id].toSorted())
})

it('a block hides the words of one manager, and the others stay', async () => {
  const { manager, asker, canal, structure } = await talk()
  const other = await newSomebody(t)
  await t.db
    .insert(schema.organisateurMembres)
    .values({ organisateurs_id: structure.id, users_id: other.id, origine: 'invitation' })
  await write(manager, canal.id, 'Mots de qui est bloqué.')
  await write(other, canal.id, 'Mots de l’autre.')
  await block(t, manager, asker)
  const texts = async (somebody: Somebody) =>
    (await read(somebody, canal.id)).data.messages.map(({ texte }) => texte)
  expect(await texts(asker)).toEqual(['Mots de l’autre.', 'Le départ est-il éclairé ?'])
  expect(await texts(manager)).toEqual(['Mots de l’autre.', 'Mots de qui est bloqué.'])
  expect(await texts(other)).toHaveLength(3)
})

it('the channel is read-only once no manager is left', async () => {
  const { manager, asker, canal } = await talk()
  await t.db
    .update(schema.users)
    .set({ suspendu_le: t.clock.now.toISOString() })
    .where(eq(schema.users.id, asker.id))
  const { data } = await read(manager, canal.id)
  expect(data.canal.fermeture).toContain('Ce compte n’est plus là')
  expect(await codeOf(write(manager, canal.id))).toBe('ecriture_fermee')
  const left = await talk('agence')
  await t.db
    .delete(schema.agenceMembres)
    .where(eq(schema.agenceMembres.agences_id, left.structure.id))
  expect((await read(left.asker, left.canal.id)).data.canal.fermeture).toContain('Plus personne')
  expect(await codeOf(write(left.asker, left.canal.id))).toBe('ecriture_fermee')
})

it('the channel cannot be left, but can be muted', async () => {
  const { asker, canal } = await talk()
  const params = { channels_id: canal.id }
  expect(await codeOf(asker.call('POST /api/messages/quitter/{channels_id}', { params }))).toBe(
    'acces_refuse',
  )
  const muted = asker.call('POST /api/messages/muet/{channels_id}', {
    params,
    body: { est_muet: true },
  })
  expect(await codeOf(muted)).toBe('ok')
})

it('offline managers are notified', async () => {
  const { manager, asker, canal, structure } = await talk('magasin')
  const { data: sent } = await write(asker, canal.id)
  const services = { db: t.db, clock: () => t.clock.now, registry: REGISTRY }
  await notifyOffline(services, { channels_id: canal.id, messages_id: sent.id })
  const { notifications } = schema
  const told = await t.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.users_id, manager.id), eq(notifications.kind, 'messages')))
  expect(told.map(({ titre }) => titre)).toEqual([`Nouveaux messages\u00a0: ${structure.nom}`])
})

it('open channels are listed by object and reader', async () => {
  const { manager, asker, canal } = await talk()
  const other = await talk()
  const kind = 'contact'
  const ids = [canal.objet?.id ?? 0, other.canal.objet?.id ?? 0]
  const findContact = async ({ call }: Somebody) =>
    (await call('POST /api/messages/canal/ouverts', { body: { kind, ids } })).data
  expect(await findContact(asker)).toEqual([ids[0]])
  expect(await findContact(manager)).toEqual([ids[0]])
  expect(await findContact(other.asker)).toEqual([ids[1]])
  expect(await findContact(await newSomebody(t))).toEqual([])
})

it('the channel is purged some time after its structure', async () => {
  const { asker, canal, structure } = await talk()
  const purge = async (days: number) => {
    const now = new Date(t.clock.now.getTime() + days * 86_400_000)
    await t.db.transaction(
      async (tx) => void (await messagesPersonal.purge?.(tx, now, t.config.retention)),
    )
  }
  const isThere = () => t.db.$count(schema.canaux, eq(schema.canaux.id, canal.id))
  await purge(31)
  expect(await isThere()).toBe(1)
  await t.db.delete(schema.organisateurs).where(eq(schema.organisateurs.id, structure.id))
  expect(await codeOf(read(asker, canal.id))).toBe('canal_introuvable')
  await purge(29)
  expect(await isThere()).toBe(1)
  await purge(31)
  expect(await isThere()).toBe(0)
})
