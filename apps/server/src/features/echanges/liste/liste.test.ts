import type { Input } from '@foulee/contract/shared/call'
import * as tables from '@foulee/db/schema'
import {
  createCourse,
  createOrganisateur,
  createUser,
  dayFrom,
  type NewCourse,
} from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

type Body = Input<'POST /api/liste/store'>['body']
const newMember = async (input: Parameters<typeof createUser>[1] = {}) => {
  const user = await createUser(t.db, input)
  return { id: user.id, ...(await t.signIn(user)) }
}
const newRace = async (input: NewCourse = {}) => {
  const course = await createCourse(t.db, t.clock.now, input)
  const [row] = await t.db
    .select({ epreuves_id: tables.epreuves.id })
    .from(tables.epreuves)
    .innerJoin(tables.editions, eq(tables.editions.id, tables.epreuves.editions_id))
    .where(eq(tables.editions.courses_id, course.id))
  return { ...course, epreuves_id: row?.epreuves_id ?? 0 }
}
const store = async ({ call }: SignedIn, body: Body) =>
  (await call('POST /api/liste/store', { body })).data
const remove = ({ call }: SignedIn, body: Input<'POST /api/liste/delete'>['body']) =>
  call('POST /api/liste/delete', { body })
const show = async ({ call }: SignedIn) => (await call('GET /api/liste')).data
const added = async (courses_id: number) => {
  const { courseCompteurs } = tables
  const [row] = await t.db
    .select({ nb: courseCompteurs.nb })
    .from(courseCompteurs)
    .where(and(eq(courseCompteurs.courses_id, courses_id), eq(courseCompteurs.type, 'ajout')))
  return row?.nb ?? 0
}

