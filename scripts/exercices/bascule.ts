import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, connectPostgres } from '@foulee/db/connect'
import { contactMessages, sessions } from '@foulee/db/schema'
import { createCourse, createUser } from '@foulee/testing/factories'
import { sql } from 'drizzle-orm'
import { dateForm } from '../../apps/server/src/features/site/contact/form-date.ts'
import { hashToken } from '../../apps/server/src/platform/crypto/new-secret.ts'
import { getSecret } from '../../apps/server/src/platform/crypto/secrets.ts'
import { startServer } from '../../apps/server/src/test/resilience/server-process.ts'
import { preparePrograms } from '../../apps/server/src/test/resilience/test-run.ts'
import { writeLine } from '../steps.ts'
import { countMails, type MailCatcher, startMailCatcher } from './mail-catcher.ts'
import { type Patroni, startPatroni, until } from './patroni.ts'
import { notifyContinuously } from './streams.ts'

/**
 * Failover drill: power loss of the primary under load. Two PostgreSQL nodes under Patroni with
 * synchronous replication, etcd, HAProxy, and two servers of Foulée. Requirements: acknowledged
 * writes exist once; reads continue; writes are back within thirty seconds; each mail has left;
 * open pages have received the events of their member. A mail sent twice is reported without
 * failing, as a mail server and a database share no transaction. Each phase lasts until enough was
 * written and read. The Patroni TTL of a silent primary is added to the result instead of being
 * waited for.
 */
const PROGRAMS = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy']
const missing = PROGRAMS.filter((program) => !existsSync(program))
if (missing.length) {
  writeLine(`Installez patroni, etcd-server et haproxy pour cet exercice (${missing.join(', ')}).`)
  process.exit(1)
}

const TEAM = 'equipe@foulee.example'
const TOKEN = 'un-jeton-de-session-pour-exercice'
const WRITERS = 4
const READERS = 2
const ENOUGH = 100
const ENOUGH_AWAY = 20
/** Configurable for a busy machine. */
const WRITES_BACK_MS = Number(process.env.BASCULE_SECONDES ?? 30) * 1_000
const TIMEOUT_MS = 20_000

type TimedAnswer = { at: number; ms: number; status: number }
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

async function timedFetch(url: string, init: RequestInit = {}): Promise<TimedAnswer> {
  const at = performance.now()
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  )
  await answer?.arrayBuffer().catch(() => {})
  return { at, ms: performance.now() - at, status: answer?.status ?? 0 }
}

type Prepared = { slug: string; users_id: number; jeton: string }

async function prepare({ db }: Connection): Promise<Prepared> {
  const { slug } = await createCourse(db, new Date(), { nom: 'Trail de la Bascule' })
  const { id: users_id } = await createUser(db)
  const seen_at = new Date().toISOString()
  const expires_at = new Date(Date.now() + 86_400_000).toISOString()
  const token_hash = hashToken(TOKEN)
  await db.insert(sessions).values({ users_id, token_hash, remember: true, seen_at, expires_at })
  const jeton = dateForm(new Date(Date.now() - 60_000), await getSecret(db, 'contact'))
  return { slug, users_id, jeton }
}

