import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '@foulee/db/demo/cast'
import { distanceMetres, type Position } from '@foulee/domain/shared/geo'
import { placeAt } from '@foulee/testing/itineraires'
import { writeOsmPbf } from '@foulee/trace/network/write-osm-pbf'
import { seededRandom } from '@foulee/trace/seeded-random'
import { startOurs } from '../bench.ts'
import { type Started, startProcess } from '../processes.ts'
import { type Budget, median, type Row, type Section } from '../report.ts'
import { makeSquare, makeTown, SIDE, TOWN } from './tracer-town.ts'

const VALHALLA = '../apps/itineraire/src/main.ts'
const MODULES = new URL('../../apps/itineraire/node_modules/@valhallajs', import.meta.url)
const TASKS = 40
/** Metres of a press, and of a loop. */
const PRESS = { least: 300, most: 3000 }
const LOOP = { least: 4000, most: 15_000 }
const TITLE = 'Tracer : un point posé, une boucle demandée'

/** Metres of climb a kilometre that are asked of a loop: streets of the hill have some 60. */
const STEEP = { least: 45, most: 65 }

type Task = { ms: number; error?: number; climb?: number; repeated?: number; count?: number }

/** Forty presses and forty loops on a Valhalla of our own, on one processor with it. */
export async function measureTracer(): Promise<Section> {
  if (!existsSync(MODULES)) {
    const method = 'Valhalla n’est pas installé (npm run itineraire:install) : rien n’est mesuré.'
    return { title: TITLE, method, rows: [], budgets: [] }
  }
  const folder = await mkdtemp(join(tmpdir(), 'foulee-bench-tracer-'))
  const random = seededRandom('tracer')
  const extract = join(folder, 'ville.osm.pbf')
  const ways = makeTown(random)
  await writeFile(extract, Buffer.concat([...writeOsmPbf(ways)]))
  const crossings = ways.flatMap(({ points }) => points.filter(isInside))
  const choose = () => crossings[Math.floor(random() * crossings.length)] ?? TOWN
  const started: Started[] = []
  const terrain = await startTerrain()
  try {
    const tiles = { SOURCES: extract, DATA_DIR: join(folder, 'tuiles') }
    const engine = await startProcess(VALHALLA, tiles, '/sante')
    started.push(engine)
    const ours = await startOurs({
      DATABASE_URL: undefined,
      DATA_DIR: join(folder, 'site'),
      DEMO: '1',
      NODE_OPTIONS: undefined,
      ITINERAIRE_URL: engine.origin,
      MAP: 'auto',
      MAP_STYLE_URL: `${terrain.origin}/style.json`,
      MAP_TERRAIN_URL: `${terrain.origin}/{z}/{x}/{y}.png`,
      RATE_BOUCLE: '1000',
    })
    started.push(ours)
    const call = await signIn(ours.origin)
    const presses = await repeat(() => press(call, { choose, random }))
    const loops = await repeat(() => askLoop(call, { choose, random }))
    const climbs = await repeat(() => askLoop(call, { choose, random }, between(STEEP, random)))
    return present(presses, loops, climbs)
  } finally {
    for (const { stop } of started.toReversed()) await stop()
    await terrain.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function startTerrain() {
  const server = createServer((request, response) => {
    const [, ...place] = /^\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(request.url ?? '') ?? []
    const [z = 0, x = 0, y = 0] = place.map(Number)
    if (!place.length) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'image/png' }).end(makeSquare(z, x, y))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

type Call = <T>(path: string, body: object) => Promise<T>

async function signIn(origin: string): Promise<Call> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const json = (await answer.json()) as { success: boolean; message?: string; data: unknown }
    if (!json.success) throw new Error(`${path} : ${json.message}`)
    return json.data
  }
  const xsrf = await fetch(`${origin}/api/sante`)
  const cookie = xsrf.headers.getSetCookie().find((text) => text.startsWith('XSRF-TOKEN=')) ?? ''
  const [pair = ''] = cookie.split(';')
  const guard = { cookie: pair, 'x-xsrf-token': decodeURIComponent(pair.split('=')[1] ?? '') }
  const credentials = { email: 'lea@foulee.example', password: DEMO_PASSWORD }
  const { auth_token } = (await post('auth/login', credentials, guard)) as { auth_token: string }
  const authorization = `Bearer ${auth_token}`
  return <T>(path: string, body: object) => post(path, body, { authorization }) as Promise<T>
}

async function repeat(task: () => Promise<Task>): Promise<Task[]> {
  const tasks: Task[] = []
  await task()
  while (tasks.length < TASKS) tasks.push(await task())
  return tasks
}

type Random = () => number
const between = ({ least, most }: { least: number; most: number }, random: Random) =>
  least + random() * (most - least)

/** A crossing well inside the town. */
const isInside = ([lon, lat]: Position): boolean => {
  const [west, south] = placeAt(TOWN, [SIDE * 0.3, SIDE * 0.3])
  const [east, north] = placeAt(TOWN, [SIDE * 0.7, SIDE * 0.7])
  return lon > west && lon < east && lat > south && lat < north
}

type Places = { choose: () => Position; random: Random }

async function press(call: Call, { choose }: Places): Promise<Task> {
  const [de, a] = choosePair(choose)
  return time(() => call('itineraires/troncons', { troncons: [{ de, a, mode: 'chemin' }] }))
}

function choosePair(choose: () => Position): [Position, Position] {
  for (;;) {
    const [from, to] = [choose(), choose()]
    const metres = distanceMetres(from, to)
    if (metres > PRESS.least && metres < PRESS.most) return [from, to]
  }
}

type Loops = { boucles: { distance: number; denivele: number | null; part_repetee: number }[] }

/** @param steep metres of climb a kilometre; any without */
async function askLoop(call: Call, { choose, random }: Places, steep?: number): Promise<Task> {
  const longueur = Math.round(between(LOOP, random))
  const depart = choose()
  const denivele = steep === undefined ? null : Math.round((steep * longueur) / 1000)
  let loops: Loops = { boucles: [] }
  const { ms } = await time(async () => {
    loops = await call<Loops>('itineraires/boucles', { depart, longueur, denivele })
  })
  const [best] = loops.boucles
  if (!best) return { ms, count: 0 }
  const error = Math.abs(best.distance / longueur - 1)
  const climb = denivele ? Math.abs((best.denivele ?? 0) / denivele - 1) : 0
  return { ms, error, climb, repeated: best.part_repetee, count: loops.boucles.length }
}

async function time(task: () => Promise<unknown>): Promise<Task> {
  const start = performance.now()
  await task()
  return { ms: performance.now() - start }
}

const findHigh = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN

function present(
  presses: readonly Task[],
  loops: readonly Task[],
  climbs: readonly Task[],
): Section {
  const times = (tasks: readonly Task[]) => tasks.map(({ ms }) => ms)
  const rows: Row[] = [
    {
      quoi: 'un point posé',
      fois: presses.length,
      'ms, médiane': median(times(presses)),
      'ms, p95': findHigh(times(presses)),
    },
    describeLoops('une boucle', loops),
    describeLoops(`une boucle de ${STEEP.least} à ${STEEP.most} m de D+ au km`, climbs),
  ]
  const budgets: Budget[] = [
    { what: 'un point posé, p95', value: findHigh(times(presses)), unit: ' ms', max: 300 },
    { what: 'une boucle, p95', value: findHigh(times(loops)), unit: ' ms', max: 2000 },
    { what: 'avec un dénivelé, p95', value: findHigh(times(climbs)), unit: ' ms', max: 2000 },
    { what: 'demandes avec une boucle', value: shareFound(loops), unit: ' %', min: 90 },
    { what: 'avec un dénivelé, trouvées', value: shareFound(climbs), unit: ' %', min: 90 },
  ]
  const method =
    'Valhalla et le site sur cette machine, une ville de 12 km inventée dont un quart des rues manque, sur une colline dont on sait la hauteur, un appel à la fois.'
  return { title: TITLE, method, rows, budgets }
}

const listFound = (loops: readonly Task[]) => loops.filter(({ count = 0 }) => count > 0)
const shareFound = (loops: readonly Task[]) => (100 * listFound(loops).length) / loops.length

function describeLoops(quoi: string, loops: readonly Task[]): Row {
  const found = listFound(loops)
  const percent = (name: 'error' | 'climb' | 'repeated') =>
    median(found.map((task) => 100 * (task[name] ?? 0)))
  const times = loops.map(({ ms }) => ms)
  return {
    quoi,
    fois: loops.length,
    'ms, médiane': median(times),
    'ms, p95': findHigh(times),
    'écart de longueur, %': percent('error'),
    'de montée, %': percent('climb'),
    'courue deux fois, %': percent('repeated'),
    'boucles, moyenne': loops.reduce((sum, { count = 0 }) => sum + count, 0) / loops.length,
  }
}
