import * as tables from '@foulee/db/schema'
import type { CourseChange } from '@foulee/domain/courses/changement'
import { createSuivi } from '@foulee/testing/entrainement'
import { createCourse, createUser, type NewEdition } from '@foulee/testing/factories'
import { chooseNotices } from '@foulee/testing/notifications'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announceCourseChange } from '#kernel/notifications/announce-course.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const NEXT: NewEdition = {
  date_debut: '2026-06-06',
  epreuves: [{ nom: 'Le 10' }, { nom: 'Le 20' }],
}
const PAST: NewEdition = { date_debut: '2025-06-07', epreuves: [{ nom: 'Le 10' }] }
const DATE = { type: 'date', avant: '2026-06-06', apres: '2026-06-13' } as const
const CANCELLED = { type: 'statut', avant: 'publiee', apres: 'annulee', motif: 'Orages.' } as const

async function newRace() {
  const course = await createCourse(t.db, t.clock.now, { editions: [NEXT, PAST] })
  const rows = await t.db
    .select({ id: tables.epreuves.id, editions_id: tables.epreuves.editions_id })
    .from(tables.epreuves)
    .innerJoin(tables.editions, eq(tables.editions.id, tables.epreuves.editions_id))
    .where(eq(tables.editions.courses_id, course.id))
    .orderBy(asc(tables.editions.date_debut), asc(tables.epreuves.ordre))
  const [past, ten, twenty] = rows
  if (!past || !ten || !twenty) throw new Error('The race lacks an épreuve.')
  return { ...course, past, ten, twenty }
}
type Wish = { id: number; etat?: 'envie' | 'inscrit' | 'termine' | 'abandonne' }
async function newRunner(wishes: Wish[]) {
  const user = await createUser(t.db)
  for (const { id, etat = 'envie' } of wishes) {
    const item = { users_id: user.id, type: 'epreuve', objet_id: id, etat } as const
    await t.db.insert(tables.liste).values(item)
  }
  return user
}
const announce = (courses_id: number, changes: CourseChange[]) =>
  t.db.transaction((tx) => announceCourseChange(tx, { courses_id, changes, now: t.clock.now }))
const noticesOf = ({ id }: { id: number }) =>
  t.db
    .select()
    .from(tables.notifications)
    .where(eq(tables.notifications.users_id, id))
    .orderBy(tables.notifications.id)
const textsOf = async (user: { id: number }) => (await noticesOf(user)).map(({ texte }) => texte)