async function drill(patroni: Patroni, mails: MailCatcher): Promise<boolean> {
  const settings = {
    DATABASE_REPLICA_URLS: patroni.replicaUrl,
    DATABASE_CONNECT_LIMIT: '5',
    DATABASE_STATEMENT_LIMIT: '5',
    CONTACT_EMAIL: TEAM,
    LOG_LEVEL: 'silent',
    SMTP_URL: mails.smtpUrl,
  }
  const servers = [
    await startServer(patroni.url, settings),
    await startServer(patroni.url, settings),
  ]
  const origins = servers.map(({ origin }) => origin)
  const connection = await connectPostgres(patroni.url, 2)
  try {
    const { slug, users_id, jeton } = await prepare(connection)
    const pages = await notifyContinuously(connection, { users_id, token: TOKEN, origins })
    const acknowledged: number[] = []
    const writes: TimedAnswer[] = []
    const reads: TimedAnswer[] = []
    let nb = 0
    let isOver = false
    const write = async (origin: string) => {
      const n = ++nb
      const message = `Essai de bascule numéro ${n}.`
      const timedAnswer = await timedFetch(`${origin}/api/contact`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          nom: 'Lise',
          email: 'lise@exemple.fr',
          sujet: 'course',
          message,
          jeton,
        }),
      })
      if (timedAnswer.status === 200) acknowledged.push(n)
      writes.push(timedAnswer)
      if (timedAnswer.status !== 200) await wait(100)
    }
    const read = async (origin: string) => {
      // Unique URLs, to bypass caches.
      for (const path of [`/api/courses/${slug}`, '/api/courses']) {
        reads.push(await timedFetch(`${origin}${path}?lecture=${reads.length}`))
      }
    }
    const forever = async (act: (origin: string) => Promise<void>, nth: number) => {
      while (!isOver) await act(origins[nth % origins.length] ?? '')
    }
    const all = Promise.all([
      ...Array.from({ length: WRITERS }, (_, nth) => forever(write, nth)),
      ...Array.from({ length: READERS }, (_, nth) => forever(read, nth)),
    ])
    await until(async () => acknowledged.length >= ENOUGH && reads.length >= ENOUGH)
    const flags = await Promise.all(patroni.nodes.map((node) => node.isPrimary()))
    const primary = patroni.nodes[flags.indexOf(true)]
    if (!primary) throw new Error('No node is primary.')
    const diedAt = performance.now()
    primary.kill()
    writeLine(`  Nœud ${primary.name} tué, ${acknowledged.length} écritures confirmées jusque-là`)
    const sinceDeath = (timedAnswers: readonly TimedAnswer[], isGood: boolean) =>
      timedAnswers.filter(({ at, status }) => at > diedAt && (status === 200) === isGood)
    await until(
      async () =>
        sinceDeath(writes, false).length >= ENOUGH_AWAY &&
        sinceDeath(reads, true).length >= ENOUGH_AWAY,
    )
    const sparedMs = await patroni.expire()
    await until(async () => sinceDeath(writes, true).length >= ENOUGH)
    isOver = true
    await all
    const heard = await pages.end()

    const [back] = sinceDeath(writes, true).toSorted((a, b) => a.at - b.at)
    const backMs = (back?.at ?? Number.POSITIVE_INFINITY) - diedAt + sparedMs
    writeLine(
      `  Écritures de retour après ${seconds(backMs)}, dont ${seconds(sparedMs)} comptées sans attendre`,
    )
    const during = reads.filter(({ at }) => at > diedAt)
    const refused = during.filter(({ status }) => status !== 200)
    const slowest = Math.max(0, ...during.map(({ ms }) => ms))
    writeLine(
      `  Lectures depuis\u00a0: ${during.length}, dont ${refused.length} refusée(s)\u00a0; la plus longue ${seconds(slowest)}`,
    )
    for (const { status, at, ms } of refused.slice(0, 5)) {
      writeLine(`    réponse ${status}, ${seconds(at - diedAt)} après, en ${seconds(ms)}`)
    }
    const stored = await countStored(connection)
    const lost = acknowledged.filter((n) => !stored.has(n))
    const twice = [...stored.values()].filter((times) => times > 1)
    writeLine(
      `  ${acknowledged.length} écritures confirmées, ${lost.length} perdue(s), ${twice.length} en double`,
    )
    await until(async () => (await countWaiting(connection)) === 0)
    const sent = await countMails(mails)
    const unsent = [...stored.keys()].filter((n) => !sent.has(n))
    const repeated = [...sent.values()].filter((times) => times > 1)
    writeLine(
      `  ${sent.size} messages partis par email, ${unsent.length} oublié(s), ${repeated.length} en double`,
    )
    writeLine(
      `  ${heard.nb} nouvelles confirmées, entendues par ${heard.pages} pages ouvertes\u00a0: ${heard.missed} manquée(s), ${heard.repeated} en double`,
    )
    return (
      backMs <= WRITES_BACK_MS &&
      refused.length === 0 &&
      lost.length === 0 &&
      twice.length === 0 &&
      unsent.length === 0 &&
      heard.nb > 0 &&
      heard.missed === 0 &&
      heard.repeated === 0
    )
  } finally {
    await connection.close()
    for (const server of servers) await server.kill()
  }
}

async function countStored({ db }: Connection): Promise<Map<number, number>> {
  const rows = await db.select({ message: contactMessages.message }).from(contactMessages)
  const stored = new Map<number, number>()
  for (const { message } of rows) {
    const n = Number(/numéro (\d+)/.exec(message)?.[1])
    stored.set(n, (stored.get(n) ?? 0) + 1)
  }
  return stored
}

async function countWaiting({ db }: Connection): Promise<number> {
  const { rows } = await db.execute<{ nb: number }>(
    sql`select count(*)::int as nb from pgboss.job where name = 'courrier' and state < 'completed'`,
  )
  return rows[0]?.nb ?? 0
}

const mails = await startMailCatcher(TEAM)
const [patroni, removePrograms] = await Promise.all([startPatroni(), preparePrograms()])
try {
  writeLine(`  Deux nœuds au pas. Charge de la machine\u00a0: ${loadavg()[0]?.toFixed(1)}`)
  process.exitCode = (await drill(patroni, mails)) ? 0 : 1
} finally {
  await patroni.stop()
  mails.stop()
  await removePrograms()
}
