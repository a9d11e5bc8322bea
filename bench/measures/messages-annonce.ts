import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { connectPostgres, type Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { WORKS } from '../../apps/server/src/features/works.ts'
import { writeMessage } from '../../apps/server/src/kernel/channels/write-message.ts'
import { createQueues } from '../../apps/server/src/platform/jobs/run.ts'
import { startRival, withServers } from '../bench.ts'
import { type Audience, openAudience, wall } from '../listeners.ts'
import type { Cluster } from '../postgres.ts'
import type { Started } from '../processes.ts'
import { type Budget, median, type Row, type Section } from '../report.ts'
import { openSessions } from '../sessions.ts'
import { findRace, openTalks } from '../talks.ts'
import { waitForAll } from './fil-annonce.ts'
import { cpuOf, LATE_MS, repeat } from './flux.ts'

const LISTENERS = 1_000
const TIMES = 40
const SECONDS = 5
const PATIENCE_MS = 30_000
/** Mark of message events, without a time. */
const MARK = 'event: message\n'

type DeliveryResult = {
  where: string
  expected: number
  heard: number
  times: number[]
  cpu: number
}

/** A thousand runners of a race with an open page; messages in its channel. */
export const measureCanal = async ({ cluster, part }: { cluster: Cluster; part: number }) =>
  measureDelivery(await openTalks(cluster, part), Math.ceil(LISTENERS / part))

export async function measureDelivery(url: string, listeners: number): Promise<Section> {
  const { id: canal } = await findRace(url)
  const { db, close } = await connectPostgres(url)
  try {
    await createQueues(db, WORKS)
    const { rows } = await db.execute<{ id: number }>(sql`
      select users_id as id from liste where type = 'epreuve' order by users_id limit ${listeners}`)
    const ids = rows.map(({ id }) => id)
    const tokens = await openSessions(db, ids)
    const postMessage = () => write(db, canal, ids[0] ?? 0)
    const found = [
      await announce(url, tokens, 1, postMessage),
      await announce(url, tokens, 2, postMessage),
    ]
    return {
      title: `Un message à ${listeners} pages qui écoutent`,
      method:
        'Du début de la transaction qui l’écrit à l’arrivée, un message après l’autre, sur des connexions nues lues par un fil à part\u00a0; processeur des serveurs seuls, à cent messages par seconde.',
      rows: found.map(toRow),
      budgets: found.flatMap(judge),
    }
  } finally {
    await close()
  }
}

const write = (db: Db, channels_id: number, users_id: number) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select from canaux where id = ${channels_id} for update`)
    const message = {
      channels_id,
      users_id,
      client_id: randomUUID(),
      texte: 'On part dans une heure',
    }
    return writeMessage(tx, { ...message, reponse_id: null, now: new Date() })
  })

function announce(
  url: string,
  tokens: string[],
  nb: 1 | 2,
  say: () => Promise<unknown>,
): Promise<DeliveryResult> {
  const starts = Array.from({ length: nb }, () =>
    startRival('./servers/flux.ts', { DATABASE_URL: url }, '/api/sante'),
  )
  return withServers(starts, async (...servers) => {
    const audience = await openAudience(servers, { tokens, mark: MARK })
    try {
      const calm = await announceSlowly(audience, tokens.length, say)
      const busy = await announceOften(audience, servers, say)
      return {
        where: nb === 1 ? '1 processus' : `${nb} processus`,
        expected: TIMES * tokens.length + busy.sent * tokens.length,
        heard: calm.length + busy.heard,
        times: calm,
        cpu: (busy.spent * 1000) / busy.heard,
      }
    } finally {
      await audience.close()
    }
  })
}

async function announceSlowly(audience: Audience, listeners: number, say: () => Promise<unknown>) {
  const times: number[] = []
  for (let n = 0; n < TIMES; n += 1) {
    audience.clear()
    const from = wall()
    await say()
    for (const at of await waitForAll(audience, listeners, from + PATIENCE_MS))
      times.push(at - from)
  }
  return times
}

async function announceOften(
  audience: Audience,
  servers: readonly Started[],
  say: () => Promise<unknown>,
) {
  audience.clear()
  const before = cpuOf(servers)
  const sent = await repeat(say, SECONDS)
  const spent = cpuOf(servers) - before
  await pause(LATE_MS)
  return { sent, spent, heard: (await audience.read()).length }
}

const at99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN

const toRow = ({ where, heard, expected, times, cpu }: DeliveryResult): Row => ({
  quoi: `un message, ${where}`,
  livraisons: heard,
  perdues: expected - heard,
  'médiane ms': median(times),
  'p99 ms': at99(times),
  'µs par livraison': cpu,
})

const judge = ({ where, heard, expected, times, cpu }: DeliveryResult): Budget[] => [
  { what: `un message, ${where}, p99`, value: at99(times), unit: ' ms', max: 100 },
  { what: `un message, ${where}, perdus ou doubles`, value: Math.abs(expected - heard), max: 0 },
  { what: `un message, ${where}, processeur`, value: cpu, unit: ' µs', max: 3 },
]
