import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, connectPostgres } from '@foulee/db/connect'
import { RENEWED_CARDS } from '@foulee/db/read-models/mark-cards-stale'
import { findPostgres, startCluster } from '@foulee/testing/cluster'
import {
  type ServerProcess,
  startServer,
} from '../../apps/server/src/test/resilience/server-process.ts'
import { writeLine } from '../steps.ts'
import { countMails, type MailCatcher, startMailCatcher } from './mail-catcher.ts'
import { type Behind, type Door, forward, openDoor } from './montee-porte.ts'
import { type Cast, startTraffic, type Traffic } from './montee-trafic.ts'
import { until } from './patroni.ts'
import { signIn } from './sign-in.ts'
import { checkoutVersion, countMigrations, findPrevious, type Version } from './version-avant.ts'

/**
 * Rolling upgrade drill on one database under load: the old version creates the demo data; the new
 * one starts beside it and migrates; both serve; the old one stops, is restarted on the migrated
 * database like by a worried operator, and stops again. No request may fail, no acknowledged write
 * be lost, and writes of each version must be visible in the other. Finally a new server is stopped
 * with calls still arriving.
 */
const TEAM = 'equipe@foulee.example'
const BEFORE_MS = 4_000
const TOGETHER_MS = 8_000
const ALONE_MS = 3_000
const FORM_MS = 3_500
/** Drain time of a server removed from the balancer. */
const DRAINED_MS = 1_000
const REFRESHED_MS = 90_000

