import { randomUUID } from 'node:crypto'
import type { Body } from '@foulee/contract/shared/call'
import { evenementVenus } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { deskOf, type Host, meetHost, meetRunner, type Runner } from './inscriptions.test-cast.ts'
import { eraseNames } from './venus.commands.ts'

let t: TestApp
let karim: Runner
beforeAll(async () => {
  t = await testApp()
  karim = await meetRunner(t)
})
afterAll(() => t.close())

type NewVenu = Body<'POST /api/evenements/accueil/{dates_id}/venus'>
const note = ({ call }: Pick<Host, 'call'>, dates_id: number, venu: Partial<NewVenu> = {}) =>
  call('POST /api/evenements/accueil/{dates_id}/venus', {
    params: { dates_id },
    body: {
      cle: randomUUID(),
      nom: 'Zoé Lefèvre',
      groupe: null,
      at: t.clock.now.toISOString(),
      ...venu,
    },
  })
async function openDesk(minutes = 10) {
  const host = await meetHost(t, { groupes: [{ nom: 'Tranquille' }] })
  const debut = new Date(t.clock.now.getTime() + minutes * 60_000).toISOString()
  return { host, date: await host.date({ debut }) }
}

describe('somebody who comes without a registration', () => {
  it('is noted once however often it is sent, apart from the registered', async () => {
    const { host, date } = await openDesk()
    const cle = randomUUID()
    const { id } = await note(host, date.id, { cle, groupe: 'Tranquille' })
    expect((await note(host, date.id, { cle, groupe: 'Tranquille' })).id).toBe(id)
    const desk = await host.desk.read(date.id)
    expect(desk.venus).toMatchObject([{ id, nom: 'Zoé Lefèvre', groupe: 'Tranquille' }])
    expect(desk.chiffres).toMatchObject({ inscrits: 0, valides: 0, venus: 1 })
  })

  it('has no group that the event does not have', async () => {
    const { host, date } = await openDesk()
    await note(host, date.id, { groupe: 'Rapide' })
    expect((await host.desk.read(date.id)).venus).toMatchObject([{ groupe: null }])
  })

  it('stands in the spreadsheet, and leaves both when removed', async () => {
    const { host, date } = await openDesk()
    const params = { dates_id: date.id }
    const { id } = await note(host, date.id, { nom: 'Inès Morel' })
    const { blob } = await host.call('GET /api/evenements/accueil/{dates_id}/export.csv', {
      params,
    })
    expect(await blob.text()).toMatch(/Inès Morel.*sur place/)
    await host.call('POST /api/evenements/accueil/{dates_id}/venus/del', { params, body: { id } })
    expect((await host.desk.read(date.id)).venus).toEqual([])
  })

  it('is refused before the check-in opens, with the reason', async () => {
    const { host, date } = await openDesk(30 * 60)
    await expect(note(host, date.id)).rejects.toMatchObject({
      code: 'accueil_ferme',
      message: 'Il est trop tôt\u00a0: l’accueil ouvre la veille, à la même heure.',
    })
  })

  it('is not removed from the date of another organiser', async () => {
    const { host, date } = await openDesk()
    const other = await meetHost(t)
    const elsewhere = await other.date()
    const { id } = await note(host, date.id)
    const remove = (dates_id: number) =>
      other.call('POST /api/evenements/accueil/{dates_id}/venus/del', {
        params: { dates_id },
        body: { id },
      })
    await expectRefusal(remove(date.id), 'evenement_date_introuvable')
    await expectRefusal(remove(elsewhere.id), 'inscription_introuvable')
  })

  it('stays counted once the check-in no longer receives', async () => {
    const { host, date } = await openDesk()
    const { id } = await note(host, date.id)
    const { now } = t.clock
    t.clock.advance({ hours: 24 * 9 })
    const removed = host.call('POST /api/evenements/accueil/{dates_id}/venus/del', {
      params: { dates_id: date.id },
      body: { id },
    })
    await expectRefusal(removed, 'accueil_ferme')
    t.clock.now = now
  })

  it('loses the name after thirty days, and stays counted', async () => {
    const { host, date } = await openDesk()
    const { id } = await note(host, date.id)
    const after = (days: number) => new Date(t.clock.now.getTime() + days * 86_400_000)
    const nameAt = async (now: Date) => {
      await t.db.transaction((tx) => eraseNames(tx, now))
      const [row] = await t.db.select().from(evenementVenus).where(eq(evenementVenus.id, id))
      return row?.nom
    }
    expect(await nameAt(after(29))).toBe('Zoé Lefèvre')
    expect(await nameAt(after(31))).toBeNull()
    expect((await host.desk.read(date.id)).venus).toMatchObject([{ id, nom: null }])
  })
})

describe('a check-in made by mistake', () => {
  const takeBack = (who: Pick<Host, 'call'>, dates_id: number, inscription: number) =>
    who.call('POST /api/evenements/accueil/{dates_id}/devalider', {
      params: { dates_id },
      body: { inscription, at: t.clock.now.toISOString() },
    })

  it('is taken back with its points, and may be made again', async () => {
    const { host, date } = await openDesk()
    const { id } = await karim.come(date.id, { groupe: 'Tranquille' })
    const before = await karim.points()
    await host.desk.see(date.id, id, null)
    await takeBack(host, date.id, id)
    expect(await karim.points()).toBe(before)
    expect((await host.desk.read(date.id)).attendus).toMatchObject([{ id, valide_le: null }])
    t.clock.advance({ ms: 60_000 })
    expect(await host.desk.see(date.id, id, null)).toMatchObject({ verdict: 'valide' })
    expect(await karim.points()).toBe(before + 150)
  })

  it('does not come back with a code that another desk saw before, and sends later', async () => {
    const { host, date } = await openDesk()
    const { id, data } = await karim.come(date.id, { groupe: 'Tranquille' })
    const seen = t.clock.now.toISOString()
    const before = await karim.points()
    await host.desk.see(date.id, id, null)
    t.clock.advance({ ms: 60_000 })
    await takeBack(host, date.id, id)
    t.clock.advance({ ms: 60_000 })
    const late = await host.desk.see(date.id, id, data.code ?? '', seen)
    expect(late).toMatchObject({ verdict: 'validation_annulee', valide_le: null })
    expect(late.message).toContain('validez de nouveau')
    expect(await karim.points()).toBe(before)
  })

  it('is not taken back twice, by another, or when the check-in no longer receives', async () => {
    const { host, date } = await openDesk()
    const { id } = await karim.come(date.id, { groupe: 'Tranquille' })
    await host.desk.see(date.id, id, null)
    await expectRefusal(takeBack(karim, date.id, id), 'evenement_date_introuvable')
    const { now } = t.clock
    t.clock.advance({ hours: 24 * 9 })
    await expectRefusal(takeBack(host, date.id, id), 'accueil_ferme')
    t.clock.now = now
    await takeBack(host, date.id, id)
    await expectRefusal(takeBack(host, date.id, id), 'inscription_introuvable')
    expect(await deskOf(t, host).read(date.id)).toMatchObject({ chiffres: { valides: 0 } })
  })
})
