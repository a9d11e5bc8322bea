import { encodeLines } from '@foulee/db/read-models/parcours-trace'
import { createActivite } from '@foulee/testing/activites'
import { createCourse, createUser, dayFrom } from '@foulee/testing/factories'
import { makeLoop } from '@foulee/testing/parcours'
import { createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

async function newRunner() {
  const user = await createUser(t.db)
  const { call } = await t.signIn(user)
  const list = async (body = {}) => call('POST /api/palmares/propositions', { body })
  return { id: user.id, call, list }
}

const jour = () => dayFrom(t.clock.now, -20)

/** No other test has a race around it, on any day. */
const PLACE = [3.91, 47.31] as const

const goOut = (users_id: number, input = {}) =>
  createActivite(t.db, {
    users_id,
    sport: 'trail',
    debut: `${jour()}T08:00:00Z`,
    jour: jour(),
    distance: 30_200,
    duree: 12_000,
    ...encodeLines(makeLoop(PLACE)),
    ...input,
  })

/** Around that place, unless it is elsewhere. */
async function raceThere({ lon = 0, ...epreuve }: { lon?: number; distance?: number } = {}) {
  const [x, y] = PLACE
  const course = await createCourse(t.db, t.clock.now, {
    nom: 'Trail du Semnoz',
    position: [x + lon, y],
    editions: [
      {
        date_debut: jour(),
        epreuves: [{ nom: '30 km', type: 'trail', distance: 30_000, denivele: 1500, ...epreuve }],
      },
    ],
  })
  return { course, epreuves_id: await findEpreuveOf(t.db, course.id) }
}

describe('an outing that looks like a race', () => {
  it('the race of its day, its place and its length is proposed, as it would be declared', async () => {
    const { course, epreuves_id } = await raceThere()
    const me = await newRunner()
    const { id } = await goOut(me.id)
    const { data, nb } = await me.list()
    expect(nb).toBe(1)
    expect(data[0]).toMatchObject({
      activites_id: id,
      epreuves_id,
      nom: 'Trail du Semnoz',
      epreuve: '30 km',
      date: jour(),
      type: 'trail',
      distance: 30_000,
      denivele: 1500,
      temps: 12_000,
      page: { slug: course.slug, epreuves_id },
    })
    const { activites_id, nom, date, temps } = data[0] ?? {}
    const body = { epreuves_id, activites_id, nom, date, temps, type: 'trail' as const }
    await me.call('POST /api/palmares/create', { body })
    expect((await me.list()).data).toEqual([])
  })

  it('a race elsewhere, of another day or length is not', async () => {
    await raceThere({ lon: 1 })
    await raceThere({ distance: 50_000 })
    const me = await newRunner()
    await goOut(me.id, { distance: 42_000, titre: 'Sortie du matin' })
    await goOut(me.id, { debut: `${dayFrom(t.clock.now, -21)}T08:00:00Z`, jour: null })
    await goOut(me.id, { sport: 'velo' })
    expect((await me.list()).data).toEqual([])
  })

  it('an outing whose title says a race is proposed as a free one', async () => {
    const me = await newRunner()
    const then = { debut: '2025-10-19T08:00:00Z', jour: null }
    await goOut(me.id, { titre: 'Marathon de La Rochelle', sport: 'course_a_pied', ...then })
    const old = { debut: '2025-11-30T08:00:00Z', jour: '2025-11-30' }
    await goOut(me.id, { titre: 'Prépa marathon', ...old })
    expect((await me.list()).data).toMatchObject([
      { epreuves_id: null, nom: 'Marathon de La Rochelle', type: 'route', distance: 30_200 },
    ])
  })

  it('the outing of an official result is not', async () => {
    const { epreuves_id } = await raceThere()
    const me = await newRunner()
    await goOut(me.id)
    await createResultat(t.db, epreuves_id, { users_id: me.id, preuve: 'code', temps: 12_000 })
    expect((await me.list()).data).toEqual([])
  })

  it('what is put aside is proposed no more, and others’ outings are out of reach', async () => {
    const me = await newRunner()
    const { id: activites_id } = await goOut(me.id, { titre: 'Corrida de Noël' })
    expect((await me.list({ activites_id })).data).toHaveLength(1)
    const other = await newRunner()
    expect((await other.list({ activites_id })).data).toEqual([])
    const aside = 'POST /api/palmares/propositions/ecarter'
    await expectRefusal(other.call(aside, { body: { activites_id } }), 'activite_introuvable')
    await me.call(aside, { body: { activites_id } })
    expect((await me.list()).data).toEqual([])
  })
})
