import { participants, reservations, users } from '@foulee/db/schema'
import { createReservation } from '@foulee/testing/sejours'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { echeancesReservations } from './reservations.jobs.ts'
import { reservationsPersonal } from './reservations.personal.ts'
import {
  type Agathe,
  countPlaces,
  type Member,
  meetAgathe,
  meetTraveller,
  readMails,
} from './reservations.test-cast.ts'

let t: TestApp
let agathe: Agathe
let karim: Member
let lea: Member
let nora: Member
beforeEach(async () => {
  t = await testApp()
  agathe = await meetAgathe(t)
  karim = await meetTraveller(t)
  lea = await meetTraveller(t, 'Léa')
  nora = await meetTraveller(t, 'Nora')
})
afterEach(() => t.close())

async function later(hours: number) {
  t.clock.advance({ hours })
  await enqueue(t.db, echeancesReservations, {})
  expect(await t.workOff()).toBe(0)
}
const read = async (member: Member, id: number) =>
  (await member.call('POST /api/reservations/{id}', { params: { id } })).data
const entryOf = async (member: Member, id: number) => {
  const { data } = await member.call('POST /api/reservations/my')
  return data.attentes.find(({ depart }) => depart.id === id)
}

describe('unanswered request', () => {
  it('a request is reminded to both sides a day before, once, then expires and frees its places', async () => {
    const at = await agathe.stay({ places: 2 })
    const { id } = await karim.book(at.id, 2)
    await later(47)
    expect(await readMails(t, karim)).not.toContain('attend encore')
    await later(2)
    await later(1)
    for (const [who, words] of [
      [karim, 'Votre demande attend encore'],
      [agathe, 'Une demande attend votre réponse'],
    ] as const) {
      expect((await readMails(t, who)).split(words)).toHaveLength(2)
    }
    await later(21)
    expect(await read(karim, id)).toMatchObject({ etat: 'demande' })
    await later(1)
    expect(await read(karim, id)).toMatchObject({
      etat: 'annulee',
      annule_par: 'delai',
      frais: 0,
      journal: [{ vers: 'demande' }, { vers: 'annulee', qui: 'foulee' }],
    })
    expect(await countPlaces(t, at.id)).toMatchObject({ prises: 0, held: 0 })
    expect(await readMails(t, karim)).toContain('n’a pas eu de réponse')
    expect(await readMails(t, agathe)).toContain('Une demande a expiré')
  })

  it('a request shorter than the reminder is not reminded', async () => {
    const at = await agathe.stay({}, { delai_heures: 12 })
    await karim.book(at.id)
    await later(1)
    expect(await readMails(t, karim)).not.toContain('attend encore')
  })

  it('an answered request keeps its places', async () => {
    const at = await agathe.stay()
    const { id } = await karim.book(at.id, 2)
    await agathe.decide(id, 'confirmer')
    await later(100)
    expect(await read(karim, id)).toMatchObject({ etat: 'confirmee' })
    expect(await countPlaces(t, at.id)).toMatchObject({ prises: 2, confirmees: 2 })
  })

  it('an expired request frees its places for the waiting list', async () => {
    const at = await agathe.stay({ places: 1 })
    await karim.book(at.id)
    await lea.wait(at.id)
    await later(73)
    expect(await entryOf(lea, at.id)).toMatchObject({ etat: 'proposee' })
    expect(await countPlaces(t, at.id)).toMatchObject({ prises: 1, offered: 1 })
  })
})