describe('run list', () => {
  it('the list is empty at first, with a key for each kind', async () => {
    expect(await show(await newMember())).toEqual({
      parcours: [],
      epreuve: [],
      entrainement: [],
      voyage: [],
    })
  })

  it('the list shows an épreuve with its edition and race', async () => {
    const member = await newMember()
    const race = await newRace({
      editions: [{ date_debut: '2026-06-06', heure_depart: '09:00', epreuves: [{ nom: 'Le 20' }] }],
    })
    const item = await store(member, { type: 'epreuve', id: race.epreuves_id })
    expect(item).toMatchObject({
      type: 'epreuve',
      id: race.epreuves_id,
      key: `epreuve:${race.epreuves_id}`,
      extra: { etat: 'envie', note: null, ajoute_le: t.clock.now.toISOString() },
      item: {
        course: { id: race.id, slug: race.slug, statut: 'publiee' },
        edition: { date_debut: '2026-06-06', is_past: false },
        epreuve: { id: race.epreuves_id, nom: 'Le 20', heure_depart: '09:00', has_started: false },
      },
    })
    expect((await show(member)).epreuve).toEqual([item])
  })

  it.each([
    ['has one, with points on the way', { points: [{ km: 5 }] }, true],
    ['has none without a point', { points: [] }, false],
    ['has none of an unknown length', { points: [{ km: 5 }], distance: null }, false],
    ['has none of a triathlon', { points: [{ km: 5 }], type: 'triathlon' as const }, false],
    ['has none once cancelled', { points: [{ km: 5 }], etat: -1 }, false],
  ])('the list tells whether an épreuve has a roadbook: it %s', async (_, epreuve, has) => {
    const member = await newMember()
    const race = await newRace({ editions: [{ epreuves: [{ distance: 20_000, ...epreuve }] }] })
    await store(member, { type: 'epreuve', id: race.epreuves_id })
    const { epreuve: entries } = await show(member)
    expect(entries[0]?.item?.epreuve.has_feuille).toBe(has)
  })

  it('the list shows a route as other lists do', async () => {
    const member = await newMember()
    const { id, titre } = await createParcours(t.db, t.clock.now)
    await store(member, { type: 'parcours', id })
    expect((await show(member)).parcours).toMatchObject([
      { key: `parcours:${id}`, item: { id, titre } },
    ])
  })

  it('an épreuve put off to no day has none in the list, and comes last', async () => {
    const member = await newMember()
    const lost = { date_debut: '2026-05-01', reportee_du: '2026-05-01', date_inconnue: true }
    for (const edition of [lost, { date_debut: '2026-09-01' }]) {
      const { epreuves_id } = await newRace({ editions: [edition] })
      await store(member, { type: 'epreuve', id: epreuves_id })
    }
    const { epreuve } = await show(member)
    expect(epreuve.map(({ item }) => item?.edition.date_debut)).toEqual(['2026-09-01', null])
  })

  it('the list orders épreuves by date, and routes by latest addition', async () => {
    const member = await newMember()
    for (const date_debut of ['2026-09-01', '2026-05-01', '2026-07-01']) {
      const { epreuves_id } = await newRace({ editions: [{ date_debut }] })
      await store(member, { type: 'epreuve', id: epreuves_id })
    }
    const routes = [
      await createParcours(t.db, t.clock.now),
      await createParcours(t.db, t.clock.now),
    ]
    for (const { id } of routes) await store(member, { type: 'parcours', id })
    const { epreuve, parcours } = await show(member)
    expect(epreuve.map(({ item }) => item?.edition.date_debut)).toEqual([
      '2026-05-01',
      '2026-07-01',
      '2026-09-01',
    ])
    expect(parcours.map(({ id }) => id)).toEqual(routes.map(({ id }) => id).reverse())
  })

  it('the given fields are merged into the entry', async () => {
    const member = await newMember()
    const { epreuves_id: id } = await newRace()
    const input: [Body['extra'], object][] = [
      [{ etat: 'inscrit' }, { etat: 'inscrit', note: null }],
      [{ note: ' Dossard 12 ' }, { etat: 'inscrit', note: 'Dossard 12' }],
      [undefined, { etat: 'inscrit', note: 'Dossard 12' }],
      [{ note: '' }, { etat: 'inscrit', note: null }],
    ]
    for (const [extra, expected] of input) {
      const item = await store(member, { type: 'epreuve', id, ...(extra && { extra }) })
      expect(item.extra).toMatchObject(expected)
    }
    expect((await show(member)).epreuve).toHaveLength(1)
  })

  it('an entry is found by its key, or by the id inside its épreuve', async () => {
    const member = await newMember()
    const { id: courses_id, epreuves_id } = await newRace()
    await store(member, { type: 'epreuve', key: `epreuve:${epreuves_id}` })
    const again = { id: courses_id, epreuve: { id: epreuves_id } }
    await store(member, { type: 'epreuve', item: again })
    expect((await show(member)).epreuve.map(({ id }) => id)).toEqual([epreuves_id])
  })

  it('removal is idempotent', async () => {
    const member = await newMember()
    const { epreuves_id: id } = await newRace()
    await store(member, { type: 'epreuve', id })
    for (const _ of [1, 2]) await remove(member, { type: 'epreuve', id })
    expect((await show(member)).epreuve).toEqual([])
  })

  it('a finished épreuve counts for badges until it is removed', async () => {
    const { id, ...member } = await newMember()
    const race = await newRace({ editions: [{ date_debut: dayFrom(t.clock.now, -5) }] })
    const entry = { type: 'epreuve' as const, id: race.epreuves_id }
    const count = async () => {
      await t.workOff()
      const { faits } = tables
      const isIt = and(eq(faits.users_id, id), eq(faits.kind, 'epreuve_terminee'))
      return t.db.$count(faits, isIt)
    }
    await store(member, { ...entry, extra: { etat: 'termine' } })
    expect(await count()).toBe(1)
    await remove(member, entry)
    expect(await count()).toBe(0)
  })

  it('the list is private to its member', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const { epreuves_id: id } = await newRace()
    await store(member, { type: 'epreuve', id, extra: { note: 'À moi' } })
    await remove(other, { type: 'epreuve', id })
    expect((await show(other)).epreuve).toEqual([])
    expect((await show(member)).epreuve).toHaveLength(1)
  })

  it('simultaneous additions make one entry', async () => {
    const member = await newMember()
    const { id: courses_id, epreuves_id: id } = await newRace()
    await Promise.all([1, 2, 3].map(() => store(member, { type: 'epreuve', id })))
    expect((await show(member)).epreuve).toHaveLength(1)
    expect(await added(courses_id)).toBe(1)
  })

  it('the entry of an object hidden since is kept without being shown', async () => {
    const member = await newMember()
    const { id: courses_id, epreuves_id: id } = await newRace()
    await store(member, { type: 'epreuve', id })
    await t.db
      .update(tables.courseCards)
      .set({ is_visible: false })
      .where(eq(tables.courseCards.courses_id, courses_id))
    expect((await show(member)).epreuve).toMatchObject([{ id, item: null }])
  })

  it('a cancelled race is shown with its reason', async () => {
    const member = await newMember()
    const race = await newRace({ etat: -1, annulation_motif: 'Orages.' })
    const item = await store(member, { type: 'epreuve', id: race.epreuves_id })
    expect(item.item).toMatchObject({ course: { statut: 'annulee', annulation_motif: 'Orages.' } })
  })
})

