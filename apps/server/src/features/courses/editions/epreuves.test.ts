import { courses } from '@foulee/db/schema'
import { createParcours } from '@foulee/testing/parcours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { first, follow, type Lea, meetLea } from './editions.test-cast.ts'

let t: TestApp
let lea: Lea
beforeAll(async () => {
  t = await testApp()
  lea = await meetLea(t)
})
afterAll(() => t.close({ isStaged: true }))

describe('épreuve of an edition', () => {
  it('an épreuve is created, changed and ordered', async () => {
    const { id, edition, epreuve } = await lea.open()
    const made = await lea.saveEpreuve({
      editions_id: edition.id,
      nom: 'Le 10 km',
      type: 'trail',
      distance: 10_000,
      materiel: ['Un gobelet', 'Un gobelet'],
      points: [
        { type: 'controle', km: 8, nom: '', barriere_horaire: null, barriere_jour: 2 },
        { type: 'eau', km: 3, nom: 'Fontaine', barriere_horaire: null, barriere_jour: 0 },
      ],
    })
    const { data } = await lea.call('POST /api/courses/epreuves/ordre', {
      body: { editions_id: edition.id, ids: [made.id, epreuve.id] },
    })
    expect(first(data).epreuve).toMatchObject({
      id: made.id,
      nom: 'Le 10 km',
      materiel: ['Un gobelet'],
      points: [
        { km: 3, nom: 'Fontaine' },
        { km: 8, nom: null, barriere_jour: 0 },
      ],
    })
    const base = { editions_id: edition.id, id: made.id }
    const changed = await lea.saveEpreuve({ ...base, distance: 11_000, points: [] })
    expect(first(changed.data).epreuve).toMatchObject({ distance: 11_000, points: [] })
    const { version } = changed.data
    expect((await lea.saveEpreuve({ ...base, distance: 11_000 })).data.version).toBe(version)
    const seen = (await t.call('GET /api/courses/{id}', { params: { id } })).data
    expect(seen.editions_next[0]?.epreuves[0]).toMatchObject({ nom: 'Le 10 km', distance: 11_000 })
  })

  it.each([
    ['distance', { distance: 0 }],
    ['distance', { distance: 2_000_001, points: [] }],
    ['denivele', { denivele: 19_000 }],
    ['date_depart', { date_depart: '2026-06-08' }],
    ['points', { distance: 9000 }],
    ['points', { heure_depart: '11:00' }],
    ['barriere_horaire', { barriere_horaire: 30 }],
    ['prix', { prix: 2_000_000 }],
    ['places', { places: 0 }],
    ['label_annee', { label_niveau: 'regional' as const }],
    ['surfaces', { surfaces: { path: 0.9, road: 0.9 } }],
    ['parcours_id', { parcours_id: 2_000_000_000 }],
    ['resultats_url', { resultats_url: 'ftp://a.fr' }],
  ])('an invalid épreuve is refused: %s', async (field, input) => {
    const { id, edition, epreuve } = await lea.open()
    const call = lea.saveEpreuve({ editions_id: edition.id, id: epreuve.id, ...input })
    await expectRefusal(call, 'champs_invalides', field)
    expect(first(await lea.read(id)).epreuve).toEqual(epreuve)
  })

  it('follows a published route, or one’s own', async () => {
    const { edition, epreuve } = await lea.open()
    const base = { editions_id: edition.id, id: epreuve.id }
    const theirs = await createParcours(t.db, t.clock.now, { etat: 0 })
    const mine = await createParcours(t.db, t.clock.now, { etat: 0, users_id: lea.id })
    const seen = await createParcours(t.db, t.clock.now)
    await expectRefusal(
      lea.saveEpreuve({ ...base, parcours_id: theirs.id }),
      'champs_invalides',
      'parcours_id',
    )
    await lea.saveEpreuve({ ...base, parcours_id: mine.id })
    const { data } = await lea.saveEpreuve({ ...base, parcours_id: seen.id })
    expect(first(data).epreuve.parcours_id).toBe(seen.id)
    const route = await t.call('GET /api/parcours/{id}', { params: { id: seen.id } })
    expect(route.data.courses.map((course) => course.epreuves_id)).toContain(epreuve.id)
  })

  it('an épreuve in a run list cannot be deleted, nor its edition', async () => {
    const { edition, epreuve } = await lea.open()
    await follow(t, epreuve.id)
    const body = { id: epreuve.id }
    await expectRefusal(lea.call('POST /api/courses/epreuves/del', { body }), 'epreuve_suivie')
    const whole = { id: edition.id }
    await expectRefusal(
      lea.call('POST /api/courses/editions/del', { body: whole }),
      'epreuve_suivie',
    )
  })

  it('an épreuve in no run list can be deleted', async () => {
    const { edition, epreuve } = await lea.open()
    const gone = await lea.call('POST /api/courses/epreuves/del', { body: { id: epreuve.id } })
    expect(gone.data.editions[0]?.epreuves).toEqual([])
    const { data } = await lea.call('POST /api/courses/editions/del', { body: { id: edition.id } })
    expect(data.editions).toEqual([])
  })

  it('an épreuve cannot be deleted while staff review the race', async () => {
    const { id, epreuve } = await lea.open()
    await t.db.update(courses).set({ etat: 1 }).where(eq(courses.id, id))
    const body = { id: epreuve.id }
    await expectRefusal(
      lea.call('POST /api/courses/epreuves/del', { body }),
      'course_incomplete',
      'epreuves',
    )
  })

  it('an épreuve of another edition is not found', async () => {
    const { edition } = await lea.open()
    const { epreuve } = await lea.open()
    await expectRefusal(
      lea.saveEpreuve({ editions_id: edition.id, id: epreuve.id, nom: 'Autre' }),
      'objet_introuvable',
    )
  })
})
