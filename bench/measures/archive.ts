import { setTimeout as wait } from 'node:timers/promises'
import { connectPostgres } from '@foulee/db/connect'
import { MORCEAU } from '@foulee/domain/parcours/archive'
import { gz, makeStravaFiles, makeZip } from '@foulee/testing/archives'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { writeGpx } from '@foulee/trace/write-gpx'
import { type Bench, findSlugs, runQuery, startOurs, withServers } from '../bench.ts'
import { openRaces } from '../databases.ts'
import type { Started } from '../processes.ts'
import { median, type Section } from '../report.ts'
import { openSessions } from '../sessions.ts'

const OUTINGS = 2000
/** Some are cut off in the middle, some a second recording of another. */
const [BROKEN, DOUBLES] = [30, 100]
const FEW_RACES = 500
const LOOK_MS = 1000
const BEAT_MS = 50

/** Ten years come in at once, beside a site that answers (produit 9.27). */
export async function measureArchive(bench: Bench): Promise<Section> {
  const url = await openRaces(bench.cluster, FEW_RACES)
  const zip = makeYears()
  const { id, token } = await createMember(url)
  return withServers([startOurs({ DATABASE_URL: url })], async (server) => {
    const atStart = server.readPeakMemory()
    await warm(server, token, url)
    const loaded = server.readPeakMemory()
    const beat = listenToHealth(server)
    const start = performance.now()
    const archive = await sendArchive(server, token, zip)
    const sent = server.readPeakMemory()
    const state = await untilRead(server, token, archive)
    const seconds = (performance.now() - start) / 1000
    const times = (await beat.stop()).toSorted((a, b) => a - b)
    const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN
    const read = server.readPeakMemory()
    await untilMeasured(url, id)
    const peak = server.readPeakMemory()
    const [kept] = await runQuery<{ nb: number }>(
      url,
      `select count(*)::int as nb from activites
       where users_id = $1 and titre like 'Sortie n%' and chaussures_id is not null`,
      [id],
    )
    const whole = OUTINGS - BROKEN - DOUBLES
    return {
      title: 'Dix ans de sorties d’un coup',
      method: `${OUTINGS} sorties (${Math.round(zip.length / 1e6)} Mo), dont ${BROKEN} abîmées et ${DOUBLES} en double. La santé est demandée pendant ce temps.`,
      rows: [
        {
          gardées: state.gardees,
          doublons: state.doublons,
          refusées: state.refusees,
          'durée, s': seconds,
          'santé, médiane en ms': median(times),
          'santé, p99 en ms': p99,
          'Mo au départ': atStart,
          chargé: loaded,
          envoyée: sent,
          lue: read,
          mesurée: peak,
        },
      ],
      budgets: [
        { what: 'durée', value: seconds, unit: ' s', max: 600 },
        { what: 'p99 de /api/sante', value: p99, unit: ' ms', max: 100 },
        {
          what: 'mémoire de plus',
          value: peak === null || loaded === null ? null : peak - loaded,
          unit: ' Mo',
          max: 150,
        },
        { what: 'gardées avec titre et chaussures', value: (kept?.nb ?? 0) / whole, min: 0.99 },
      ],
    }
  })
}

/** Main pages of the site, each several times; the data of their lists. */
const PAGES = ['/', '/courses', '/parcours', '/calendrier', '/seances', '/voyages', '/magasins']
const ROUNDS = 5

/** A process at work: it served the main pages and some races, and read one track. */
async function warm(server: Started, token: string, url: string): Promise<void> {
  const races = (await findSlugs(url, 20)).map((slug) => `/courses/${slug}`)
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of [...PAGES, ...races]) await (await fetch(server.origin + path)).text()
  }
  const body = new FormData()
  body.set('gpx', new File([new Uint8Array(makeOuting(OUTINGS + 1))], 'sortie.gpx'))
  await ask(server, token, '/api/activites/create', { method: 'POST', body })
}

