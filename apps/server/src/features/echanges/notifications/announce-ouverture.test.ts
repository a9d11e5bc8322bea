import * as tables from '@foulee/db/schema'
import { createCourse, createUser } from '@foulee/testing/factories'
import { chooseNotices } from '@foulee/testing/notifications'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { notifyOuvertures } from './announce-ouverture.job.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

const hours = (n: number) => new Date(t.clock.now.getTime() + n * 3_600_000).toISOString()
const look = () => notifyOuvertures({ db: t.db, clock: () => t.clock.now })

type Edition = Partial<typeof tables.editions.$inferInsert>

async function newRace(inscription_ouverture: string, more: Edition = {}, etat = 100) {
  const course = await createCourse(t.db, t.clock.now, {
    etat,
    editions: [{ date_debut: '2027-06-06', epreuves: [{ nom: 'Le 10' }, { nom: 'Le 20' }] }],
  })
  const of = eq(tables.editions.courses_id, course.id)
  const [edition] = await t.db
    .update(tables.editions)
    .set({ inscription_ouverture, ...more })
    .where(of)
    .returning()
  const epreuves = await t.db
    .select({ id: tables.epreuves.id })
    .from(tables.epreuves)
    .where(eq(tables.epreuves.editions_id, edition?.id ?? 0))
  return { ...course, epreuves: epreuves.map(({ id }) => id) }
}

async function newRunner(epreuves: readonly number[], etat: 'envie' | 'inscrit' = 'envie') {
  const user = await createUser(t.db)
  for (const objet_id of epreuves) {
    const item = { users_id: user.id, type: 'epreuve', objet_id, etat } as const
    await t.db.insert(tables.liste).values(item)
  }
  return user
}
const titresOf = async (...users: { id: number }[]) => {
  const { notifications } = tables
  const isTheirs = inArray(
    notifications.users_id,
    users.map(({ id }) => id),
  )
  const rows = await t.db.select().from(notifications).where(and(isTheirs))
  return rows.map(({ titre }) => titre)
}

it('an opening is told once to each follower, with a mail', async () => {
  const race = await newRace(hours(1))
  const runner = await newRunner(race.epreuves)
  await look()
  expect(await titresOf(runner)).toEqual([])
  t.clock.advance({ hours: 1 })
  await look()
  await look()
  expect(await titresOf(runner)).toEqual([`${race.nom}\u00a0: les inscriptions sont ouvertes`])
  await t.workOff()
  const [mail, ...more] = t.mailsTo(runner.email)
  expect(more).toEqual([])
  expect(mail?.text).toContain(`/courses/${race.slug}`)
})

it('an opening is told again after another hour was announced', async () => {
  const race = await newRace(hours(-1))
  const runner = await newRunner(race.epreuves)
  await look()
  await t.db
    .update(tables.editions)
    .set({ inscription_ouverture: hours(2) })
    .where(eq(tables.editions.courses_id, race.id))
  await look()
  t.clock.advance({ hours: 3 })
  await look()
  expect(await titresOf(runner)).toHaveLength(2)
})

it('an opening is not told to registered members, nor where it has no use', async () => {
  const open = await newRace(hours(-1))
  const registered = await newRunner(open.epreuves, 'inscrit')
  const others = await Promise.all(
    [
      newRace(hours(-1), { annulee: true }),
      newRace(hours(-1), { places: 10, inscrits: 10 }),
      newRace(hours(-1), { inscription_fermeture: hours(-0.5) }),
      newRace(hours(-1), {}, 0),
      newRace(hours(-72)),
    ].map(async (race) => newRunner((await race).epreuves)),
  )
  await look()
  expect(await titresOf(registered, ...others)).toEqual([])
})

it('an opening follows the settings of « Mes courses »', async () => {
  const race = await newRace(hours(-1))
  const [silent, written] = [await newRunner(race.epreuves), await newRunner(race.epreuves)]
  await chooseNotices(t.db, silent.id, 'courses', { app: false, mail: 'jamais', push: false })
  await chooseNotices(t.db, written.id, 'courses', { mail: 'jamais' })
  await look()
  await t.workOff()
  const list = await (await t.signIn(silent)).call('POST /api/notifications/list', {})
  expect(list.data.notifications).toEqual([])
  expect([t.mailsTo(silent.email), t.mailsTo(written.email)]).toEqual([[], []])
  expect(await titresOf(written)).toHaveLength(1)
})
