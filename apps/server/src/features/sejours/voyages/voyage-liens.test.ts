import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { createVoyage } from '@foulee/testing/sejours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const readDay = async (id: number) => {
  await t.syncChanges()
  const { data } = await t.call('GET /api/voyages/{id}', { params: { id: String(id) } })
  return data.journees[0]
}

const newMember = async () => {
  const user = await createUser(t.db)
  return { ...user, ...(await t.signIn(user)) }
}

describe('stay with a route', () => {
  const withRoute = async () => {
    const paola = await newMember()
    const route = await createParcours(t.db, t.clock.now, { users_id: paola.id })
    const journees = [{ distance: 1000, parcours_id: route.id }]
    return { paola, route, stay: await createVoyage(t.db, t.clock.now, { journees }) }
  }

  it('a new title of the route shows', async () => {
    const { paola, route, stay } = await withRoute()
    expect((await readDay(stay.id))?.parcours?.titre).toBe(route.titre)
    const body = form({ titre: 'Le grand balcon' })
    await paola.call('POST /api/parcours/update/{id}', { params: { id: route.id }, body })
    expect((await readDay(stay.id))?.parcours?.titre).toBe('Le grand balcon')
  })

  it('a deleted route disappears', async () => {
    const { paola, route, stay } = await withRoute()
    await paola.call('POST /api/parcours/del/{id}', { params: { id: route.id } })
    expect(await readDay(stay.id)).toMatchObject({ parcours: null, distance: 1000 })
  })
})

describe('stay with a race', () => {
  const withRace = async () => {
    const lea = await newMember()
    const organisateur = await createOrganisateur(t.db, { membres: [lea.id] })
    const course = await createCourse(t.db, t.clock.now, { organisateurs_id: organisateur.id })
    const epreuves_id = await findEpreuveOf(t.db, course.id)
    const journees = [{ epreuves_id, dossard_inclus: true }]
    const stay = await createVoyage(t.db, t.clock.now, { journees })
    return { lea, course, epreuves_id, stay }
  }

  it('a cancelled race shows, by its new name', async () => {
    const { lea, course, stay } = await withRace()
    const params = { id: course.id }
    const body = form({ nom: 'Trail des Nuages' })
    await lea.call('POST /api/courses/{id}/update', { params, body })
    expect((await readDay(stay.id))?.epreuve?.nom).toMatch(/^Trail des Nuages/)
    await lea.call('POST /api/courses/{id}/etat', {
      params,
      body: { geste: 'annuler', motif: 'Arrêté préfectoral.' },
    })
    expect((await readDay(stay.id))?.epreuve?.est_annulee).toBe(true)
  })

  it('a deleted épreuve disappears', async () => {
    const { lea, epreuves_id, stay } = await withRace()
    await lea.call('POST /api/courses/epreuves/del', { body: { id: epreuves_id } })
    expect((await readDay(stay.id))?.epreuve).toBeNull()
  })
})
