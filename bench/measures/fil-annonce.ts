import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { writePublication } from '../../apps/server/src/kernel/feed/write-publication.ts'
import { startRival, withServers } from '../bench.ts'
import { type Audience, FEED, openAudience, wall } from '../listeners.ts'
import type { Started } from '../processes.ts'
import { type Budget, format, median, type Row } from '../report.ts'
import { openSessions } from '../sessions.ts'

const TIMES = 20
const PATIENCE_MS = 30_000
const LOOK_MS = 50
const PROBE_INTERVAL_MS = 5

type Race = { id: number; organisateurs_id: number }
/** Milliseconds from the start of the transaction. */
type Delivery = { written: number; first: number; last: number; missed: number }
type Measured = { rows: Row[]; budgets: Budget[] }

export async function measureAnnounce(
  url: string,
  db: Db,
  { followers }: { followers: number },
): Promise<Measured> {
  const [followed, quiet] = await findRaces(db)
  const { rows } = await db.execute<{ id: number }>(sql`
    select users_id as id from abonnements where cible_kind = 'course' and cible_id = ${followed.id}
    order by users_id limit ${followers}`)
  const ids = rows.map(({ id }) => id)
  const tokens = await openSessions(db, ids)
  const publishQuiet = () => publish(db, quiet)
  const nobody: number[] = []
  for (let n = 0; n < TIMES; n++) nobody.push(await timeOf(publishQuiet))
  const found = [
    await announce(url, db, { tokens, race: followed, nb: 1 }),
    await announce(url, db, { tokens, race: followed, nb: 2 }),
  ]
  await db.execute(sql`delete from publications where cle like 'banc:%'`)
  return {
    rows: [
      formatTimes('une course que personne ne suit est publiée', nobody),
      ...found.flatMap((measured) => measured.rows),
    ],
    budgets: found.flatMap((measured) => measured.budgets),
  }
}

async function findRaces(db: Db): Promise<[Race, Race]> {
  const { rows } = await db.execute<Race>(
    sql`select id, organisateurs_id from courses order by id limit 2`,
  )
  const [followed, quiet] = rows
  if (!followed || !quiet) throw new Error('Il faut deux courses.')
  return [followed, quiet]
}

let published = 0
const publish = (db: Db, { id, organisateurs_id }: Race) =>
  db.transaction((tx) =>
    writePublication(tx, {
      kind: 'course',
      cle: `banc:${++published}`,
      fait_id: id,
      objet: { kind: 'course', id },
      emetteur: { kind: 'organisateur', id: organisateurs_id },
      cibles: [{ kind: 'course', id }],
      now: new Date(),
    }),
  )

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await act()
  return performance.now() - from
}

type Announced = { tokens: string[]; race: Race; nb: 1 | 2 }

function announce(url: string, db: Db, { tokens, race, nb }: Announced): Promise<Measured> {
  const starts = Array.from({ length: nb }, () =>
    startRival('./servers/flux.ts', { DATABASE_URL: url }, '/api/sante'),
  )
  return withServers(starts, async (...servers) => {
    const audience = await openAudience(servers, { tokens, mark: FEED })
    try {
      const asking = probeMeanwhile(servers)
      const deliveries: Delivery[] = []
      for (let n = 0; n < TIMES; n++) {
        deliveries.push(await measureAnnouncement(audience, tokens.length, () => publish(db, race)))
      }
      return report(deliveries, await asking.stop(), { followers: tokens.length, nb })
    } finally {
      await audience.close()
    }
  })
}

async function measureAnnouncement(
  audience: Audience,
  listeners: number,
  say: () => Promise<unknown>,
): Promise<Delivery> {
  audience.clear()
  const from = wall()
  const written = await timeOf(say)
  const heard = (await waitForAll(audience, listeners, from + PATIENCE_MS)).toSorted()
  return {
    written,
    first: (heard[0] ?? Number.NaN) - from,
    last: (heard.at(-1) ?? Number.NaN) - from,
    missed: Math.abs(listeners - heard.length),
  }
}

export async function waitForAll(
  audience: Audience,
  listeners: number,
  end: number,
): Promise<Float64Array> {
  for (;;) {
    const heard = await audience.read()
    if (heard.length >= listeners || wall() > end) return heard
    await pause(LOOK_MS)
  }
}

function probeMeanwhile(servers: readonly Started[]): { stop: () => Promise<number[]> } {
  const times: number[] = []
  let isOver = false
  const probe = async () => {
    while (!isOver) {
      for (const { origin } of servers) {
        times.push(await timeOf(async () => (await fetch(`${origin}/api/sante`)).arrayBuffer()))
      }
      await pause(PROBE_INTERVAL_MS)
    }
  }
  const asking = probe()
  return {
    stop: async () => {
      isOver = true
      await asking
      return times
    },
  }
}

function report(
  deliveries: readonly Delivery[],
  light: readonly number[],
  { followers, nb }: { followers: number; nb: 1 | 2 },
): Measured {
  const where = nb === 1 ? '1 processus' : `${nb} processus`
  const all = (pick: (delivery: Delivery) => number) => deliveries.map(pick)
  const missed = all((delivery) => delivery.missed).reduce((sum, count) => sum + count, 0)
  return {
    rows: [
      formatTimes(
        `une course que ${format(followers)} suivent et écoutent est publiée, ${where}`,
        all(({ written }) => written),
      ),
      formatTimes(
        `  le premier est prévenu, ${where}`,
        all(({ first }) => first),
      ),
      formatTimes(
        `  le dernier est prévenu, ${where}`,
        all(({ last }) => last),
      ),
      formatTimes(`  /api/sante pendant ce temps, ${where}`, light),
    ],
    budgets: [{ what: `annonces perdues ou doubles, ${where}`, value: missed, max: 0 }],
  }
}

export function formatTimes(
  quoi: string,
  times: readonly number[],
  least?: readonly number[],
): Row {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    quoi,
    'médiane ms': median(times),
    'p99 ms': sorted[Math.floor(sorted.length * 0.99)] ?? null,
    'fois le SQL seul': least ? median(times) / median(least) : null,
  }
}
