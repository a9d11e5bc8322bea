import { createCourse, createUser, dayFrom } from '@foulee/testing/factories'
import { createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

async function newRunner() {
  const user = await createUser(t.db)
  const { call } = await t.signIn(user)
  const next = await createCourse(t.db, t.clock.now, {
    editions: [{ epreuves: [{ type: 'route', distance: 21_097, denivele: 0 }] }],
  })
  const predict = async () =>
    (await call('GET /api/courses/{id}/predictions', { params: { id: next.slug } })).data
  const declare = (body: object = {}) => {
    const date = dayFrom(t.clock.now, -40)
    const race = { nom: 'Corrida', date, type: 'route' as const, distance: 10_000, temps: 2700 }
    return call('POST /api/palmares/create', { body: { ...race, ...body } })
  }
  return { id: user.id, predict, declare }
}

describe('a declared race and predicted times', () => {
  it('it counts as a result does, and says that it is declared', async () => {
    const { predict, declare } = await newRunner()
    expect(await predict()).toBeNull()
    await declare()
    const told = await predict()
    expect(told).toMatchObject({ base: 'resultat' })
    expect(JSON.stringify(told)).toContain('Corrida (déclarée)')
    expect(told?.epreuves[0]?.temps).toBeGreaterThan(5700)
    expect(told?.epreuves[0]?.temps).toBeLessThan(6300)
  })

  it('a race that was given up does not count', async () => {
    const { predict, declare } = await newRunner()
    await declare({ statut: 'abandon', temps: null })
    expect(await predict()).toBeNull()
  })

  it('the official line of the same épreuve counts in its place', async () => {
    const { id: users_id, predict, declare } = await newRunner()
    const course = await createCourse(t.db, t.clock.now, {
      nom: 'Dix de Grenoble',
      editions: [
        {
          date_debut: dayFrom(t.clock.now, -40),
          epreuves: [{ type: 'route', distance: 10_000, denivele: 0 }],
        },
      ],
    })
    const epreuves_id = await findEpreuveOf(t.db, course.id)
    await declare({ epreuves_id })
    await createResultat(t.db, epreuves_id, { users_id, preuve: 'code', temps: 2600 })
    const told = JSON.stringify(await predict())
    expect(told).toContain('Dix de Grenoble')
    expect(told).not.toContain('déclarée')
  })
})
