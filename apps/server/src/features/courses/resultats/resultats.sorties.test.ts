import * as tables from '@foulee/db/schema'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisInstant } from '@foulee/domain/shared/heure-paris'
import { createActivite } from '@foulee/testing/activites'
import { createCourse, createUser, dayFrom } from '@foulee/testing/factories'
import { createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

async function newMember() {
  const user = await createUser(t.db)
  const { profils } = tables
  await t.db.update(profils).set({ naissance: '1990-01-01' }).where(eq(profils.users_id, user.id))
  return { id: user.id, ...(await t.signIn(user)) }
}

const jour = () => dayFrom(t.clock.now, -20)
const startAt = (time: string, days = 0) => parisInstant(addDays(jour(), days), time).toISOString()

type Line = Parameters<typeof createResultat>[2]
type Race = { heure_depart?: string; heure_edition?: string; distance?: number | null }

async function run(users_id: number, line: Line = {}, { heure_edition, ...race }: Race = {}) {
  const course = await createCourse(t.db, t.clock.now, {
    editions: [
      {
        date_debut: jour(),
        heure_depart: heure_edition ?? null,
        epreuves: [{ distance: 10_000, heure_depart: null, ...race }],
      },
    ],
  })
  const epreuves_id = await findEpreuveOf(t.db, course.id)
  const { id } = await createResultat(t.db, epreuves_id, { users_id, preuve: 'code', ...line })
  return { id, epreuves_id, course }
}
const goOut = async (users_id: number, input = {}) =>
  (await createActivite(t.db, { users_id, debut: startAt('09:02'), distance: 10_080, ...input })).id

const readResultat = async ({ call }: SignedIn, id: number) =>
  (await call('POST /api/activites/{id}', { params: { id } })).data.resultat
const readSorties = async ({ call }: SignedIn) =>
  (await call('POST /api/resultats/my', {})).data.resultats.map(({ id, activites_id }) => [
    id,
    activites_id,
  ])

describe('matching of outings and results', () => {
  it('an outing knows its result, and the result its outing', async () => {
    const me = await newMember()
    const { id, epreuves_id, course } = await run(me.id, { rang: 2, sexe: 'f', temps: 3125 })
    await createResultat(t.db, epreuves_id, { nom: 'Première', rang: 1 })
    const sortie = await goOut(me.id)
    const other = await goOut(me.id, { distance: 5000 })
    expect(await readResultat(me, sortie)).toEqual({
      course: { slug: course.slug, nom: course.nom, ville: course.ville },
      epreuve: expect.objectContaining({ id: epreuves_id, distance: 10_000 }),
      date: jour(),
      temps: 3125,
      rang: 2,
      sexe: 'f',
      statut: 'classe',
      nb_classes: 2,
    })
    expect(await readResultat(me, other)).toBeNull()
    expect(await readSorties(me)).toEqual([[id, sortie]])
  })

  it('a known start of the épreuve or edition decides', async () => {
    const me = await newMember()
    const { id } = await run(me.id, {}, { heure_depart: '10:00' })
    await goOut(me.id, { debut: startAt('18:00'), distance: 10_000 })
    expect(await readSorties(me)).toEqual([[id, null]])
    const sortie = await goOut(me.id, { debut: startAt('09:55') })
    expect(await readSorties(me)).toEqual([[id, sortie]])

    const night = await newMember()
    const midnight = await run(night.id, {}, { heure_edition: '00:15' })
    const eve = await goOut(night.id, { debut: startAt('23:50', -1) })
    expect(await readResultat(night, eve)).toMatchObject({ epreuve: { id: midnight.epreuves_id } })
    expect(await readSorties(night)).toEqual([[midnight.id, eve]])
  })

  it('the time decides where the race has no distance', async () => {
    const me = await newMember()
    const { id } = await run(me.id, { temps: 3000 }, { distance: null })
    await goOut(me.id, { duree: 4000, duree_mouvement: 3000 })
    expect(await readSorties(me)).toEqual([[id, null]])
    const sortie = await goOut(me.id, { distance: 42_000, duree: 3100, duree_mouvement: 2000 })
    expect(await readSorties(me)).toEqual([[id, sortie]])
  })

  it('an outing matches one result: two races on one day have each their own, or none', async () => {
    const me = await newMember()
    const ten = await run(me.id)
    const eleven = await run(me.id, {}, { distance: 11_000 })
    const sortie = await goOut(me.id, { distance: 10_900 })
    expect(await readSorties(me)).toEqual([
      [eleven.id, sortie],
      [ten.id, null],
    ])
    expect(await readResultat(me, sortie)).toMatchObject({ epreuve: { id: eleven.epreuves_id } })
  })

  it('matches are found on any page of results', async () => {
    const me = await newMember()
    const first = await run(me.id)
    await run(me.id, {}, { distance: 42_000 })
    const sortie = await goOut(me.id)
    const query = { nb_page: 1, page: 2 }
    const { data } = await me.call('POST /api/resultats/my', { query })
    expect(data.resultats).toMatchObject([{ id: first.id, activites_id: sortie }])
  })
})

describe('mismatches of outings and results', () => {
  const gone: [string, () => Line][] = [
    ['a likeness of names', () => ({ preuve: null })],
    [
      'what was taken away',
      () => ({ retire_le: t.clock.now.toISOString(), retire_par: 'coureur' }),
    ],
    ['a line of a file that is not shown', () => ({ lot: 999 })],
    ['who did not start', () => ({ statut: 'non_partant' })],
  ]
  it.each(gone)('no match: %s', async (_, line) => {
    const me = await newMember()
    const { id } = await run(me.id, line())
    const sortie = await goOut(me.id)
    expect(await readResultat(me, sortie)).toBeNull()
    expect((await readSorties(me)).filter(([one]) => one === id)).not.toContainEqual([id, sortie])
  })

  it('no match with a hidden race', async () => {
    const me = await newMember()
    const { course } = await run(me.id)
    const sortie = await goOut(me.id)
    await t.db
      .update(tables.courseCards)
      .set({ is_visible: false })
      .where(eq(tables.courseCards.courses_id, course.id))
    expect(await readResultat(me, sortie)).toBeNull()
  })

  it('no match with another member', async () => {
    const [me, other] = [await newMember(), await newMember()]
    const { id } = await run(me.id)
    const theirs = await goOut(other.id)
    expect(await readResultat(other, theirs)).toBeNull()
    expect(await readSorties(me)).toEqual([[id, null]])
  })
})

describe('privacy of the match', () => {
  it('others see no match, neither on a shared outing nor beside the results', async () => {
    const me = await newMember()
    const { epreuves_id } = await run(me.id)
    const id = await goOut(me.id, { titre: 'Ma course du matin' })
    expect(await readResultat(me, id)).not.toBeNull()
    const body = { partage: 'membres' } as const
    const { data } = await me.call('POST /api/activites/partage/{id}', { params: { id }, body })
    const feed_id = data.publications_id
    const staff = await t.signIn(await createUser(t.db, { is_staff: true }))
    for (const { call } of [await newMember(), staff]) {
      await expect(call('POST /api/activites/{id}', { params: { id } })).rejects.toMatchObject({
        code: 'activite_introuvable',
      })
      expect((await call('POST /api/resultats/my', {})).data.resultats).toEqual([])
      const shared = await call('POST /api/feed/{id}', { params: { id: feed_id ?? 0 } })
      expect(JSON.stringify(shared)).toContain('Ma course du matin')
      expect(JSON.stringify(shared)).not.toContain('"resultat"')
    }
    await expect(t.call('POST /api/activites/{id}', { params: { id } })).rejects.toMatchObject({
      status: 401,
    })
    const lines = await t.call('GET /api/resultats/{epreuves_id}', { params: { epreuves_id } })
    expect(lines.data).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toContain('activites')
  })
})
