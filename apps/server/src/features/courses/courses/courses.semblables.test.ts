import type { Position } from '@foulee/db/columns'
import {
  createCourse,
  createUser,
  dayFrom,
  type NewCourse,
  nextName,
} from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFailure } from '#test/http/expectations.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Each test uses its own island, far from the data of other files. */
let islands = 0
const island = (): Position => {
  islands += 1
  return [9 * islands - 150, -62]
}
const away = ([lon, lat]: Position, degrees: number): Position => [lon, lat + degrees]

type CourseInput = NewCourse & { jours?: number; distance?: number; complete?: boolean }
function race(position: Position, { jours = 60, distance = 30_000, ...values }: CourseInput = {}) {
  const { complete, ...course } = values
  const full = complete && { places: 10, inscrits: 10, url_inscription: 'https://exemple.fr' }
  return createCourse(t.db, t.clock.now, {
    nom: nextName('Semblable'),
    position,
    types: ['trail'],
    editions: [
      { date_debut: dayFrom(t.clock.now, jours), epreuves: [{ distance, type: 'trail' }], ...full },
    ],
    ...course,
  })
}
const like = async (id: number) =>
  (await t.call('GET /api/courses/{id}/semblables', { params: { id } })).data.map((item) => item.id)

describe('three similar races', () => {
  it('similar races are the closest in place, days and length, three at most', async () => {
    const here = island()
    const { id } = await race(here, { etat: -1 })
    const far = await race(away(here, 0.6))
    const near = await race(away(here, 0.1))
    const later = await race(away(here, 0.1), { jours: 90 })
    await race(away(here, 0.8), { jours: 100, distance: 38_000 })
    expect(await like(id)).toEqual([near.id, far.id, later.id])
  })

  it('the race itself and cancelled, full, draft, distant, other-typed or other-length races are excluded', async () => {
    const here = island()
    // A length unique to this test: without near matches the search has no radius.
    const distance = 444_000
    const { id } = await race(here, { distance, complete: true })
    await race(here, { distance, etat: -1 })
    await race(here, { distance, etat: 0 })
    await race(here, { distance, complete: true })
    await race(here, { distance, jours: 200 })
    await race(here, { distance: 60_000 })
    await race(here, {
      types: ['route'],
      editions: [{ date_debut: dayFrom(t.clock.now, 60), epreuves: [{ distance, type: 'route' }] }],
    })
    await race(here, {
      editions: [
        {
          date_debut: dayFrom(t.clock.now, 60),
          annulee: true,
          epreuves: [{ distance, type: 'trail' }],
        },
      ],
    })
    expect(await like(id)).toEqual([])
  })

  it('the circle grows where few are near', async () => {
    const here = island()
    const { id } = await race(here)
    const far = await race(away(here, 2))
    expect(await like(id)).toEqual([far.id])
    await race(away(here, 4))
    expect(await like(id)).toEqual([far.id])
  })

  it('without any near, races anywhere and on other days come, the nearest first', async () => {
    const here = island()
    const only = { types: ['relais' as const], distance: 777_000 }
    const createInput = (jours: number) => ({
      types: only.types,
      editions: [
        {
          date_debut: dayFrom(t.clock.now, jours),
          epreuves: [{ distance: only.distance, type: 'relais' as const }],
        },
      ],
    })
    const { id } = await race(here, { etat: -1, ...createInput(60) })
    const far = await race(away(here, 9), createInput(60))
    const later = await race(away(here, 0.1), createInput(150))
    await race(here, createInput(200))
    expect(await like(id)).toEqual([later.id, far.id])
    const near = await race(away(here, 2), createInput(70))
    expect(await like(id)).toEqual([near.id])
  })

  it('a past race has future ones', async () => {
    const here = island()
    const { id } = await race(here, { jours: -200 })
    const soon = await race(away(here, 0.1), { jours: 10 })
    await race(away(here, 0.1), { jours: -20 })
    expect(await like(id)).toEqual([soon.id])
  })

  it('a race without a place has none', async () => {
    const { id } = await race(island(), { position: null })
    expect(await like(id)).toEqual([])
  })

  it('similar races of a hidden draft are not shown', async () => {
    const { id } = await race(island(), { etat: 0 })
    const url = `/api/courses/${id}/semblables`
    expectFailure(await t.inject({ url }), 'course_introuvable')
    const { headers } = await t.signIn(await createUser(t.db))
    expectFailure(await t.inject({ url, headers }), 'course_introuvable')
  })
})
