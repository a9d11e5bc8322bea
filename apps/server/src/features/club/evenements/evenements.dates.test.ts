import { notifications } from '@foulee/db/schema'
import { parisTime } from '@foulee/domain/shared/heure-paris'
import { createInscription } from '@foulee/testing/evenements'
import { createUser, dayFrom } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import {
  cancelDate,
  changeDate,
  findDates,
  newEvenement,
  newOrganiser,
  update,
} from './evenements.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const day = (days: number) => dayFrom(t.clock.now, days)

async function series() {
  const lea = await newOrganiser(t)
  const id = await newEvenement(t, lea, {
    jour: day(7),
    regle: 'FREQ=WEEKLY;COUNT=3',
    dates: [{ dans: 7 }, { dans: 14 }, { dans: 21 }],
  })
  const dates = await findDates(t, id)
  const karim = await createUser(t.db)
  const at = { id, dates_id: dates[1]?.id ?? 0 }
  await createInscription(t.db, t.clock.now, {
    evenement_dates_id: at.dates_id,
    users_id: karim.id,
  })
  return { lea, karim, at }
}
const listNotificationTexts = async ({ id }: { id: number }) =>
  (await t.db.select().from(notifications).where(eq(notifications.users_id, id))).map(
    ({ texte }) => texte,
  )

describe('one date', () => {
  it('a date changed alone keeps its id, leaves the series, and its members are notified', async () => {
    const { lea, karim, at } = await series()
    const { dates } = await changeDate(lea, at, {
      date: day(15),
      heure: '18:30',
      lieu: 'Gymnase',
      precision: 'Frontale obligatoire.',
    })
    const changed = dates.find((date) => date.id === at.dates_id)
    expect(changed).toMatchObject({ jour: day(14), a_part: true, lieu: 'Gymnase' })
    expect(parisTime(new Date(changed?.debut ?? ''))).toBe('18:30')
    await t.workOff()
    expect((await listNotificationTexts(karim)).length).toBe(2)
    expect(t.mailsTo(karim.email)).toHaveLength(1)
    const after = await update(lea, at.id, { heure: '20:00' })
    const hours = after.dates.map(({ debut }) => parisTime(new Date(debut)))
    expect(hours).toEqual(['20:00', '18:30', '20:00'])
  })

  it('a date is cancelled for good, with its reason', async () => {
    const { lea, karim, at } = await series()
    await expectRefusal(cancelDate(lea, at), 'champs_invalides', 'motif')
    const { dates } = await cancelDate(lea, at, 'Orages annoncés.')
    expect(dates.map(({ etat }) => etat)).toEqual(['ouvert', 'annule', 'ouvert'])
    await expectRefusal(cancelDate(lea, at, 'Encore.'), 'evenement_date_fermee')
    await expectRefusal(changeDate(lea, at, { heure: '18:00' }), 'evenement_date_fermee')
    await t.workOff()
    expect((await listNotificationTexts(karim))[0]).toMatch(
      /annulé. Raison\u00a0: Orages annoncés\.$/,
    )
    const { data } = await t.call('GET /api/evenements/{id}', {
      params: { id: String(at.id) },
    })
    expect(data).toMatchObject({ nb_dates: 2 })
    expect(data.dates[1]).toMatchObject({ annulation_motif: 'Orages annoncés.' })
  })

  it.each<[string, Record<string, string>, string]>([
    ['into the past', { date: '2020-01-01' }, 'date'],
    ['years ahead', { date: '2040-01-01' }, 'date'],
    ['for longer than two days', { duree_minutes: '4000' }, 'duree_minutes'],
    ['with no place', { places: '0' }, 'places'],
  ])('a date does not move %s', async (_, fields, field) => {
    const { lea, at } = await series()
    await expectRefusal(changeDate(lea, at, fields), 'champs_invalides', field)
  })

  it('a date keeps at least the places that are taken', async () => {
    const { lea, at } = await series()
    await createInscription(t.db, t.clock.now, { evenement_dates_id: at.dates_id })
    await expectRefusal(changeDate(lea, at, { places: '1' }), 'champs_invalides', 'places')
  })

  it('a date of another event is not found, nor by other members', async () => {
    const [{ lea, at }, other] = [await series(), await series()]
    const foreign = { id: at.id, dates_id: other.at.dates_id }
    await expectRefusal(cancelDate(lea, foreign, 'Non.'), 'evenement_date_introuvable')
    await expectRefusal(cancelDate(other.lea, at, 'Non.'), 'acces_refuse')
  })

  it('a past date never changes', async () => {
    const lea = await newOrganiser(t)
    const id = await newEvenement(t, lea, { dates: [{ dans: -3 }, { dans: 7 }] })
    const [past] = await findDates(t, id)
    const at = { id, dates_id: past?.id ?? 0 }
    await expectRefusal(changeDate(lea, at, { heure: '18:00' }), 'evenement_date_fermee')
  })
})

describe('hours overseas', () => {
  it('hours are local to the place, in summer and winter, wherever they are read', async () => {
    const lea = await newOrganiser(t)
    const id = await newEvenement(t, lea, { departement: '974', jour: day(7), dates: [] })
    const rule = { heure: '18:00', duree_minutes: '60', regle: 'FREQ=WEEKLY;COUNT=52' }
    const { evenement } = await update(lea, id, rule)
    expect(evenement.prochaine).toMatchObject({ fuseau: 'Indian/Reunion' })
    const hours = async () =>
      (await findDates(t, id)).map(({ debut }) => new Date(debut).toISOString().slice(11, 16))
    expect(new Set(await hours())).toEqual(new Set(['14:00']))

    const organisateur = String(lea.organisateurs_id)
    const count = async (query: Record<string, string>) =>
      (await t.call('GET /api/evenements', { query: { organisateur, ...query } })).nb
    expect(await count({ moment: 'soir' })).toBe(1)
    expect(await count({ moment: 'apres_midi' })).toBe(0)

    const [date] = await findDates(t, id)
    const karim = await createUser(t.db)
    const at = { evenement_dates_id: date?.id ?? 0, users_id: karim.id }
    await createInscription(t.db, t.clock.now, at)
    const { call } = await t.signIn(karim)
    const { data } = await call('POST /api/auth/agenda', { query: { du: day(7), au: day(7) } })
    expect(data.items).toMatchObject([{ heure: '18:00', fuseau: 'Indian/Reunion', jour: day(7) }])

    const { dates } = await changeDate(lea, { id, dates_id: date?.id ?? 0 }, { heure: '06:00' })
    expect(dates[0]?.debut).toContain('T02:00')
    // A corrected place keeps the local hour, in another time zone.
    await update(lea, id, { departement: '75' })
    expect(new Set((await hours()).slice(1))).toEqual(new Set(['17:00', '16:00']))
  })
})
