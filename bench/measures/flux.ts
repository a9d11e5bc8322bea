import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { connectPostgres, type Db } from '@foulee/db/connect'
import { migrate } from '@foulee/db/migrate'
import { sql } from 'drizzle-orm'
import { addFluxEvents } from '../../apps/server/src/flux/add-flux-events.ts'
import { announceSubject } from '../../apps/server/src/flux/channel.ts'
import { startRival, withServers } from '../bench.ts'
import { withDatabase } from '../databases.ts'
import { gather } from '../listeners.ts'
import type { Cluster } from '../postgres.ts'
import type { Started } from '../processes.ts'
import type { Budget, Section } from '../report.ts'

const LISTENERS = 1_000
const PER_SECOND = 100
const SECONDS = 10
const WARM_UP_S = 2
/** How long after the last event its deliveries are waited for. */
const LATE_MS = 1_500

type Say = (n: number) => Promise<unknown>
type Outcome = { what: string; asked: number; heard: number; p50: number; p99: number; cpu: number }

/** A thousand members listen while something happens a hundred times a second. */
export async function measureFlux({ cluster }: { cluster: Cluster }): Promise<Section> {
  const outcomes = await withDatabase(cluster, 'flux', async (url) => {
    const { db, close } = await connectPostgres(url)
    try {
      await migrate(db)
      const members = await fill(db)
      const one = await run(db, url, members, 1)
      return [...one, ...(await run(db, url, members, 2))]
    } finally {
      await close()
    }
  })
  return {
    title: `${LISTENERS} pages écoutent, ${PER_SECOND} évènements par seconde`,
    method:
      'Du début de la transaction qui annonce à l’arrivée, sur des connexions nues dans un processus à part\u00a0; processeur des serveurs seuls, sans PostgreSQL.',
    rows: outcomes.map(({ what, asked, heard, p50, p99, cpu }) => ({
      cas: what,
      livraisons: heard,
      perdues: asked - heard,
      'médiane ms': p50,
      'p99 ms': p99,
      'µs par livraison': cpu,
    })),
    budgets: outcomes.flatMap(judge),
  }
}

function judge({ what, asked, heard, p99, cpu }: Outcome): Budget[] {
  const budgets: Budget[] = [
    { what: `${what}, p99`, value: p99, unit: ' ms', max: 100 },
    { what: `${what}, perdues ou doubles`, value: Math.abs(asked - heard), max: 0 },
  ]
  // One member's event is read from the database for one page: nothing is shared.
  if (!what.startsWith('sujet')) return budgets
  return [...budgets, { what: `${what}, processeur`, value: cpu, unit: ' µs', max: 3 }]
}

const tokenOf = (n: number) => `flux-${String(n).padStart(24, '0')}`
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Members with a session each. @returns their ids, in the order of their tokens */
async function fill(db: Db): Promise<number[]> {
  const hashes = Array.from({ length: LISTENERS }, (_, n) => hashOf(tokenOf(n)))
  const { rows } = await db.execute<{ users_id: number }>(sql`
    with comptes as (
      insert into users (email, prenom, nom, type, cgu_acceptees_le)
      select 'banc-' || n || '@exemple.fr', 'Banc', 'Flux', 'athlete', now()
      from generate_series(1, ${LISTENERS}) n returning id
    ), rangs as (select id, row_number() over (order by id) as n from comptes)
    insert into sessions (users_id, token_hash, remember, seen_at, expires_at)
    select r.id, h.hash, true, now(), now() + interval '1 day'
    from rangs r join unnest(${sql.param(hashes)}::text[]) with ordinality h(hash, n) using (n)
    order by r.id returning users_id`)
  return rows.map(({ users_id }) => users_id)
}

const now = () => String(performance.timeOrigin + performance.now())

async function run(db: Db, url: string, members: number[], nb: 1 | 2): Promise<Outcome[]> {
  const env = { DATABASE_URL: url, FLUX_PAR_MEMBRE: '4' }
  const starts = Array.from({ length: nb }, () =>
    startRival('./servers/flux.ts', env, '/api/sante'),
  )
  return withServers(starts, async (...servers) => {
    const tokens = members.map((_, n) => tokenOf(n))
    const audience = await gather(servers, tokens)
    const measure = async (what: string, perEvent: number, say: Say): Promise<Outcome> => {
      await repeat(say, WARM_UP_S)
      await pause(LATE_MS)
      audience.forget()
      const before = cpuOf(servers)
      const asked = (await repeat(say, SECONDS)) * perEvent
      const spent = cpuOf(servers) - before
      await pause(LATE_MS)
      const sorted = audience.delays.toSorted((a, b) => a - b)
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
      const heard = sorted.length
      return { what, asked, heard, p50: at(0.5), p99: at(0.99), cpu: (spent * 1000) / heard }
    }
    const words = nb === 1 ? '1 processus' : `${nb} processus`
    try {
      const announce = () =>
        announceSubject(db, 'banc', { type: 'notification', data: { kind: now() } })
      const tellOne: Say = (n) => {
        const users_id = members[n % members.length] ?? 0
        const event = { users_id, type: 'notification', data: { kind: now() } } as const
        return db.transaction((tx) => addFluxEvents(tx, [event]))
      }
      return [
        await measure(`sujet de tous, ${words}`, LISTENERS, announce),
        await measure(`un membre à la fois, ${words}`, 1, tellOne),
      ]
    } finally {
      audience.close()
    }
  })
}

/** Says something a hundred times a second, whatever became of what was said before. @returns how often */
async function repeat(say: Say, seconds: number): Promise<number> {
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

const cpuOf = (servers: readonly Started[]) =>
  servers.reduce((sum, server) => sum + (server.readCpuMs() ?? Number.NaN), 0)