const [reference] = process.argv.slice(2)
const commit = await findPrevious(reference)
if (!commit) {
  writeLine(
    reference
      ? `  La version ${reference} n’est pas dans l’historique, ou trop ancienne pour cet exercice.`
      : '  L’historique ne remonte pas jusqu’à la version d’avant (copie superficielle\u00a0?)\u00a0: passé outre.',
  )
  process.exit(reference ? 1 : 0)
}
if (!findPostgres()) {
  writeLine('  Installez postgresql-15-postgis-3 pour cet exercice.')
  process.exit(1)
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

type Stage = {
  door: Door
  open: (name: string, program?: string, isDemo?: boolean) => Promise<Opened>
}
type Opened = Behind & { server: ServerProcess }

/** Removes a server from the balancer, then stops it: the documented upgrade steps. */
async function removeServer({ door }: Stage, opened: Opened): Promise<void> {
  door.servers = door.servers.filter(({ origin }) => origin !== opened.origin)
  await wait(DRAINED_MS)
  await opened.server.stop()
}

async function stopAtWork({ door }: Stage, opened: Opened): Promise<void> {
  const behind = door.servers.find(({ origin }) => origin === opened.origin)
  if (behind) behind.isEnding = true
  await opened.server.stop()
  door.servers = door.servers.filter((other) => other !== behind)
}

type Rows<T> = { data: T[] }

async function prepare(door: Door): Promise<Cast> {
  const get = async <T>(path: string, token = ''): Promise<T> => {
    const headers = { authorization: `Bearer ${token}` }
    return (await forward(door, 0, path, token ? { headers } : {})).body as T
  }
  const origin = door.servers[0]?.origin ?? ''
  const [lea, karim] = [
    await signIn(origin, 'lea@foulee.example'),
    await signIn(origin, 'karim@foulee.example'),
  ]
  const mine = await get<Rows<{ course: { id: number; slug: string; etat: number } }>>(
    '/api/courses/mes-courses?nb_page=50',
    lea.token,
  )
  const course = mine.data.find(({ course: { etat } }) => etat >= 100)?.course
  const [parcours] = (await get<Rows<{ id: number }>>('/api/parcours')).data
  const { jeton } = (await get<{ data: { jeton: string } }>('/api/contact')).data
  if (!course || !parcours) throw new Error('The demo world has no race of Léa or no route.')
  await wait(FORM_MS)
  return { lea, karim, course, parcours: parcours.id, jeton }
}

async function upgrade(stage: Stage, version: Version): Promise<Traffic> {
  const { door } = stage
  const begun = performance.now()
  const old = await stage.open('ancienne', version.program, true)
  writeLine(`  Ancienne version ouverte avec sa base\u00a0: ${seconds(performance.now() - begun)}`)
  const traffic = startTraffic(door, await prepare(door))
  await wait(BEFORE_MS)
  const started = performance.now()
  const fresh = await stage.open('nouvelle')
  writeLine(
    `  Nouvelle ouverte à côté, base migrée\u00a0: ${seconds(performance.now() - started)}, la plus longue réponse ${seconds(door.slowestMs)}`,
  )
  await wait(TOGETHER_MS)
  await removeServer(stage, old)
  writeLine('  Ancienne retirée et arrêtée')
  await wait(ALONE_MS)
  const again = await stage.open('ancienne', version.program)
  writeLine('  Ancienne rouverte sur la base migrée')
  await wait(TOGETHER_MS)
  await removeServer(stage, again)
  const last = await stage.open('nouvelle')
  await stopAtWork(stage, fresh)
  writeLine(
    `  Nouvelle arrêtée en plein travail, une autre à côté\u00a0: ${door.nbMoved} appels passés à l’autre`,
  )
  await wait(ALONE_MS)
  await traffic.stop()
  for (const { server } of [old, fresh, again, last]) {
    const lines = server
      .output()
      .split('\n')
      .filter((line) => /"level":(50|60)/.test(line))
    if (lines.length)
      writeLine(`  Journal\u00a0: ${lines.length} erreur(s), dont ${lines[0]?.slice(0, 300)}`)
  }
  return traffic
}

async function judge(
  { door }: Stage,
  traffic: Traffic,
  { db }: Connection,
  mails: MailCatcher,
): Promise<boolean> {
  const total = [...traffic.acknowledged.values()].reduce((sum, { length }) => sum + length, 0)
  const kinds = [...traffic.acknowledged].map(([name, { length }]) => `${name} ${length}`)
  const texts = async (column: string, table: string) => {
    const { rows } = await db.$client.query(`select ${column} as text from ${table}`)
    return new Set(rows.map(({ text }) => Number(/numéro (\d+)/.exec(text ?? '')?.[1])))
  }
  const stored = new Map([
    ['messages', await texts('texte', 'messages')],
    ['contact', await texts('message', 'contact_messages')],
  ])
  const lost = [...stored].flatMap(([name, found]) =>
    (traffic.acknowledged.get(name) ?? []).filter((n) => !found.has(n)),
  )
  writeLine(`  ${total} écritures confirmées (${kinds.join(', ')}), ${lost.length} perdue(s)`)
  const ways = [...traffic.crossed].map(([way, nb]) => `${way} ${nb}`)
  writeLine(
    `  Relues aussitôt\u00a0: ${ways.join(', ')}\u00a0; ${traffic.unseen.length} introuvable(s)`,
  )
  const answers = [...door.answered].map(([name, nb]) => `${name} ${nb}`)
  writeLine(
    `  ${traffic.nbReads} lectures de visiteurs\u00a0; réponses\u00a0: ${answers.join(', ')}\u00a0; ${door.faults.length} en échec`,
  )
  const written = traffic.acknowledged.get('contact') ?? []
  await until(async () => (await countMails(mails)).size >= written.length)
  const sent = await countMails(mails)
  const unsent = written.filter((n) => !sent.has(n))
  const twice = [...sent.values()].filter((times) => times > 1)
  writeLine(
    `  ${sent.size} messages partis par email, ${unsent.length} oublié(s), ${twice.length} en double`,
  )
  for (const text of [...door.faults, ...traffic.unseen, ...traffic.refused].slice(0, 10)) {
    writeLine(`  ✗ ${text}`)
  }
  const crossed = ['ancienne → nouvelle', 'nouvelle → ancienne'].map((way) =>
    traffic.crossed.get(way),
  )
  const nbWrong = [lost, unsent, door.faults, traffic.unseen, traffic.refused].flat().length
  return nbWrong === 0 && crossed.every(Boolean)
}

/**
 * Cards written by the old version lack newer columns. On shutdown it marks them stale if a newer
 * migration has run; after a kill, or for an older version, docs/exploitation.md describes the
 * manual step.
 */
async function renewCards({ db }: Connection): Promise<void> {
  const begun = performance.now()
  for (const name of RENEWED_CARDS) {
    await db.$client.query(`update ${name} set valable_jusqua = now()`)
  }
  const stale = RENEWED_CARDS.map(
    (name) => `(select count(*) from ${name} where valable_jusqua <= now())`,
  )
  const countStale = async () =>
    Number((await db.$client.query(`select ${stale.join(' + ')} as nb`)).rows[0].nb)
  const nb = await countStale()
  await until(async () => (await countStale()) === 0, REFRESHED_MS)
  writeLine(`  ${nb} fiches refaites par la nouvelle\u00a0: ${seconds(performance.now() - begun)}`)
}

const version = await checkoutVersion(commit)
const mails = await startMailCatcher(TEAM)
const cluster = await startCluster()
const files = await mkdtemp(join(tmpdir(), 'foulee-montee-'))
const servers: ServerProcess[] = []
const url = cluster.urlOf('postgres')
const settings = {
  CONTACT_EMAIL: TEAM,
  SMTP_URL: mails.smtpUrl,
  STORAGE_URL: `file://${files}`,
  RATE_MESSAGE: '1000000',
}
const door = openDoor()
const stage: Stage = {
  door,
  open: async (name, program, isDemo = false) => {
    const env = isDemo ? { ...settings, DEMO: '1' } : settings
    const server = await startServer(url, env, program)
    servers.push(server)
    const behind = { name, origin: server.origin, isEnding: false }
    door.servers.push(behind)
    return { ...behind, server }
  },
}
try {
  writeLine(
    `  ${commit.slice(0, 8)} (${version.nbMigrations} migrations) → celle-ci (${await countMigrations()})${version.hasOurs ? '' : ', avec les dépendances de celle-ci'}. Charge de la machine\u00a0: ${loadavg()[0]?.toFixed(1)}`,
  )
  const traffic = await upgrade(stage, version)
  const connection = await connectPostgres(url, 2)
  try {
    const isWell = await judge(stage, traffic, connection, mails)
    await renewCards(connection)
    process.exitCode = isWell ? 0 : 1
  } finally {
    await connection.close()
  }
} finally {
  for (const server of servers) await server.kill()
  await cluster.stop()
  mails.stop()
  await version.remove()
  await rm(files, { recursive: true, force: true })
}
