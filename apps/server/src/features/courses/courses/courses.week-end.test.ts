import type { Position } from '@foulee/db/columns'
import { createCourse, createUser, type NewCourse, nextName } from '@foulee/testing/factories'
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
  return [9 * islands - 150, -55]
}
const away = ([lon, lat]: Position, km: number): Position => [lon, lat + km / 111.2]

const SATURDAY = '2027-04-10'

type CourseInput = NewCourse & { jour?: string; fin?: string; annulee?: boolean }
function race(position: Position, { jour = SATURDAY, fin, annulee, ...course }: CourseInput = {}) {
  const days = { date_debut: jour, ...(fin && { editions_fin: fin }) }
  return createCourse(t.db, t.clock.now, {
    nom: nextName('Voisine'),
    position,
    editions: [{ ...days, ...(annulee && { annulee, annulation_motif: 'Neige.' }) }],
    ...course,
  })
}
const around = async (id: number) =>
  (await t.call('GET /api/courses/{id}/week-end', { params: { id } })).data
const idsAround = async (id: number) => (await around(id))?.courses.map((course) => course.id)

describe('other races of the same week-end', () => {
  it('races from Friday to Monday come nearest first, without the race itself', async () => {
    const here = island()
    const { id } = await race(here)
    const far = await race(away(here, 20), { jour: '2027-04-09' })
    const near = await race(away(here, 5), { jour: '2027-04-12' })
    const long = await race(away(here, 10), { jour: '2027-04-05', fin: '2027-04-09' })
    await race(away(here, 1), { jour: '2027-04-08' })
    await race(away(here, 1), { jour: '2027-04-13' })
    const found = await around(id)
    expect(found).toMatchObject({ du: '2027-04-09', au: '2027-04-12', rayon_km: 30 })
    expect(found?.courses.map((course) => course.id)).toEqual([near.id, long.id, far.id])
  })

  it('the circle grows where few are near, up to 150 km', async () => {
    const here = island()
    const { id } = await race(here)
    const near = await race(away(here, 80))
    await race(away(here, 200))
    expect(await around(id)).toMatchObject({ rayon_km: 100, courses: [{ id: near.id }] })
  })

  it('cancelled races come last, and drafts are excluded', async () => {
    const here = island()
    const { id } = await race(here)
    const edition = await race(away(here, 2), { annulee: true })
    const whole = await race(away(here, 3), { etat: -1 })
    const held = await race(away(here, 9))
    await race(away(here, 1), { etat: 0 })
    expect(await idsAround(id)).toEqual([held.id, edition.id, whole.id])
  })

  it('a race alone, without a place, past, or postponed to an unknown day has none', async () => {
    const here = island()
    const { id } = await race(here)
    expect(await around(id)).toBeNull()
    await race(away(here, 3))
    expect(await around((await race(here, { position: null })).id)).toBeNull()
    expect(await around((await race(here, { jour: '2020-04-11' })).id)).toBeNull()
    const lost = { date_debut: SATURDAY, reportee_du: SATURDAY, date_inconnue: true }
    expect(await around((await race(here, { editions: [lost] })).id)).toBeNull()
  })

  it('the answer is cached until a race changes', async () => {
    const here = island()
    const { id } = await race(here)
    await race(away(here, 3))
    expect(await idsAround(id)).toHaveLength(1)
    await race(away(here, 4))
    expect(await idsAround(id)).toHaveLength(2)
  })

  it('the week-end of a hidden draft is not shown', async () => {
    const { id } = await race(island(), { etat: 0 })
    const url = `/api/courses/${id}/week-end`
    expectFailure(await t.inject({ url }), 'course_introuvable')
    const { headers } = await t.signIn(await createUser(t.db))
    expectFailure(await t.inject({ url, headers }), 'course_introuvable')
  })
})
