import { randomUUID } from 'node:crypto'
import { inscriptions } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { echeancesInscriptions } from './inscriptions.jobs.ts'
import {
  countHeld,
  type Host,
  meetHost,
  meetRunner,
  type Runner,
} from './inscriptions.test-cast.ts'

let t: TestApp
let lea: Host
let karim: Runner
let nora: Runner
let samir: Runner
beforeAll(async () => {
  t = await testApp()
  lea = await meetHost(t)
  karim = await meetRunner(t)
  nora = await meetRunner(t, 'Nora')
  samir = await meetRunner(t, 'Samir')
})
afterAll(() => t.close())

let days = 1
const next = (input: { places?: number } = {}) => {
  const debut = new Date(t.clock.now.getTime() + ++days * 86_400_000).toISOString()
  return lea.date({ debut, ...input })
}
const settle = async () => {
  await enqueue(t.db, echeancesInscriptions, {})
  expect(await t.workOff()).toBe(0)
}

describe('registration for a date', () => {
  it('a registration takes one place and gives a personal code', async () => {
    const { id } = await next({ places: 2 })
    const { data } = await karim.come(id)
    expect(data).toMatchObject({ etat: 'inscrit', nom: 'Benali Karim', valide_le: null })
    expect(data.code).toMatch(/^[\w-]{16}$/)
    expect(data.date.places_restantes).toBe(1)
    expect(await countHeld(t, id)).toMatchObject({ prises: 1, held: 1 })
    const { inscriptions } = await karim.mine()
    expect(inscriptions.find((inscription) => inscription.id === data.id)).toMatchObject({
      code: data.code,
    })
    await t.workOff()
    expect(t.mailsTo(karim.email).at(-1)?.text).toContain(
      `/evenements/${lea.evenement.slug}/inscription/${id}`,
    )
  })

  it('a registration sent twice is one, and each member has one', async () => {
    const { id } = await next({ places: 5 })
    const cle = randomUUID()
    const twice = await Promise.all([karim.come(id, { cle }), karim.come(id, { cle })])
    expect(twice[0].id).toBe(twice[1].id)
    await expectRefusal(karim.come(id), 'deja_inscrit')
    const other = await next()
    await expectRefusal(karim.come(other.id, { cle }), 'cle_deja_prise')
    expect(await countHeld(t, id)).toMatchObject({ prises: 1, held: 1 })
  })

  it('a date without a limit never fills', async () => {
    const { id } = await next()
    for (const item of [karim, nora, samir]) await item.come(id)
    expect(await countHeld(t, id)).toMatchObject({ places: null, prises: 3, held: 3 })
    expect((await karim.date(id)).date.places_restantes).toBeNull()
  })

  it('a registration chooses a group where the event has some', async () => {
    const host = await meetHost(t, { groupes: [{ nom: 'Tranquille' }, { nom: 'Rapide' }] })
    const { id } = await host.date()
    await expectRefusal(karim.come(id), 'champs_invalides', 'groupe')
    await expectRefusal(karim.come(id, { groupe: 'Lunaire' }), 'champs_invalides', 'groupe')
    expect((await karim.come(id, { groupe: 'Rapide' })).data.groupe).toBe('Rapide')
  })

  it('registration stays open until the end, cancellation until the start', async () => {
    const { id } = await lea.date({ debut: new Date(t.clock.now.getTime() - 60_000).toISOString() })
    await karim.come(id)
    await expectRefusal(karim.giveUp(id), 'date_commencee')
    await expectRefusal(nora.wait(id), 'date_commencee')
    const over = await lea.date({
      jour: '2026-03-01',
      debut: '2026-03-01T09:00:00Z',
      fin: '2026-03-01T10:00:00Z',
    })
    await expectRefusal(karim.come(over.id), 'date_fermee')
  })

  it('a draft or cancelled date takes no registration', async () => {
    const draft = await meetHost(t, { etat: 0 })
    await expectRefusal(karim.come((await draft.date()).id), 'evenement_date_introuvable')
    const { id } = await draft.date({ jour: '2027-01-01' })
    await expectRefusal(karim.date(id), 'evenement_date_introuvable')
    const off = await lea.date({ jour: '2027-01-02', annule_le: t.clock.now.toISOString() })
    await expectRefusal(karim.come(off.id), 'date_fermee')
    expect((await karim.date(off.id)).droits).toEqual({
      inscrire: false,
      attendre: false,
      accueillir: false,
    })
  })

  it('a cancelled registration frees its place, and a new one has another code', async () => {
    const { id } = await next({ places: 1 })
    const first = await karim.come(id)
    await karim.giveUp(id)
    await expectRefusal(karim.giveUp(id), 'inscription_introuvable')
    expect(await countHeld(t, id)).toMatchObject({ prises: 0, held: 0 })
    const second = await karim.come(id)
    expect(second.data.code).not.toBe(first.data.code)
  })

  it('fifty simultaneous registrations for ten places give ten', async () => {
    const { id } = await next({ places: 10 })
    const runners = await Promise.all(Array.from({ length: 50 }, () => meetRunner(t)))
    const answers = await Promise.allSettled(runners.map((runner) => runner.come(id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await countHeld(t, id)).toMatchObject({ prises: 10, held: 10 })
  })
})

describe('waiting list of a date', () => {
  it('the list opens on a full date, keeps its order, and holds a freed place for the next member', async () => {
    const { id } = await next({ places: 1 })
    await expectRefusal(nora.wait(id), 'evenement_places')
    await karim.come(id)
    await expectRefusal(karim.wait(id), 'deja_inscrit')
    await expectRefusal(nora.come(id), 'evenement_complet')
    expect((await nora.wait(id)).data).toMatchObject({ etat: 'attente', rang: 1 })
    expect((await samir.wait(id)).data).toMatchObject({ rang: 2 })
    await karim.giveUp(id)
    const offered = await nora.date(id)
    expect(offered.attente).toMatchObject({ etat: 'proposee' })
    expect(offered.droits).toMatchObject({ inscrire: true, attendre: false })
    await expectRefusal(samir.come(id), 'evenement_complet')
    await nora.come(id)
    expect((await nora.date(id)).attente).toBeNull()
    expect(await countHeld(t, id)).toMatchObject({ prises: 1, held: 1, offered: 0 })
    await t.workOff()
    expect(t.mailsTo(nora.email).some(({ text }) => text.includes('une place est tenue'))).toBe(
      true,
    )
  })

  it('counts nobody before one who has left the list', async () => {
    const { id } = await (await meetHost(t)).date({ places: 1 })
    await karim.come(id)
    await nora.wait(id)
    await samir.wait(id)
    await nora.leave(id)
    expect((await samir.date(id)).attente).toMatchObject({ etat: 'attente', rang: 1 })
  })

  it('an offer that is refused, or runs out, goes to the next', async () => {
    const { id } = await next({ places: 1 })
    await karim.come(id)
    await nora.wait(id)
    await samir.wait(id)
    await karim.giveUp(id)
    await expectRefusal(nora.wait(id), 'attente_proposee')
    await nora.leave(id)
    await expectRefusal(nora.leave(id), 'attente_introuvable')
    expect((await samir.date(id)).attente).toMatchObject({ etat: 'proposee' })
    t.clock.advance({ hours: 13 })
    await settle()
    expect((await samir.date(id)).attente).toMatchObject({ etat: 'expiree' })
    expect(await countHeld(t, id)).toMatchObject({ prises: 0, held: 0 })
  })

  it('the list ends when the date begins', async () => {
    const debut = new Date(t.clock.now.getTime() + 3_600_000).toISOString()
    const { id } = await lea.date({ debut, jour: '2027-02-01', places: 1 })
    await karim.come(id)
    await nora.wait(id)
    t.clock.advance({ hours: 2 })
    await settle()
    expect(await countHeld(t, id)).toMatchObject({ waiting: 0, prises: 1, held: 1 })
  })
})

it('a cancelled date notifies its members and holds nothing', async () => {
  const host = await meetHost(t)
  const { id } = await host.date({ places: 1 })
  await karim.come(id)
  await nora.wait(id)
  await host.call('POST /api/evenements/date/{id}/annuler/{dates_id}', {
    params: { id: host.evenement.id, dates_id: id },
    body: { motif: 'Vigilance orage.' },
  })
  expect(await countHeld(t, id)).toMatchObject({ prises: 0, held: 0, waiting: 0 })
  const [row] = await t.db
    .select()
    .from(inscriptions)
    .where(eq(inscriptions.evenement_dates_id, id))
  expect(row).toMatchObject({ etat: 'annule', annule_par: 'date' })
  await t.workOff()
  expect(
    t
      .mailsTo(karim.email)
      .map(({ text }) => text)
      .join(),
  ).toContain('Vigilance orage.')
})
