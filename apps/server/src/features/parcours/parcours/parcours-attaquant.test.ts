import { distanceBetween } from '@foulee/trace/distance'
import { findHiddenZones } from '@foulee/trace/privacy'
import { readTrack } from '@foulee/trace/read-track'
import { makeTrack, simulateSegment } from '@foulee/trace/simulated-track'
import { writeGpx } from '@foulee/trace/write-gpx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { create, gestion, move, newAuthor, send, update, WHOLE } from './test-authors.ts'

/**
 * An attacker collects a member's routes and measures their cuts. `trace/privacy-attack.test.ts`
 * proves what one circle reveals; here, the product always uses the same circle.
 */

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await newAuthor(t, { is_staff: true })
})
afterAll(() => t.close())

const MIDDLE = [5.8, 45.3] as const
const METRE = 1 / 78_200
/**
 * Longitude of the border between two squares: tracks from a door beside it begin on both sides.
 */
const BORDER = findBorder()

function findBorder(): number {
  const squareOf = (lon: number) => {
    const [zone] = findHiddenZones(wayFrom(lon), { rayon: 100 })
    return zone?.lon
  }
  let lon = MIDDLE[0]
  while (squareOf(lon) === squareOf(lon + METRE)) lon += METRE
  return lon + METRE / 2
}

function wayFrom(lon: number, turn = 0) {
  return makeTrack(
    simulateSegment({
      start: [lon, MIDDLE[1]],
      length: 12_000,
      way: (distance) => {
        const out = Math.min(distance, 12_000 - distance)
        return [out * Math.cos(turn + distance / 20_000), out * Math.sin(turn + distance / 20_000)]
      },
    }),
  )
}

const fileFrom = (lon: number, turn: number) =>
  new File([writeGpx(wayFrom(lon, turn))], 'sortie.gpx')

async function publish(author: SignedIn, east: number, turn: number, rayon: number) {
  const id = await create(author)
  await send(author, id, fileFrom(BORDER + east * METRE, turn))
  await update(author, id, { ...WHOLE, rayon_masque: String(rayon) })
  await move(author, id, 'soumettre')
  await move(nora, id, 'publier')
  return id
}

async function measureGap(id: number, [lon, lat]: readonly [number, number]): Promise<number> {
  const { blob } = await t.call('GET /api/parcours/{id}/gpx', { params: { id } })
  const { segments } = readTrack(new Uint8Array(await blob.arrayBuffer()))
  return Math.min(
    ...segments.flatMap((segment) =>
      Array.from(segment.lon, (x, index) => distanceBetween(x, segment.lat[index] ?? 0, lon, lat)),
    ),
  )
}

const middleFor = (east: number) => {
  const [zone] = findHiddenZones(wayFrom(BORDER + east * METRE), { rayon: 100 })
  return [zone?.lon ?? 0, zone?.lat ?? 0] as const
}

it('one circle covers a door beside a border, whatever the radius and the side', async () => {
  const author = await newAuthor(t)
  const middle = middleFor(-15)
  const routes = [
    [-15, 100],
    [20, 500],
    [10, 200],
    [-30, 1000],
    [40, 300],
  ] as const
  for (const [rank, [east, rayon]] of routes.entries()) {
    const gap = await measureGap(await publish(author, east, rank, rayon), middle)
    expect(gap).toBeGreaterThanOrEqual(rayon + 350)
    expect(gap).toBeLessThan(rayon + 350 + 15)
  }
})

it('the circle stays the same when a radius changes, and without the first route', async () => {
  const author = await newAuthor(t)
  const first = await publish(author, 20, 0, 100)
  const second = await publish(author, -20, 1, 200)
  await author.call('POST /api/parcours/del/{id}', { params: { id: first } })
  await update(author, second, { rayon_masque: '500' })
  const third = await publish(author, -5, 2, 100)
  for (const [id, rayon] of [
    [second, 500],
    [third, 100],
  ] as const) {
    const gap = await measureGap(id, middleFor(20))
    expect(gap).toBeGreaterThanOrEqual(rayon + 350)
    expect(gap).toBeLessThan(rayon + 350 + 15)
  }
})

it('one circle covers two routes saved at the same moment', async () => {
  const author = await newAuthor(t)
  const ids = await Promise.all([
    publish(author, -10, 0, 200),
    publish(author, 10, 1, 200),
    publish(author, -5, 2, 200),
  ])
  const gaps = await Promise.all(
    [-10, 10].map((east) => Promise.all(ids.map((id) => measureGap(id, middleFor(east))))),
  )
  const isAround = (list: readonly number[]) => list.every((gap) => gap >= 550 && gap < 565)
  expect(gaps.filter(isAround)).toHaveLength(1)
})

it('no figure of the whole route is visible', async () => {
  const author = await newAuthor(t)
  const id = await publish(author, 0, 0, 300)
  await update(author, id, {
    distance_annoncee: '12000',
    denivele_annonce: '640',
    points: JSON.stringify([{ type: 'eau', nom: 'Bougainvillier', description: '', metres: 10 }]),
  })
  const { data } = await t.call('GET /api/parcours/{id}', { params: { id } })
  expect(data).toMatchObject({ distance_annoncee: null, denivele_annonce: null, points: [] })
  expect((await gestion(author, id)).parcours).toMatchObject({
    distance_annoncee: 12_000,
    denivele_annonce: 640,
  })
  const search = await t.inject({ url: '/api/parcours?texte=bougainvillier' })
  expect(search.json().nb).toBe(0)
  await update(author, id, { rayon_masque: '0' })
  const whole = (await t.call('GET /api/parcours/{id}', { params: { id } })).data
  expect(whole).toMatchObject({ distance_annoncee: 12_000, denivele_annonce: 640 })
  expect((await t.inject({ url: '/api/parcours?texte=bougainvillier' })).json().nb).toBe(1)
})
