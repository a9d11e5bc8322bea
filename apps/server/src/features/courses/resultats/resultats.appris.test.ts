import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { openTimedRace, writeTimes } from './passages.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const ROADBOOK = 'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route'

/** Fast to the first point, at a quarter of their six hours and more. */
const field = (nb: number) =>
  writeTimes(
    'Cilaos;Marla;Temps',
    ...Array.from({ length: nb }, (_, at) => {
      const minutes = String(at).padStart(2, '0')
      return `${at + 1};NOM${at} Zoé;1:30:${minutes};4:15:${minutes};6:${minutes}:00`
    }),
  )

async function plan(nb: number) {
  const race = await openTimedRace(t)
  const read = async () => {
    await t.syncChanges()
    const params = { id: race.course.slug, epreuves_id: String(race.next) }
    return (await t.call(ROADBOOK, { params, query: { objectif: '6h20', arrets: '0,0' } })).data
  }
  const before = await read()
  await race.send(field(nb))
  return { before, after: await read() }
}

describe('what the field of an earlier edition teaches', () => {
  it('the way of whoever plans it next is as its field ran it, the finish as before', async () => {
    const { before, after } = await plan(40)
    expect(before.appris).toBeNull()
    expect(after.appris).toMatchObject({ nb: 40 })
    const [first = 0, , finish] = after.etapes.map(({ temps }) => temps)
    expect(finish).toBe(before.temps)
    const [was = 0] = before.etapes.map(({ temps }) => temps)
    // Two thirds of the way from the prediction to the quarter that they took.
    const real = 0.237 * before.temps
    expect(was - first).toBeGreaterThan(0.5 * (was - real))
    expect(was - first).toBeLessThan(0.8 * (was - real))
    expect(JSON.stringify(after)).not.toContain('NOM')
  })

  it('nineteen teach nothing', async () => {
    const { before, after } = await plan(19)
    expect(after.appris).toBeNull()
    expect(after.etapes.map(({ temps }) => temps)).toEqual(before.etapes.map(({ temps }) => temps))
  })
})