describe('notice of a change of a race', () => {
  it('a change is told in the application and by mail, in words', async () => {
    const race = await newRace()
    const runner = await newRunner([race.ten])
    await announce(race.id, [{ ...DATE, editions_id: race.ten.editions_id }])
    expect(await t.workOff()).toBe(0)
    expect(await noticesOf(runner)).toMatchObject([
      {
        kind: 'courses',
        titre: `${race.nom}\u00a0: la date change`,
        texte: 'La date passe du samedi 6 juin au samedi 13 juin 2026.',
        url: `/courses/${race.slug}`,
        lu_le: null,
      },
    ])
    const [mail] = t.mailsTo(runner.email)
    expect(mail?.subject).toContain(race.nom)
    expect(mail?.text).toContain('La date passe du samedi 6 juin au samedi 13 juin 2026.')
    expect(mail?.text).toContain(`/courses/${race.slug}`)
  })

  it('a change of day links to training for followers of a plan', async () => {
    const race = await newRace()
    const runner = await newRunner([race.ten])
    await createSuivi(t.db, { users_id: runner.id, epreuves_id: race.ten.id, etat: 'en_cours' })
    await announce(race.id, [
      { ...CANCELLED, motif: 'Orages' },
      { type: 'lieu', avant: 'Grenoble', apres: 'Meylan' },
    ])
    await t.workOff()
    expect(await noticesOf(runner)).toMatchObject([
      {
        texte:
          'La course est annulée. Raison\u00a0: Orages. Voyez ce que devient votre plan d’entraînement.',
        url: '/training',
      },
      { url: `/courses/${race.slug}` },
    ])
  })

  it('a change is told once for several épreuves, and when the job runs twice', async () => {
    const race = await newRace()
    const runner = await newRunner([race.ten, race.twenty, race.past])
    await announce(race.id, [CANCELLED])
    await announce(race.id, [CANCELLED])
    await t.workOff()
    expect(await textsOf(runner)).toEqual(['La course est annulée. Raison\u00a0: Orages.'])
    expect(t.mailsTo(runner.email)).toHaveLength(1)
  })

  it('a change is told again when it comes back another day', async () => {
    const race = await newRace()
    const runner = await newRunner([race.ten])
    await announce(race.id, [DATE])
    t.clock.advance({ hours: 1 })
    await announce(race.id, [{ ...DATE, avant: DATE.apres, apres: DATE.avant }])
    t.clock.advance({ hours: 1 })
    await announce(race.id, [DATE])
    await t.workOff()
    expect(await noticesOf(runner)).toHaveLength(3)
  })

  it('simultaneous changes come in one mail', async () => {
    const race = await newRace()
    const runner = await newRunner([race.ten])
    await announce(race.id, [DATE, { type: 'lieu', avant: 'Grenoble', apres: 'Meylan' }])
    await t.workOff()
    expect(await noticesOf(runner)).toHaveLength(2)
    const [mail, ...more] = t.mailsTo(runner.email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('Nouveau lieu\u00a0: Meylan (avant\u00a0: Grenoble).')
  })

  it('a follower without mails gets the notice alone', async () => {
    const race = await newRace()
    const runner = await newRunner([race.ten])
    await chooseNotices(t.db, runner.id, 'courses', { mail: 'jamais' })
    await announce(race.id, [DATE])
    await t.workOff()
    expect(await noticesOf(runner)).toHaveLength(1)
    expect(t.mailsTo(runner.email)).toEqual([])
  })

  const UNTOLD: [string, (race: Awaited<ReturnType<typeof newRace>>) => Wish[], CourseChange][] = [
    ['who only ran a past edition', ({ past }) => [past], CANCELLED],
    ['who gave it up', ({ ten }) => [{ ...ten, etat: 'abandonne' }], CANCELLED],
    ['who has another edition', ({ past }) => [past], DATE],
    ['who has nothing of it', () => [], CANCELLED],
    ['anybody when nothing changed', ({ ten }) => [ten], { ...DATE, apres: DATE.avant }],
  ]
  it.each(UNTOLD)('a change is not told to %s', async (_, wishes, change) => {
    const race = await newRace()
    const runner = await newRunner(wishes(race))
    const editions_id = race.ten.editions_id
    await announce(race.id, [change.type === 'date' ? { ...change, editions_id } : change])
    await t.workOff()
    expect(await noticesOf(runner)).toEqual([])
    expect(t.mailsTo(runner.email)).toEqual([])
  })

  it('a change of a past edition’s day is told to its followers', async () => {
    const race = await newRace()
    const runner = await newRunner([race.past])
    const change = { ...DATE, avant: '2026-04-01', apres: '2025-06-07' }
    await announce(race.id, [{ ...change, editions_id: race.past.editions_id }])
    await t.workOff()
    expect(await noticesOf(runner)).toHaveLength(1)
  })

  it('a change rolled back is not told', async () => {
    const race = await newRace()
    const runner = await newRunner([race.ten])
    const undone = t.db.transaction(async (tx) => {
      await announceCourseChange(tx, { courses_id: race.id, changes: [DATE], now: t.clock.now })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await t.workOff()
    expect(await noticesOf(runner)).toEqual([])
  })

  it('a change reaches more members than one batch', async () => {
    const race = await newRace()
    const runners = await Promise.all(Array.from({ length: 205 }, () => newRunner([race.ten])))
    await announce(race.id, [CANCELLED])
    await t.workOff()
    const untold = await Promise.all(
      runners.map(async (runner) => (await noticesOf(runner)).length),
    )
    expect(new Set(untold)).toEqual(new Set([1]))
  })
})
