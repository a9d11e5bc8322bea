import type { ActivitePartagee } from '@foulee/contract/echanges/fil'
import * as schema from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { makeGpxFile } from '@foulee/testing/trace-files'
import { at, lastOf } from '@foulee/trace/column'
import { accumulateDistances, DEGREE } from '@foulee/trace/distance'
import { decodePolyline } from '@foulee/trace/polyline'
import { findHiddenZones } from '@foulee/trace/privacy'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureShared } from '#features/parcours/activites/chiffres-partages.job.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

/**
 * An attacker collects the outings that a member shares from one door. Each line has cut ends:
 * total distance minus the line's distance is the length hidden behind the cuts, which draws an
 * ellipse around them, and a few ellipses cross at the door. Metres east and north of the centre of
 * the privacy circle.
 */
type Spot = readonly [east: number, north: number]
type Cut = { ends: readonly [Spot, Spot]; missing: number }

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const [TOWN_LON, TOWN_LAT] = [5.75, 45.2]
const WIDTH = DEGREE * Math.cos((TOWN_LAT * Math.PI) / 180)
const [zone] = findHiddenZones(simulateTrack({ start: [TOWN_LON, TOWN_LAT], length: 10 }), {
  rayon: 200,
})
const RADIUS = zone?.rayon ?? 0
const MIDDLE = [zone?.lon ?? 0, zone?.lat ?? 0] as const
const DOOR: Spot = [130, -90]
const SPEED = 3
const OUTINGS = 8

const toPlace = ([east, north]: Spot) =>
  [MIDDLE[0] + east / WIDTH, MIDDLE[1] + north / DEGREE] as const
const toSpot = (lon: number, lat: number): Spot => [
  (lon - MIDDLE[0]) * WIDTH,
  (lat - MIDDLE[1]) * DEGREE,
]
const between = ([a, b]: Spot, [c, d]: Spot) => Math.hypot(a - c, b - d)

/**
 * From the door straight to the edge of the circle, then outwards, and back the same way: the
 * visible lines reveal nothing of the door, the hidden length reveals it all.
 */
function makeOuting(rank: number): File {
  const turn = (2 * Math.PI * rank) / OUTINGS + 0.3
  const length = 5000 + 137 * rank
  const [east, north] = [Math.cos(turn), Math.sin(turn)]
  const gate: Spot = [RADIUS * east - DOOR[0], RADIUS * north - DOOR[1]]
  const toGate = Math.hypot(...gate)
  const track = simulateTrack({
    start: toPlace(DOOR),
    length,
    speed: SPEED,
    way: (distance) => {
      const out = Math.min(distance, length - distance)
      const [inside, outside] = [Math.min(1, out / toGate), Math.max(0, out - toGate)]
      return [gate[0] * inside + east * outside, gate[1] * inside + north * outside]
    },
  })
  return makeGpxFile({ track, speed: SPEED, nom: `sortie-${rank}.gpx` })
}

const newMember = async () => {
  const user = await createUser(t.db)
  const { profils } = schema
  await t.db.update(profils).set({ naissance: '1990-01-01' }).where(eq(profils.users_id, user.id))
  return { id: user.id, ...(await t.signIn(user)) }
}
type Member = Awaited<ReturnType<typeof newMember>>

async function share({ call }: Member, file: File) {
  const body = new FormData()
  body.set('gpx', file)
  const { id } = await call('POST /api/activites/create', { body })
  const { data } = await call('POST /api/activites/partage/{id}', {
    params: { id },
    body: { partage: 'membres', rayon_masque: 200 },
  })
  return { id, publications_id: data.publications_id ?? 0 }
}

async function read({ call }: Member, id: number): Promise<ActivitePartagee> {
  const { data } = await call('POST /api/feed/{id}', { params: { id } })
  if (data.carte.kind !== 'activite') throw new Error('An outing was shared.')
  return data.carte.objet
}

function readLine({ lignes }: Pick<ActivitePartagee, 'lignes'>) {
  const parts = lignes.map((line) => decodePolyline(line))
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) throw new Error('Nothing shows.')
  return {
    ends: [
      toSpot(at(first.lon, 0), at(first.lat, 0)),
      toSpot(lastOf(last.lon), lastOf(last.lat)),
    ] as const,
    length: parts.reduce((sum, part) => sum + lastOf(accumulateDistances(part)), 0),
  }
}

function cross(cuts: readonly Cut[]): Spot {
  let best: { spot: Spot; error: number } = { spot: [0, 0], error: Number.POSITIVE_INFINITY }
  for (let east = -800; east <= 800; east += 10) {
    for (let north = -800; north <= 800; north += 10) {
      const spot: Spot = [east, north]
      const error = cuts.reduce((sum, { ends: [from, to], missing }) => {
        const way = between(from, spot) + between(spot, to)
        return sum + (way - missing) ** 2
      }, 0)
      if (error < best.error) best = { spot, error }
    }
  }
  return best.spot
}

describe('locating a home by the outings shared from one door', () => {
  let owner: Member
  let shown: ActivitePartagee[]
  let whole: { distance: number; duree_mouvement: number | null }[]
  beforeAll(async () => {
    owner = await newMember()
    const attacker = await newMember()
    shown = []
    whole = []
    for (let rank = 0; rank < OUTINGS; rank++) {
      const { id, publications_id } = await share(owner, makeOuting(rank))
      shown.push(await read(attacker, publications_id))
      const { data } = await owner.call('POST /api/activites/{id}', { params: { id } })
      whole.push(data)
    }
  })

  const cutsBy = (told: (rank: number, activitePartagee: ActivitePartagee) => number): Cut[] =>
    shown.map((item, rank) => {
      const { ends, length } = readLine(item)
      return { ends, missing: told(rank, item) - length }
    })

  it.each<[string, (rank: number, activitePartagee: ActivitePartagee) => number]>([
    ['their distances', (_, activity) => activity.distance],
    ['their durations and a pace that is known', (_, activity) => (activity.duree ?? 0) * SPEED],
  ])('the shared figures do not locate the door by %s', (_, told) => {
    // The centre of the circle, which everybody knows, is as near.
    expect(between(cross(cutsBy(told)), DOOR)).toBeGreaterThan(between([0, 0], DOOR) / 1.1)
  })

  it('the figures that only the owner reads would locate the door', () => {
    const byDistance = cutsBy((rank) => whole[rank]?.distance ?? 0)
    const byTime = cutsBy((rank) => (whole[rank]?.duree_mouvement ?? 0) * SPEED)
    expect(between(cross(byDistance), DOOR)).toBeLessThan(20)
    expect(between(cross(byTime), DOOR)).toBeLessThan(20)
  })

  it('a viewer reads the day of each outing and not its hour', () => {
    for (const { debut } of shown) {
      expect(debut).toBe('2023-11-13T23:00:00.000Z')
    }
  })
})

it('an outing shared before its figures were measured shows those of its drawing, then those of the visible part', async () => {
  const [owner, other] = [await newMember(), await newMember()]
  const { id, publications_id } = await share(owner, makeOuting(0))
  const measured = await read(other, publications_id)
  const { activites } = schema
  await t.db.update(activites).set({ chiffres_partages: null }).where(eq(activites.id, id))
  const drawn = await read(other, publications_id)
  expect(drawn).toMatchObject({ denivele: null, duree: null })
  expect(Math.abs(drawn.distance - readLine(drawn).length)).toBeLessThan(1)
  await measureShared({ db: t.db, storage: t.storage, log: t.app.log })
  expect(await read(other, publications_id)).toEqual(measured)
  expect(measured.duree).toBeCloseTo(measured.distance / SPEED, -1)
})
