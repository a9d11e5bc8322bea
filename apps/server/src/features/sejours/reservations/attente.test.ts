import { attentes } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
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
beforeAll(async () => {
  t = await testApp()
  agathe = await meetAgathe(t)
  karim = await meetTraveller(t)
  lea = await meetTraveller(t, 'Léa')
  nora = await meetTraveller(t, 'Nora')
})
afterAll(() => t.close())

async function full(...numbers: number[]) {
  const places = numbers.reduce((sum, nombre) => sum + nombre, 0)
  const at = await agathe.stay({ places })
  const bookings: number[] = []
  for (const nombre of numbers) bookings.push((await karim.book(at.id, nombre)).id)
  return { ...at, bookings }
}
const cancelReservation = (id = 0) =>
  karim.call('POST /api/reservations/{id}/annuler', { params: { id }, body: { frais: 0 } })
const leaveWaitlist = (member: Member, disponibilites_id: number) =>
  member.call('POST /api/voyages/attente/del', { body: { disponibilites_id } })
const entryOf = async (member: Member, id: number) => {
  const { data } = await member.call('POST /api/reservations/my')
  return data.attentes.find(({ depart }) => depart.id === id)
}

describe('waiting list of a departure', () => {
  it('the list takes one entry per member on a full departure, with a rank', async () => {
    const at = await full(2)
    const { id, data } = await lea.wait(at.id, 2)
    expect(data).toMatchObject({ etat: 'attente', nb_places: 2, rang: 1 })
    await nora.wait(at.id, 1)
    expect(await entryOf(nora, at.id)).toMatchObject({ rang: 2 })
    expect((await lea.wait(at.id, 1)).id).toBe(id)
    expect((await lea.wait(at.id, 2)).data).toMatchObject({ rang: 2, nb_places: 2 })
    expect(await entryOf(nora, at.id)).toMatchObject({ rang: 1 })
  })

  it('an entry is refused with enough places free, for none, or beyond the departure’s size', async () => {
    const at = await agathe.stay({ places: 3 })
    await expectRefusal(lea.wait(at.id, 3), 'places_libres')
    await expectRefusal(lea.wait(at.id, 4), 'champs_invalides', 'nb_places')
    await expectRefusal(lea.wait(at.id, 0), 'champs_invalides', 'nb_places')
    const closed = await agathe.stay({ places: 1, cloture: '2026-03-15' })
    await expectRefusal(lea.wait(closed.id), 'depart_ferme')
    const draft = await agathe.stay({}, { etat: 0 })
    await expectRefusal(lea.wait(draft.id), 'disponibilite_introuvable')
  })

  it('an entry ends when the member leaves the list', async () => {
    const at = await full(1)
    await lea.wait(at.id)
    await leaveWaitlist(lea, at.id)
    expect(await entryOf(lea, at.id)).toBeUndefined()
    await expectRefusal(leaveWaitlist(lea, at.id), 'attente_introuvable')
  })
})

describe('freed places', () => {
  it('freed places are offered to the next member, held, and taken by booking', async () => {
    const at = await full(2)
    await lea.wait(at.id, 2)
    await nora.wait(at.id, 1)
    await cancelReservation(at.bookings[0])
    expect(await entryOf(lea, at.id)).toMatchObject({
      etat: 'proposee',
      expire_le: '2026-03-18T09:00:00.000Z',
    })
    expect(await entryOf(nora, at.id)).toMatchObject({ etat: 'attente' })
    expect(await countPlaces(t, at.id)).toMatchObject({ prises: 2, offered: 2 })
    await expectRefusal(karim.book(at.id, 1), 'places_insuffisantes')
    const mails = await readMails(t, lea)
    expect(mails).toContain('Des places se libèrent pour vous')
    expect(mails).toContain(`/sejours/${at.slug}/reserver/${at.id}`)
    const { data } = await lea.book(at.id, 2)
    expect(data).toMatchObject({ etat: 'demande', nb_places: 2 })
    expect(await entryOf(lea, at.id)).toBeUndefined()
    expect(await countPlaces(t, at.id)).toMatchObject({ prises: 2, held: 2, offered: 0 })
  })

  it('freed places skip a member who needs more, who keeps the rank', async () => {
    const at = await full(1, 2)
    await lea.wait(at.id, 3)
    await nora.wait(at.id, 1)
    await cancelReservation(at.bookings[0])
    expect(await entryOf(nora, at.id)).toMatchObject({ etat: 'proposee' })
    expect(await entryOf(lea, at.id)).toMatchObject({ etat: 'attente', rang: 1 })
  })

  it('offered places left over go to the next member', async () => {
    const at = await full(2)
    await lea.wait(at.id, 2)
    await nora.wait(at.id, 1)
    await cancelReservation(at.bookings[0])
    await lea.book(at.id, 1)
    expect(await entryOf(nora, at.id)).toMatchObject({ etat: 'proposee' })
    expect(await countPlaces(t, at.id)).toMatchObject({ prises: 2, held: 2, offered: 1 })
  })

  it('declined places go to the next member', async () => {
    const at = await full(1)
    await lea.wait(at.id)
    await nora.wait(at.id)
    await cancelReservation(at.bookings[0])
    await expectRefusal(lea.wait(at.id), 'attente_proposee')
    await leaveWaitlist(lea, at.id)
    expect(await entryOf(nora, at.id)).toMatchObject({ etat: 'proposee' })
    expect(await countPlaces(t, at.id)).toMatchObject({ prises: 1, offered: 1 })
  })

  it('added places are offered too, never more than are free', async () => {
    const at = await full(2)
    await lea.wait(at.id, 2)
    await nora.wait(at.id, 2)
    const edit = (places: string) =>
      agathe.call('POST /api/voyages/disponibilite/{id}/edit/{disponibilites_id}', {
        params: { id: at.voyages_id, disponibilites_id: at.id },
        body: form({ places }),
      })
    await edit('5')
    expect(await entryOf(lea, at.id)).toMatchObject({ etat: 'proposee' })
    expect(await entryOf(nora, at.id)).toMatchObject({ etat: 'attente' })
    await expectRefusal(edit('3'), 'champs_invalides', 'places')
    expect(await countPlaces(t, at.id)).toMatchObject({ places: 5, prises: 4, held: 4 })
  })

  it('freed places without a waiting list are open to everyone', async () => {
    const at = await full(2)
    const shown = async () => {
      const { data } = await t.call('GET /api/voyages/{id}', { params: { id: at.slug } })
      return data.disponibilites.map(({ places_restantes }) => places_restantes)
    }
    expect(await shown()).toEqual([0])
    await cancelReservation(at.bookings[0])
    await expect.poll(shown).toEqual([2])
    await nora.book(at.id, 2)
    expect(await countPlaces(t, at.id)).toMatchObject({ prises: 2, held: 2 })
  })
})

it('booking fewer places than waited for ends the entry', async () => {
  const at = await full(1, 1)
  await lea.wait(at.id, 2)
  await cancelReservation(at.bookings[0])
  await lea.book(at.id, 1)
  const [row] = await t.db.select().from(attentes).where(eq(attentes.disponibilites_id, at.id))
  expect(row).toMatchObject({ etat: 'acceptee' })
})
