import { resultats as lines, resultatCorrections } from '@foulee/db/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { purgeResultats } from './resultats.menage.ts'
import { FILE, openRace, type Race } from './resultats.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: new Date('2026-03-16T09:00:00Z') })
})
afterAll(() => t.close())

const purgeAt = (now: string, resultMonths: number | null) =>
  purgeResultats(t.db, new Date(now), { ...t.config.retention, resultMonths })

async function claim(race: Race, dossard: string): Promise<void> {
  const { user } = await race.newMember()
  await t.db
    .update(lines)
    .set({ users_id: user.id, preuve: 'code' })
    .where(and(eq(lines.epreuves_id, race.epreuves_id), eq(lines.dossard, dossard)))
}

it('retention erases unclaimed lines of old races, and the other lines keep their places', async () => {
  const race = await openRace(t)
  await race.send(FILE)
  await claim(race, '12')
  // The race was on 14 March.
  await purgeAt('2027-03-14T12:00:00Z', 12)
  expect(await race.list()).toHaveLength(7)
  await purgeAt('2027-03-16T12:00:00Z', null)
  expect(await race.list()).toHaveLength(7)
  await purgeAt('2027-03-16T12:00:00Z', 12)
  expect(await race.list()).toMatchObject([{ rang: 2, nom: 'Lefèvre Zoé' }])
  expect(await race.resume()).toMatchObject({ classes: 5 })
  expect((await race.gestion()).envoi?.nb).toBe(1)
})

it('retention without any claim leaves no results, and a file can be sent again', async () => {
  const race = await openRace(t)
  await race.send(FILE)
  await purgeAt('2027-03-16T12:00:00Z', 12)
  expect((await race.gestion()).envoi).toBeNull()
  await race.send(FILE)
  expect(await race.list()).toHaveLength(7)
})

it('retention leaves a withdrawn line its thirty days', async () => {
  const race = await openRace(t)
  await race.send(FILE)
  await race.hide(race.lea, await race.idOf('Lefèvre'), 'retirer')
  const countLines = () => t.db.$count(lines, eq(lines.epreuves_id, race.epreuves_id))
  await purgeAt('2026-04-10T12:00:00Z', 0)
  expect(await countLines()).toBe(1)
  expect((await race.gestion()).envoi?.nb).toBe(0)
  await purgeAt('2026-04-20T12:00:00Z', 0)
  expect(await countLines()).toBe(0)
  expect((await race.gestion()).envoi).toBeNull()
})

it('retention erases the corrections of a claimed line', async () => {
  const race = await openRace(t)
  await race.send(FILE)
  await claim(race, '12')
  await purgeAt('2027-03-16T12:00:00Z', 12)
  await race.lea.call('POST /api/resultats/{id}/corriger', {
    params: { id: await race.idOf('12') },
    body: { nom: 'Lefèvre', prenom: 'Zoé', dossard: '12', temps: '38:00', version: 1 },
  })
  const countCorrections = () =>
    t.db.$count(resultatCorrections, eq(resultatCorrections.epreuves_id, race.epreuves_id))
  expect(await countCorrections()).toBe(1)
  await purgeAt('2027-03-17T12:00:00Z', 12)
  expect(await countCorrections()).toBe(0)
  expect(await race.list()).toMatchObject([{ nom: 'Lefèvre Zoé', temps: 2280 }])
})
