import { effort } from '@foulee/testing/effort'
import {
  createParcours,
  makeLoop,
  type NewParcours,
  readStoredTrace,
} from '@foulee/testing/parcours'
import { distanceBetween } from '@foulee/trace/distance'
import { readTrack } from '@foulee/trace/read-track'
import { makeTrack, simulateSegment, simulateTrack } from '@foulee/trace/simulated-track'
import { countPoints, type Track } from '@foulee/trace/track'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFailure } from '#test/http/expectations.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { getVisibleParcours } from './parcours.policy.ts'
import { readShownTrack } from './shown-track.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const HOME: [number, number] = [5.7245, 45.1885]
const route = (input: NewParcours = {}) => createParcours(t.db, t.clock.now, input)
const download = async (id: number, format: string) =>
  (await t.inject({ url: `/api/parcours/${id}/${format}` })).rawPayload
const readShown = async (id: number) =>
  readShownTrack(t.db, await getVisibleParcours(t.db, null, String(id)))

const positionsOf = ({ segments }: Pick<Track, 'segments'>): [number, number][] =>
  segments.flatMap(({ lon, lat }) =>
    Array.from(lon, (here, index): [number, number] => [here, lat[index] ?? 0]),
  )
const nearest = (positions: readonly [number, number][], [lon, lat]: [number, number]) =>
  Math.min(...positions.map((position) => distanceBetween(...position, lon, lat)))

describe('download of a route', () => {
  it.each(['gpx', 'tcx', 'fit'])('a file in %s reads back as the same line', async (format) => {
    const { id, slug, titre } = await route({
      titre: 'Tour du lac',
      points: [{ type: 'eau', nom: 'Fontaine', metres: 4000 }],
    })
    const answer = await t.inject({ url: `/api/parcours/${slug}/${format}` })
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${slug}.${format}"`)
    const read = readTrack(answer.rawPayload)
    expect(read.name).toBe(titre)
    expect(read.waypoints.map(({ name }) => name)).toEqual(['Fontaine'])
    const whole = await readShown(id)
    for (const position of positionsOf(whole)) {
      expect(nearest(positionsOf(read), position)).toBeLessThan(35)
    }
    expect(read.segments[0]?.ele.every(Number.isFinite)).toBe(true)
  })

  it('a GPX is complete, and a file for a watch is thinned, climbs kept', async () => {
    const { id } = await route({
      track: simulateTrack({ length: 20_000, altitude: (d) => d / 20 }),
    })
    const [gpx, fit] = await Promise.all(['gpx', 'fit'].map((format) => download(id, format)))
    expect(countPoints(readTrack(gpx ?? Buffer.of()))).toBe(2001)
    const watch = readTrack(fit ?? Buffer.of())
    expect(countPoints(watch)).toBeGreaterThan(350)
    expect(countPoints(watch)).toBeLessThan(500)
  })

  it.each([
    ['geojson', '"MultiLineString"'],
    ['kml', '<coordinates>'],
  ])('a file comes in %s', async (format, expected) => {
    const { id } = await route()
    expect(String(await download(id, format)).includes(expected)).toBe(true)
  })

  it('a file shows exactly the line of the page, in as many parts', async () => {
    const [home, there] = [makeLoop(HOME).segments, makeLoop([5.75, 45.2]).segments]
    const { id } = await route({ rayon_masque: 300, track: makeTrack(...home, ...there) })
    const { vue } = (await readStoredTrace(t.db, id)) ?? {}
    const shown = await readShown(id)
    expect(shown.segments).toHaveLength(vue?.passages.length ?? -1)
    expect(vue?.passages.length).toBeGreaterThan(1)
    expect(countPoints(shown)).toBe(vue?.trace?.points)
    for (const end of [HOME, [5.75, 45.2] as [number, number]]) {
      expect(nearest(positionsOf(shown), end)).toBeGreaterThan(300)
    }
  })

  it('a file has no times, even when the original had', async () => {
    const { id } = await route({ track: makeTrack(simulateSegment({ length: 5000, speed: 3 })) })
    expect(String(await download(id, 'gpx'))).not.toContain('<time>')
    expect(String(await download(id, 'tcx'))).toContain('2020-01-01')
  })
})

it('a route without a line has no download', async () => {
  const empty = await route({ track: null })
  expectFailure(await t.inject({ url: `/api/parcours/${empty.id}/gpx` }), 'trace_absente')
  const tiny = await route({ track: simulateTrack({ length: 300 }), rayon_masque: 1000 })
  expectFailure(await t.inject({ url: `/api/parcours/${tiny.id}/fit` }), 'trace_absente')
})

it('another’s draft has no download', async () => {
  const { id } = await route({ etat: 0 })
  expectFailure(await t.inject({ url: `/api/parcours/${id}/gpx` }), 'parcours_introuvable')
})

it('a very long track does not block other requests', async () => {
  const { id } = await route({
    track: simulateTrack({ length: effort(1_000_000, 200_000), altitude: () => 100 }),
  })
  await t.inject({ url: `/api/parcours/${id}/kml` })
  let isDone = false
  const long = t.inject({ url: `/api/parcours/${id}/tcx` }).finally(() => {
    isDone = true
  })
  // On the main thread, one request would pass before it and one after.
  let answered = 0
  while (!isDone) {
    await t.inject({ url: '/api/sante' })
    // Injected calls stay within one turn of the event loop.
    await new Promise(setImmediate)
    answered++
  }
  expect((await long).statusCode).toBe(200)
  expect(answered).toBeGreaterThan(10)
})
