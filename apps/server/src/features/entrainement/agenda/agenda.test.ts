import { liste, profils, users } from '@foulee/db/schema'
import { readRaccourci } from '@foulee/domain/entrainement/raccourci-read'
import { createActivite } from '@foulee/testing/activites'
import { createEntrainement } from '@foulee/testing/entrainement'
import { createCourse, createUser } from '@foulee/testing/factories'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBetween } from '#features/entrainement/entrainements/entrainements.queries.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectCalendar, readEvents } from '#test/test-calendar.ts'
import { expectRefusal } from '#test/test-refusal.ts'

const NOW = new Date('2027-05-12T09:00:00Z')
const MAY = { du: '2027-05-01', au: '2027-05-31' }

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: NOW })
})
afterAll(() => t.close({ isStaged: true }))

async function newRunner() {
  const user = await createUser(t.db)
  return { user, ...(await t.signIn(user)) }
}
const addRace = async (users_id: number, date_debut: string, edition: object = {}) => {
  const course = await createCourse(t.db, NOW, {
    nom: 'Foulées du Rhône',
    editions: [{ date_debut, ...edition, epreuves: [{ distance: 21_100, denivele: 100 }] }],
  })
  const objet_id = await findEpreuveOf(t.db, course.id)
  await t.db.insert(liste).values({ users_id, type: 'epreuve', objet_id })
  return course
}

describe('agenda of a member', () => {
  it('the agenda has trainings, races, deadlines and documents, day by day', async () => {
    const { user, call } = await newRunner()
    await createEntrainement(t.db, { users_id: user.id, jour: '2027-05-20', titre: 'Seuil' })
    await createEntrainement(t.db, { users_id: user.id, jour: '2027-05-21', etat: 'retire' })
    await addRace(user.id, '2027-05-23', { inscription_fermeture: '2027-05-18T21:59:00Z' })
    await t.db.update(profils).set({ pps_fin: '2027-05-30' }).where(eq(profils.users_id, user.id))
    const { data } = await call('POST /api/auth/agenda', { query: MAY })
    expect(data.items.map(({ jour, nature }) => [jour, nature])).toEqual([
      ['2027-05-18', 'echeance'],
      ['2027-05-20', 'entrainement'],
      ['2027-05-23', 'epreuve'],
      ['2027-05-30', 'papier'],
    ])
  })

  it('an outing stands on its day, or in the training that it was, beside what was planned', async () => {
    const { user, call } = await newRunner()
    const own = { users_id: user.id, jour: '2027-05-03' }
    await createActivite(t.db, { ...own, titre: 'Tour du lac', distance: 8000, denivele: 250 })
    const tied = await createActivite(t.db, { ...own, titre: 'Seuil, fait' })
    await createActivite(t.db, { jour: '2027-05-03', titre: 'Ailleurs' })
    await createEntrainement(t.db, {
      ...own,
      titre: 'Seuil',
      etat: 'fait',
      duree: 3000,
      fait_duree: 3120,
      activites_id: tied.id,
    })
    const { data } = await call('POST /api/auth/agenda', { query: MAY })
    expect(data.items).toMatchObject([
      { nature: 'entrainement', titre: 'Seuil' },
      { nature: 'sortie', titre: 'Tour du lac', etat: 'fait' },
    ])
    expect(data.items[0]?.detail).toContain('52\u00a0min pour 50\u00a0min au plan (104\u00a0%)')
    expect(data.items[1]?.detail).toBe('8,00\u00a0km · 250\u00a0m\u00a0D+ · 48\u00a0min')
  })

  it('the agenda shows conflicts on their day', async () => {
    const { user, call } = await newRunner()
    await createEntrainement(t.db, { users_id: user.id, jour: '2027-05-22', objectif: 'vma' })
    await addRace(user.id, '2027-05-23')
    const { data } = await call('POST /api/auth/agenda', { query: MAY })
    expect(data.conflits).toMatchObject([{ jour: '2027-05-22' }])
    expect(data.conflits[0]?.message).toMatch(/Foulées du Rhône/)
  })

  it('the agenda is private to its member', async () => {
    const other = await createUser(t.db)
    await createEntrainement(t.db, { users_id: other.id, jour: '2027-05-20' })
    const { call } = await newRunner()
    expect((await call('POST /api/auth/agenda', { query: MAY })).data.items).toEqual([])
  })

  it('has the trainings of its first and of its last day', async () => {
    const { user, call } = await newRunner()
    for (const jour of [MAY.du, MAY.au]) await createEntrainement(t.db, { users_id: user.id, jour })
    const { data } = await call('POST /api/auth/agenda', { query: MAY })
    expect(data.items.map(({ jour }) => jour)).toEqual([MAY.du, MAY.au])
    const shown = await findBetween(t.db, { users_id: user.id }, MAY)
    expect(shown.map(({ jour }) => jour)).toEqual([MAY.du, MAY.au])
  })

  it('refuses days the wrong way round', async () => {
    const { call } = await newRunner()
    const query = { du: MAY.au, au: MAY.du }
    await expectRefusal(call('POST /api/auth/agenda', { query }), 'champs_invalides', 'au')
  })
})