/** Records are looked for once the archive is read. */
async function untilMeasured(url: string, users_id: number): Promise<void> {
  for (;;) {
    const [left] = await runQuery<{ nb: number }>(
      url,
      `select count(*)::int as nb from activites
       where users_id = $1 and mesuree_le is null and double_de is null`,
      [users_id],
    )
    if (!left?.nb) return
    await wait(LOOK_MS)
  }
}

/** An outing of an hour a day or two, one reading every two seconds. */
function makeOuting(rank: number, shift = 0): Buffer {
  const turn = rank % 7
  const track = simulateTrack({
    length: 9000 + (rank % 5) * 1000,
    spacing: 6,
    speed: 3,
    seed: `${rank} ${shift}`,
    wander: 3,
    start: [3 + (rank % 40) / 20, 45 + (rank % 23) / 20],
    way: (metres) => [metres * Math.cos(turn), metres * Math.sin(turn)],
    altitude: (metres) => 300 + 80 * (1 - Math.cos(metres / 700)),
    noise: { deviation: 2, reach: 100 },
  })
  const later = Date.UTC(2016, 0, 1, 8) + rank * 40 * 3_600_000 + shift * 1000 - 1_700_000_000_000
  const segments = track.segments.map((segment) => ({
    ...segment,
    time: segment.time.map((at) => at + later),
  }))
  return Buffer.from(writeGpx({ ...track, segments }, { hasTimes: true }))
}

function makeYears(): Buffer {
  const outings = Array.from({ length: OUTINGS }, (_, rank) => {
    const isDouble = rank >= OUTINGS - DOUBLES
    const whole = makeOuting(isDouble ? rank - DOUBLES : rank, isDouble ? 7 : 0)
    const bytes = rank < BROKEN ? whole.subarray(0, 200) : whole
    return {
      fichier: `activities/${rank}.gpx.gz`,
      bytes: gz(bytes),
      titre: `Sortie n\u00a0${rank}`,
      paire: 'Route 12',
    }
  })
  return makeZip(makeStravaFiles(outings, { langue: 'fr' }))
}

async function createMember(url: string): Promise<{ id: number; token: string }> {
  const email = `archive-${Date.now()}@exemple.fr`
  const [row] = await runQuery<{ id: number }>(
    url,
    `insert into users (email, prenom, nom, cgu_acceptees_le)
     values ($1, 'Mesure', 'Archive', now()) returning id`,
    [email],
  )
  if (!row) throw new Error('The insert returned nothing.')
  const connection = await connectPostgres(url, 1)
  const [token = ''] = await openSessions(connection.db, [row.id])
  await connection.close()
  return { id: row.id, token }
}

function listenToHealth({ origin }: Started) {
  const times: number[] = []
  let isOver = false
  const beat = async () => {
    while (!isOver) {
      const start = performance.now()
      await (await fetch(`${origin}/api/sante`)).arrayBuffer()
      times.push(performance.now() - start)
      await wait(BEAT_MS)
    }
  }
  const done = beat()
  return {
    async stop() {
      isOver = true
      await done
      return times
    },
  }
}

type Archive = { id: number; etat: string; gardees: number; doublons: number; refusees: number }

async function ask(server: Started, token: string, path: string, init: RequestInit = {}) {
  const answer = await fetch(server.origin + path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  })
  if (!answer.ok) throw new Error(`${path} : ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: Archive }).data
}

async function sendArchive(server: Started, token: string, zip: Buffer): Promise<number> {
  const { id } = await ask(server, token, '/api/archives/create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nom: 'export.zip', taille: zip.length }),
  })
  for (let position = 0; position < zip.length; position += MORCEAU) {
    const body = new FormData()
    body.set('position', String(position))
    body.set(
      'morceau',
      new File([new Uint8Array(zip.subarray(position, position + MORCEAU))], 'morceau'),
    )
    await ask(server, token, `/api/archives/morceaux/${id}`, { method: 'POST', body })
  }
  return id
}

async function untilRead(server: Started, token: string, id: number): Promise<Archive> {
  for (;;) {
    const archive = await ask(server, token, `/api/archives/${id}`)
    if (archive.etat === 'lue') return archive
    if (archive.etat === 'illisible') throw new Error('The archive cannot be read.')
    await wait(LOOK_MS)
  }
}