describe('refusals of the run list', () => {
  const missing: Body[] = [
    { type: 'epreuve', id: 2_000_000_000 },
    { type: 'parcours', id: 2_000_000_000 },
    { type: 'voyage', id: 2_000_000_000 },
    { type: 'entrainement', id: 2_000_000_000 },
  ]
  it.each(missing)('a missing object is refused: %j', async (body) => {
    const { call } = await newMember()
    await expect(call('POST /api/liste/store', { body })).rejects.toMatchObject({ status: 404 })
  })

  it('another’s draft is refused, the member’s own accepted', async () => {
    const organiser = await newMember()
    const organisateur = await createOrganisateur(t.db, { membres: [organiser.id] })
    const draft = await newRace({ etat: 0, organisateurs_id: organisateur.id })
    const body: Body = { type: 'epreuve', id: draft.epreuves_id }
    await expect((await newMember()).call('POST /api/liste/store', { body })).rejects.toMatchObject(
      { status: 404 },
    )
    expect((await store(organiser, body)).item).not.toBeNull()
    expect(await added(draft.id)).toBe(0)
  })

  it('another’s unpublished route is refused', async () => {
    const { id } = await createParcours(t.db, t.clock.now, { etat: 0 })
    const { call } = await newMember()
    await expect(
      call('POST /api/liste/store', { body: { type: 'parcours', id } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('an impossible state is refused', async () => {
    const { call } = await newMember()
    const { epreuves_id } = await newRace({ editions: [{ date_debut: '2026-06-06' }] })
    const { id } = await createParcours(t.db, t.clock.now)
    const bodies: Body[] = [
      { type: 'epreuve', id: epreuves_id, extra: { etat: 'termine' } },
      { type: 'parcours', id, extra: { etat: 'inscrit' } },
      { type: 'epreuve' },
      { type: 'epreuve', key: `parcours:${id}` },
      { type: 'epreuve', id: epreuves_id, extra: { note: 'x'.repeat(1001) } },
    ]
    for (const body of bodies)
      await expect(call('POST /api/liste/store', { body })).rejects.toMatchObject({ status: 422 })
  })

  it('more than a thousand entries are refused', async () => {
    const member = await newMember()
    const held = Array.from({ length: 1000 }, (_, n) => ({
      users_id: member.id,
      type: 'voyage' as const,
      objet_id: n + 1,
    }))
    await t.db.insert(tables.liste).values(held)
    const { id } = await createParcours(t.db, t.clock.now)
    const body: Body = { type: 'parcours', id }
    await expect(member.call('POST /api/liste/store', { body })).rejects.toMatchObject({
      status: 409,
    })
    expect((await show(member)).parcours).toEqual([])
  })
})

describe('statistics of a race', () => {
  it('each member who adds the race counts once, its organiser does not', async () => {
    const organiser = await newMember()
    const organisateur = await createOrganisateur(t.db, { membres: [organiser.id] })
    const race = await newRace({ organisateurs_id: organisateur.id })
    const body: Body = { type: 'epreuve', id: race.epreuves_id }
    const member = await newMember()
    await store(member, body)
    await store(member, { ...body, extra: { etat: 'inscrit' } })
    await store(organiser, body)
    expect(await added(race.id)).toBe(1)
  })
})