describe('private address of the agenda', () => {
  const read = (url: string) => t.inject({ method: 'GET', url: new URL(url).pathname })

  it('the address gives a calendar, until it is reset or closed', async () => {
    const { user, call } = await newRunner()
    await createEntrainement(t.db, { users_id: user.id, jour: '2027-05-20', titre: 'Seuil long' })
    const first = (await call('POST /api/auth/agenda/flux')).data.url
    const calendar = await read(first)
    expect(calendar.headers['content-type']).toMatch(/text\/calendar/)
    expect(calendar.body).toMatch(/SUMMARY:Seuil long/)
    expect(calendar.body).toMatch(/DTSTART;VALUE=DATE:20270520/)
    const second = (await call('POST /api/auth/agenda/flux')).data.url
    expect((await read(first)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    const { data } = await call('POST /api/auth/agenda', { query: MAY })
    expect(data.flux_depuis).toBe('2027-05-12')
    await call('POST /api/auth/agenda/flux/del')
    expect((await read(second)).statusCode).toBe(404)
  })

  it('leads to nothing while its member is suspended', async () => {
    const { user, call } = await newRunner()
    const { url } = (await call('POST /api/auth/agenda/flux')).data
    const suspend = (suspendu_le: string | null) =>
      t.db.update(users).set({ suspendu_le }).where(eq(users.id, user.id))
    await suspend(NOW.toISOString())
    expect((await read(url)).statusCode).toBe(404)
    await suspend(null)
    expect((await read(url)).statusCode).toBe(200)
  })

  it('gives a calendar in which a session says its steps, as its own file does', async () => {
    const { user, call } = await newRunner()
    const found = readRaccourci('20min + 6x400m r1min')
    if ('refus' in found) throw new Error('It cannot be read.')
    const { steps } = found
    await createEntrainement(t.db, { users_id: user.id, jour: '2027-05-20', steps })
    const { body } = await read((await call('POST /api/auth/agenda/flux')).data.url)
    expectCalendar(body)
    expect(readEvents(body)[0]?.DESCRIPTION).toContain('6x400')
  })

  it('a deadline in the calendar ends at its hour, not an hour later', async () => {
    const { user, call } = await newRunner()
    await addRace(user.id, '2027-05-23', { inscription_fermeture: '2027-05-17T22:00:00Z' })
    const { body } = await read((await call('POST /api/auth/agenda/flux')).data.url)
    expectCalendar(body)
    const times = readEvents(body).map(({ UID, DTSTART, DTEND }) => [UID, DTSTART, DTEND])
    expect(times).toEqual([
      [expect.stringMatching(/^inscription-/), '20270517T210000Z', '20270517T220000Z'],
      [expect.stringMatching(/^epreuve-/), undefined, undefined],
    ])
  })

  it('no proxy caches the calendar', async () => {
    const { call } = await newRunner()
    const { url } = (await call('POST /api/auth/agenda/flux')).data
    expect((await read(url)).headers['cache-control']).toMatch(/no-store|private/)
  })
})
