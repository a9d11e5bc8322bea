import { randomUUID } from 'node:crypto'
import * as schema from '@foulee/db/schema'
import { readFlux } from '@foulee/testing/flux-reader'
import { createDirect, createGroupe, createMessage, createPiece } from '@foulee/testing/messages'
import { createAgence, createDisponibilite, createVoyage } from '@foulee/testing/sejours'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#features/membres/session/passwords.ts'
import { people } from '#features/sejours/reservations/reservations.test-cast.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { messagesPersonal } from './messages.personal.ts'
import { newSomebody, type Somebody } from './messages.test-cast.ts'

const PASSWORD = 'chamois sur la crête 7'

let t: TestApp
let origin: string
beforeAll(async () => {
  t = await testApp()
  origin = await t.app.listen({ port: 0 })
})
afterAll(() => t.close())

async function newDepart() {
  const agence = await newSomebody(t, { agence: true })
  const { id: agences_id } = await createAgence(t.db, { membres: [agence.id] })
  const voyage = await createVoyage(t.db, t.clock.now, { agences_id, etat: 100 })
  const depart = await createDisponibilite(t.db, t.clock.now, { voyages_id: voyage.id })
  return { agence, depart }
}

async function book({ call }: Somebody, disponibilites_id: number, message: string) {
  const { data } = await call('GET /api/voyages/disponibilite/{id}/formulaire', {
    params: { id: disponibilites_id },
  })
  const { id } = await call('POST /api/voyages/reserve', {
    body: {
      disponibilites_id,
      cle: randomUUID(),
      participants: people(1),
      telephone: '06 12 34 56 78',
      formulaire: data.empreinte,
      message,
    },
  })
  return id
}

describe('channel of a booking', () => {
  it('a booking’s first message opens the channel, on open pages too', async () => {
    const { agence, depart } = await newDepart()
    const member = await newSomebody(t)
    const reader = await readFlux(origin, { token: agence.token })
    await reader.until((events) => events.length > 0)
    const id = await book(member, depart.id, 'Peut-on arriver la veille\u00a0?')
    const { data } = await agence.call('POST /api/messages/list')
    expect(data).toMatchObject([
      {
        type: 'sejour',
        objet: { kind: 'reservation', id },
        nb_non_lus: 1,
        dernier: { extrait: 'Peut-on arriver la veille\u00a0?', est_moi: false },
      },
    ])
    const channels_id = data[0]?.id ?? 0
    const { data: sent } = await member.call('POST /api/messages/post/channel/{id}', {
      params: { id: channels_id },
      body: { texte: 'Ou le matin\u00a0?', client_id: randomUUID() },
    })
    await reader.until((events) => events.some(({ data }) => data.messages_id === sent.id))
    reader.cut()
  })
})

describe('erased accounts in messages', () => {
  it('an erased member takes their words along, and the other keeps the channel', async () => {
    const somebody = await newSomebody(t, { password_hash: await hashPassword(PASSWORD) })
    const other = await newSomebody(t)
    const { id: channels_id } = await createDirect(t.db, somebody.id, other.id)
    const { id: groupe } = await createGroupe(t.db, { gerant: somebody.id, membres: [other.id] })
    const mine = await createMessage(t.db, { channels_id, users_id: somebody.id, texte: 'SECRET' })
    await createPiece(t.db, mine.id)
    const answer = await createMessage(t.db, {
      channels_id,
      users_id: other.id,
      texte: 'Reçu.',
      reponse_id: mine.id,
    })
    await somebody.call('POST /api/auth/delete', {
      body: { confirmation: true, current_password: PASSWORD },
    })
    const { data } = await other.call('POST /api/messages/channel/{channels_id}', {
      params: { channels_id },
    })
    expect(data.canal).toMatchObject({
      nom: 'Compte supprimé',
      etat: 'ferme',
      interlocuteur: { users_id: null },
      droits: { ecrire: false },
    })
    expect(data.messages).toMatchObject([
      { id: answer.id, texte: 'Reçu.', reponse: { nom: 'Compte supprimé', extrait: '' } },
      { id: mine.id, texte: '', pieces: [], auteur: { users_id: null } },
    ])
    const managed = await other.call('POST /api/messages/membres/{channels_id}', {
      params: { channels_id: groupe },
    })
    expect(managed.data).toMatchObject([{ users_id: other.id, est_gerant: true }])
  })

  it('a channel without members is deleted', async () => {
    const [somebody, other] = [await newSomebody(t), await newSomebody(t)]
    const at = t.clock.now.toISOString()
    const empty = await createGroupe(t.db, { gerant: somebody.id })
    const { canaux, canalMembres } = schema
    await t.db
      .update(canalMembres)
      .set({ quitte_le: at })
      .where(eq(canalMembres.channels_id, empty.id))
    const kept = await createDirect(t.db, somebody.id, other.id)
    const ids = [empty.id, kept.id]
    await t.db.update(canaux).set({ dernier_le: at }).where(inArray(canaux.id, ids))
    const countAfterPurge = async (days: number) => {
      const now = new Date(t.clock.now.getTime() + days * 86_400_000)
      await t.db.transaction(
        async (tx) => void (await messagesPersonal.purge?.(tx, now, t.config.retention)),
      )
      const rows = await t.db.select({ id: canaux.id }).from(canaux).where(inArray(canaux.id, ids))
      return rows.map((row) => row.id).toSorted((a, b) => a - b)
    }
    expect(await countAfterPurge(29)).toEqual(ids)
    expect(await countAfterPurge(31)).toEqual([kept.id])
  })
})
