import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Position } from '@foulee/domain/shared/geo'
import { findFreePort } from '@foulee/testing/free-port'
import { type Corner, hillAt, placeAt } from '@foulee/testing/itineraires'
import { accumulateDistances } from '@foulee/trace/distance'
import { type OsmWay, writeOsmPbf } from '@foulee/trace/network/write-osm-pbf'
import { readClimbs, surveyTrack } from '@foulee/trace/survey'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isMiss, type RoutedLine } from './engine.ts'
import type { Heights } from './heights.ts'
import { createRouting, type Routing } from './routing.ts'
import { createValhallaEngine } from './valhalla-engine.ts'

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
const isInstalled = existsSync(join(ROOT, 'apps/itineraire/node_modules/@valhallajs'))
if (!isInstalled) {
  process.stdout.write('Valhalla is not installed (npm run itineraire:install): tests left out.\n')
}

const ORIGIN: Position = [2.2, 46.4]
const here = (...[east, north]: Corner) => placeAt(ORIGIN, [east, north])

const line = (corners: readonly Corner[], tags: OsmWay['tags']): OsmWay => ({
  points: corners.map((corner) => here(...corner)),
  tags,
})

const MARKS = [0, 250, 500, 750, 1000]

/** Two banks of streets and tracks, one bridge at 500 m, steps, and a path that ends. */
function makeTown(): OsmWay[] {
  const banks = [0, 1200].flatMap((east) =>
    MARKS.flatMap((at) => [
      line(
        MARKS.map((along): Corner => [east + along, at]),
        { highway: 'residential', surface: 'asphalt', name: `Rue ${at}` },
      ),
      line(
        MARKS.map((along): Corner => [east + at, along]),
        { highway: 'track', surface: 'gravel' },
      ),
    ]),
  )
  return [
    ...banks,
    line(
      [
        [1000, 500],
        [1200, 500],
      ],
      { highway: 'footway', bridge: 'yes', surface: 'paved' },
    ),
    line(
      [
        [0, 1000],
        [0, 1200],
      ],
      { highway: 'steps' },
    ),
    line(
      [
        [0, 1200],
        [0, 1600],
      ],
      { highway: 'path' },
    ),
  ]
}

/** Heights of an analytic hill. */
const HILL: Heights = {
  isThere: () => true,
  read: async ({ lon, lat }) =>
    Float64Array.from(lon, (x, index) => {
      const [oneEast, oneNorth] = [here(1, 0)[0] - ORIGIN[0], here(0, 1)[1] - ORIGIN[1]]
      const north = ((lat[index] ?? 0) - ORIGIN[1]) / oneNorth
      return hillAt([(x - ORIGIN[0]) / oneEast, north])
    }),
}

describe.skipIf(!isInstalled)('the real Valhalla, on an extract of our own', () => {
  let folder: string
  let service: ChildProcess
  let routing: Routing

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foulee-valhalla-'))
    const extract = join(folder, 'ville.osm.pbf')
    await writeFile(extract, Buffer.concat([...writeOsmPbf(makeTown())]))
    const port = await findFreePort()
    service = spawn(process.execPath, [join(ROOT, 'apps/itineraire/src/main.ts')], {
      env: { PORT: String(port), SOURCES: extract, DATA_DIR: join(folder, 'tuiles') },
      stdio: 'inherit',
    })
    const { log } = Fastify()
    const rests = { afterFailure: [200], whileThere: 60_000 }
    const url = `http://127.0.0.1:${port}`
    const engine = createValhallaEngine(url, null, { log, rests, answerMs: 20_000 })
    routing = createRouting([engine], HILL)
    routing.start()
    await vi.waitFor(async () => expect(await routing.current()).not.toBeNull(), {
      timeout: 50_000,
      interval: 200,
    })
  })
  afterAll(async () => {
    await routing?.stop()
    service?.kill()
    await rm(folder, { recursive: true, force: true })
  })

  async function route(...corners: Corner[]): Promise<RoutedLine> {
    const found = await routing.route(corners.map((corner) => here(...corner)))
    if (isMiss(found.line)) throw new Error(`No way: ${found.line.miss}`)
    return routing.addHeights(found.line)
  }
  const lengthOf = (way: RoutedLine) => accumulateDistances(way).at(-1) ?? 0

  it('crosses the river by its only bridge', async () => {
    const way = await route([900, 0], [1300, 0])
    expect(lengthOf(way)).toBeGreaterThan(1350)
    expect(lengthOf(way)).toBeLessThan(1500)
  })

  it('says the ground of each part and the turns in French', async () => {
    const way = await route([0, 0], [0, 1150])
    expect(way.terrains?.map(([, , type]) => type)).toEqual(['gravel', 'steps'])
    const turned = await route([0, 10], [600, 250])
    expect(turned.turns?.map(({ type }) => type)).toEqual(['depart', 'droite', 'arrivee'])
    expect(turned.turns?.[1]?.texte).toMatch(/^Tournez à droite/)
    expect(turned.turns?.[1]?.metres).toBeGreaterThan(200)
  })

  it('never leaves the streets', async () => {
    const onStreet = (value: number) => MARKS.some((mark) => Math.abs(value - mark) < 2)
    const oneEast = here(1, 0)[0] - ORIGIN[0]
    const oneNorth = here(0, 1)[1] - ORIGIN[1]
    for (const to of [
      [990, 1000],
      [130, 750],
      [750, 20],
    ] as const) {
      const { lon, lat } = await route([10, 0], to)
      for (const [index, x] of lon.entries()) {
        const east = (x - ORIGIN[0]) / oneEast
        const north = ((lat[index] ?? 0) - ORIGIN[1]) / oneNorth
        expect(onStreet(east) || onStreet(north)).toBe(true)
      }
    }
  })

  it('a dead end is left by the way in', async () => {
    const way = await route([0, 900], [0, 1590], [0, 900])
    expect(lengthOf(way)).toBeCloseTo(2 * 690, -2)
    expect(way.passages).toHaveLength(3)
  })

  it.each([{ name: 'far from all streets', to: [5000, 5000], miss: 'outside' }] as const)(
    'a point $name is refused',
    async ({ to: [east, north], miss }) => {
      const { line: found } = await routing.route([here(0, 0), here(east, north)])
      expect(found).toMatchObject({ miss })
    },
  )

  it('climbs what the hill climbs, within 3 %', async () => {
    const way = await route([0, 0], [1000, 0], [1000, 1000])
    const ele = way.altitudes ?? new Float64Array(0)
    const time = new Float64Array(ele.length).fill(Number.NaN)
    const survey = surveyTrack({ segments: [{ lon: way.lon, lat: way.lat, ele, time }] })
    const climb = hillAt([1000, 1000]) - hillAt([0, 0])
    const measured = readClimbs(survey, survey.distance)?.denivele ?? 0
    expect(Math.abs(measured / climb - 1)).toBeLessThan(0.03)
  })
})
