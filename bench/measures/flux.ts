import { setTimeout as pause } from 'node:timers/promises'
import { connectPostgres, type Db } from '@foulee/db/connect'
import { migrate } from '@foulee/db/migrate'
import { sql } from 'drizzle-orm'
import { addFluxEvents } from '../../apps/server/src/platform/realtime/add-flux-events.ts'
import { announceSubject } from '../../apps/server/src/platform/realtime/channel.ts'
import { startRival, withServers } from '../bench.ts'
import { withDatabase } from '../databases.ts'
import { KIND_MARK, openAudience, wall } from '../listeners.ts'
import type { Cluster } from '../postgres.ts'
import type { Started } from '../processes.ts'
import type { Budget, Section } from '../report.ts'
import { openSessions } from '../sessions.ts'

const LISTENERS = 1_000
const PER_SECOND = 100
const SECONDS = 10
const WARM_UP_S = 2
/** Grace period for deliveries after the last event. */
export const LATE_MS = 1_500

type Announce = (n: number) => Promise<unknown>
type Outcome = {
  what: string
  expected: number
  heard: number
  p50: number
  p99: number
  cpu: number
}

export async function measureFlux({
  cluster,
  part,
}: {
  cluster: Cluster
  part: number
}): Promise<Section> {
  const listeners = Math.ceil(LISTENERS / part)
  const outcomes = await withDatabase(cluster, 'flux', async (url) => {
    const { db, close } = await connectPostgres(url)
    try {
      await migrate(db)
      const members = await fill(db, listeners)
      const single = await run(db, url, members, 1)
      return [...single, ...(await run(db, url, members, 2))]
    } finally {
      await close()
    }
  })
  return {
    title: `${listeners} pages écoutent, ${PER_SECOND} évènements par seconde`,
    method:
      'Du début de la transaction qui annonce à l’arrivée, sur des connexions nues lues par un fil à part\u00a0; processeur des serveurs seuls, sans PostgreSQL.',
    rows: outcomes.map(({ what, expected, heard, p50, p99, cpu }) => ({
      cas: what,
      livraisons: heard,
      perdues: expected - heard,
      'médiane ms': p50,
      'p99 ms': p99,
      'µs par livraison': cpu,
    })),
    budgets: outcomes.flatMap(judge),
  }
}

function judge({ what, expected, heard, p99, cpu }: Outcome): Budget[] {
  const budgets: Budget[] = [
    { what: `${what}, p99`, value: p99, unit: ' ms', max: 100 },
    { what: `${what}, perdues ou doubles`, value: Math.abs(expected - heard), max: 0 },
  ]
  // A member’s event is read for a single page: nothing is shared.
  if (!what.startsWith('sujet')) return budgets
  return [...budgets, { what: `${what}, processeur`, value: cpu, unit: ' µs', max: 3 }]
}

type Member = { id: number; token: string }

async function fill(db: Db, listeners: number): Promise<Member[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (email, prenom, nom, type, cgu_acceptees_le)
    select 'banc-' || n || '@exemple.fr', 'Banc', 'Flux', 'athlete', now()
    from generate_series(1, ${listeners}::int) n returning id`)
  const ids = rows.map(({ id }) => id)
  const tokens = await openSessions(db, ids)
  return ids.map((id, n) => ({ id, token: tokens[n] ?? '' }))
}

const now = () => String(wall())

async function run(db: Db, url: string, members: Member[], nb: 1 | 2): Promise<Outcome[]> {
  const env = { DATABASE_URL: url, FLUX_PAR_MEMBRE: '4' }
  const starts = Array.from({ length: nb }, () =>
    startRival('./servers/flux.ts', env, '/api/sante'),
  )
  return withServers(starts, async (...servers) => {
    const tokens = members.map(({ token }) => token)
    const audience = await openAudience(servers, { tokens, mark: KIND_MARK })
    const measure = async (what: string, perEvent: number, say: Announce): Promise<Outcome> => {
      await repeat(say, WARM_UP_S)
      await pause(LATE_MS)
      audience.clear()
      const before = cpuOf(servers)
      const expected = (await repeat(say, SECONDS)) * perEvent
      const spent = cpuOf(servers) - before
      await pause(LATE_MS)
      const sorted = (await audience.read()).toSorted()
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
      const heard = sorted.length
      return { what, expected, heard, p50: at(0.5), p99: at(0.99), cpu: (spent * 1000) / heard }
    }
    const words = nb === 1 ? '1 processus' : `${nb} processus`
    try {
      const announce = () =>
        announceSubject(db, 'banc', { type: 'notification', data: { kind: now() } })
      const announceToOne: Announce = (n) => {
        const users_id = members[n % members.length]?.id ?? 0
        const event = { users_id, type: 'notification', data: { kind: now() } } as const
        return db.transaction((tx) => addFluxEvents(tx, [event]))
      }
      return [
        await measure(`sujet de tous, ${words}`, members.length, announce),
        await measure(`un membre à la fois, ${words}`, 1, announceToOne),
      ]
    } finally {
      await audience.close()
    }
  })
}

export async function repeat(say: Announce, seconds: number): Promise<number> {
  const start = performance.now()
  const saying: Promise<unknown>[] = []
  const total = seconds * PER_SECOND
  while (saying.length < total) {
    const due = ((performance.now() - start) / 1000) * PER_SECOND
    while (saying.length < Math.min(due, total)) saying.push(say(saying.length))
    await pause(5)
  }
  await Promise.all(saying)
  return total
}

export const cpuOf = (servers: readonly Started[]) =>
  servers.reduce((sum, server) => sum + (server.readCpuMs() ?? Number.NaN), 0)
