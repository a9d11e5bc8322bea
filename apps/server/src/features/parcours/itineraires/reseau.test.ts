import type { Position } from '@foulee/domain/shared/geo'
import { createStreets, lineOnHill, placeAt } from '@foulee/testing/itineraires'
import { createParcours } from '@foulee/testing/parcours'
import { distanceBetween } from '@foulee/trace/distance'
import { decodePolyline } from '@foulee/trace/polyline'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { isMiss } from '#platform/routing/engine.ts'
import { createMembersEngine } from '#platform/routing/members-engine.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { joinRoutes, reseauParcours } from './reseau.job.ts'

const TOWN = [1.2, 47.4] as const
/** A route of 4 km, alone. */
const LANE = [1.9, 47.9] as const
const HIDDEN = 500

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await createStreets(t.db, t.clock.now, TOWN, { side: 1500, gap: 250 })
  const line = lineOnHill(LANE, [
    [0, 0],
    [4000, 0],
  ])
  await createParcours(t.db, t.clock.now, { track: { segments: [line] }, rayon_masque: HIDDEN })
  await enqueue(t.db, reseauParcours, {})
  await t.workOff({ only: reseauParcours })
})
afterAll(() => t.close())

/** Every point of the network within 10 km of a place. */
async function listPoints([lon, lat]: Position): Promise<[number, number][]> {
  const { rows } = await t.db.execute<{ ligne: string }>(sql`select ligne from reseau_aretes`)
  return rows
    .flatMap(({ ligne }) => {
      const line = decodePolyline(ligne)
      return Array.from(line.lon, (x, index): [number, number] => [x, line.lat[index] ?? 0])
    })
    .filter(([x, y]) => distanceBetween(lon, lat, x, y) < 10_000)
}

it('no point of the network lies near a hidden end, of either side, and the middle is there', async () => {
  const points = await listPoints(LANE)
  const nearest = (place: Position) =>
    Math.min(...points.map(([x, y]) => distanceBetween(place[0], place[1], x, y)))
  expect(nearest(placeAt(LANE, [2000, 0]))).toBeLessThan(1100)
  expect(nearest(placeAt(LANE, [0, 0]))).toBeGreaterThan(HIDDEN)
  expect(nearest(placeAt(LANE, [4000, 0]))).toBeGreaterThan(HIDDEN)
})

const A = placeAt(TOWN, [0, 0])
const B = placeAt(TOWN, [250, 250])
const FAR = placeAt(TOWN, [1500, 1500])

it('an area that is too full is read around the points, and not taken for a whole one', async () => {
  const engine = createMembersEngine(t.db, { maxEdges: 12 })
  expect(isMiss(await engine.route([A, B]))).toBe(false)
  expect(isMiss(await engine.route([placeAt(TOWN, [1250, 1250]), FAR]))).toBe(false)
  const whole = createMembersEngine(t.db)
  expect(isMiss(await whole.route([A, FAR]))).toBe(false)
  await engine.stop()
})

it('a stretch across the 180th meridian is left to the straight line', async () => {
  const execute = vi.spyOn(t.db, 'execute')
  const engine = createMembersEngine(t.db)
  const across = await engine.route([
    [179.99, -17],
    [-179.99, -17],
  ])
  expect(across).toEqual({ miss: 'unreachable' })
  expect(execute).not.toHaveBeenCalled()
  execute.mockRestore()
})

it('the route that fills the network is its last one', async () => {
  const log = { warn: vi.fn() }
  const { count, edges } = await joinRoutes({ db: t.db, log, most: 10 })
  expect(count).toBe(1)
  expect(edges.length).toBeGreaterThan(0)
  expect(log.warn).toHaveBeenCalledOnce()
})

it('others come in while the network is made', async () => {
  let turns = 0
  const joined = joinRoutes({ db: t.db, log: { warn: vi.fn() }, most: 1e6 })
  let isDone = false
  void joined.finally(() => {
    isDone = true
  })
  while (!isDone) {
    await new Promise(setImmediate)
    turns++
  }
  expect(turns).toBeGreaterThan((await joined).count)
})