describe('offer that expires', () => {
  it('an expired offer goes to the next member, with a notice', async () => {
    const at = await agathe.stay({ places: 1 })
    const { id } = await karim.book(at.id)
    await lea.wait(at.id)
    await nora.wait(at.id)
    await agathe.decide(id, 'refuser', 'Non.')
    await later(47)
    expect(await entryOf(lea, at.id)).toMatchObject({ etat: 'proposee' })
    await later(2)
    expect(await entryOf(lea, at.id)).toMatchObject({ etat: 'expiree', rang: null })
    expect(await entryOf(nora, at.id)).toMatchObject({ etat: 'proposee' })
    expect(await countPlaces(t, at.id)).toMatchObject({ prises: 1, offered: 1 })
    expect(await readMails(t, lea)).toContain('La place proposée n’est plus tenue')
    expect((await lea.wait(at.id)).data).toMatchObject({ etat: 'attente', rang: 2 })
    expect(await entryOf(lea, at.id)).toMatchObject({ etat: 'attente' })
  })

  it('an offer ends with the sale, and so does the list', async () => {
    const at = await agathe.stay({ places: 1, cloture: '2026-03-17' })
    const { id } = await karim.book(at.id)
    await lea.wait(at.id)
    await nora.wait(at.id)
    await agathe.decide(id, 'refuser', 'Non.')
    expect(await entryOf(lea, at.id)).toMatchObject({ expire_le: '2026-03-17T23:00:00.000Z' })
    await later(40)
    expect(await entryOf(lea, at.id)).toMatchObject({ etat: 'expiree' })
    expect(await entryOf(nora, at.id)).toMatchObject({ etat: 'expiree' })
    expect(await readMails(t, nora)).toContain('liste d’attente est close')
    expect(await countPlaces(t, at.id)).toMatchObject({ prises: 0, held: 0 })
  })
})

describe('after the return', () => {
  it('a booking is completed, and its places stay taken', async () => {
    const at = await agathe.stay({ debut: '2026-03-20', cloture: '2026-03-19' })
    const { id } = await karim.book(at.id, 2)
    await agathe.decide(id, 'confirmer')
    await later(24 * 8)
    expect(await read(karim, id)).toMatchObject({ etat: 'terminee' })
    expect(await countPlaces(t, at.id)).toMatchObject({ prises: 2, confirmees: 2, held: 2 })
  })

  it('travellers are erased after six months, and the booking stays', async () => {
    const past = await agathe.stay({
      debut: '2025-09-12',
      fin: '2025-09-15',
      cloture: '2025-09-01',
    })
    const recent = await agathe.stay({
      debut: '2025-09-13',
      fin: '2025-09-16',
      cloture: '2025-09-01',
    })
    const make = (at: { id: number }) =>
      createReservation(t.db, t.clock.now, {
        disponibilites_id: at.id,
        users_id: karim.id,
        etat: 'terminee',
        message: 'Végétarien',
      })
    const [old, young] = [await make(past), await make(recent)]
    await t.db.transaction(async (tx) => {
      await reservationsPersonal.purge?.(tx, t.clock.now, t.config.retention)
    })
    expect(await read(karim, old.id)).toMatchObject({
      participants: [],
      message: null,
      telephone: null,
      nb_places: 1,
    })
    expect((await read(karim, young.id)).participants).toHaveLength(1)
  })
})

describe('account deletion with bookings', () => {
  it('requests are withdrawn, and confirmed bookings stay until the return', async () => {
    const at = await agathe.stay({ places: 4 })
    const { id: asked } = await karim.book(at.id, 1, { message: 'MESSAGE-SECRET' })
    const { id: sure } = await karim.book(at.id, 2)
    await agathe.decide(sure, 'confirmer')
    await lea.book(at.id, 1)
    await karim.wait(at.id, 1)
    const { erase } = reservationsPersonal
    await t.db.transaction(async (tx) => {
      const erasure = await erase?.({ db: t.db } as never, karim.id)
      await erasure?.lock?.(tx)
      await erasure?.erase(tx, { id: karim.id, email: karim.email, now: t.clock.now })
      await tx
        .update(reservations)
        .set({ users_id: null })
        .where(eq(reservations.users_id, karim.id))
      await tx
        .update(users)
        .set({ supprime_le: t.clock.now.toISOString() })
        .where(eq(users.id, karim.id))
    })
    const desk = await agathe.desk(at.id)
    expect(desk.attentes).toEqual([])
    expect(desk.reservations.find(({ id }) => id === asked)).toMatchObject({
      etat: 'annulee',
      participants: [],
      message: null,
      telephone: null,
    })
    expect(desk.reservations.find(({ id }) => id === sure)).toMatchObject({
      etat: 'confirmee',
      membre: null,
      nb_places: 2,
    })
    expect(await t.db.$count(participants, eq(participants.reservations_id, sure))).toBe(2)
    expect(await countPlaces(t, at.id)).toMatchObject({ prises: 3, confirmees: 2, held: 3 })
    await later(24 * 70)
    await t.db.transaction(async (tx) => {
      await reservationsPersonal.purge?.(tx, t.clock.now, t.config.retention)
    })
    expect(await t.db.$count(participants, eq(participants.reservations_id, sure))).toBe(0)
  })
})
