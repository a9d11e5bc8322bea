import type { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, connectPostgres } from '@foulee/db/connect'
import { migrate } from '@foulee/db/migrate'
import { signalServer, startCluster } from '@foulee/testing/cluster'
import { findFreePort } from '@foulee/testing/free-port'
import { startS3Server } from '@foulee/testing/s3-server'
import { getPushKeys } from '../../../apps/server/src/platform/push/push-keys.ts'
import { CERT, type PushBrowser } from '../../../apps/server/src/platform/push/test-push-service.ts'
import { openTestBucket } from '../../../apps/server/src/platform/storage/test-bucket.ts'
import {
  type ServerProcess,
  startServer,
} from '../../../apps/server/src/test/resilience/server-process.ts'
import { root } from '../../steps.ts'
import { type Disk, mountDisk } from './disk.ts'
import { type Part, startProgram } from './part.ts'

export const TEAM = 'equipe@foulee.example'
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
export const PROGRAMS = ['/usr/sbin/haproxy', FAKETIME]

/** Far above the load: rate limits are not tested here. */
const RATES = Object.fromEntries(
  ['CONTACT', 'MESSAGE', 'MESSAGE_NOUVEAU', 'ENVOI', 'RESERVATION', 'PIECE', 'FICHIER'].map(
    (name) => [`RATE_${name}`, '1000000'],
  ),
)

export type Store = 's3' | 'dossier'

export type Clocked = 'serveur' | 'base'

type Servers = { a: ServerProcess; b: ServerProcess }

export type Site = {
  origin: string
  pushOrigin: string
  connection: Connection
  parts: Record<'serveur' | 'base' | 'fichiers' | 'courrier' | 'push' | 'repartiteur', Part>
  disks: Record<'base' | 'fichiers' | 'depot', Disk>
  servers: Servers
  moveClock: (whose: Clocked, seconds: number) => void
  /** Registers subscriptions, also after a restart of the push services. */
  subscribe: (browsers: readonly PushBrowser[]) => Promise<void>
  mailsToTeam: () => string[]
  pushes: () => string[]
  stop: () => Promise<void>
}

export async function openSite(store: Store): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'foulee-pannes-'))
  // PostgreSQL traverses it as its own user.
  chmodSync(folder, 0o755)
  const disks = {
    base: mountDisk(join(folder, 'base'), 700),
    fichiers: mountDisk(join(folder, 'fichiers'), 120),
    depot: mountDisk(join(folder, 'depot'), 24),
  }
  const closing: (() => unknown)[] = []
  const stop = async () => {
    for (const close of closing.toReversed()) await close()
    for (const disk of Object.values(disks)) disk.unmount()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const clocks = { serveur: openClock(folder, 'serveur'), base: openClock(folder, 'base') }
    const { connection, base, url } = await openBase(disks.base.folder, clocks.base.env, closing)
    const mail = await openMail(folder, closing)
    const push = await openPush(folder, connection, closing)
    const files =
      store === 's3' ? await openS3(disks.fichiers.folder, closing) : openFolder(disks.fichiers)
    const settings = {
      ...RATES,
      ...files.settings,
      SMTP_URL: mail.url,
      CONTACT_EMAIL: TEAM,
      NODE_EXTRA_CA_CERTS: push.certificate,
      TMPDIR: disks.depot.folder,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
    }
    const program = join(root, 'scripts/exercices/pannes/site-process.ts')
    const ports = { a: await findFreePort(), b: await findFreePort() }
    const start = (name: 'a' | 'b') => {
      const clocked = name === 'b' ? clocks.serveur.env : {}
      return startServer(url, { ...settings, ...clocked, PORT: String(ports[name]) }, program)
    }
    const servers: Servers = { a: await start('a'), b: await start('b') }
    closing.push(
      () => servers.a.kill(),
      () => servers.b.kill(),
    )
    const serveur: Part = {
      kill: () => servers.a.kill(),
      restart: async () => {
        servers.a = await start('a')
      },
      freeze: async () => servers.a.signal('SIGSTOP'),
      thaw: async () => servers.a.signal('SIGCONT'),
    }
    const balancer = await openBalancer(folder, ports, closing)
    return {
      origin: balancer.origin,
      pushOrigin: push.origin,
      connection,
      parts: {
        serveur,
        base,
        fichiers: files.part,
        courrier: mail.part,
        push: push.part,
        repartiteur: balancer.part,
      },
      disks,
      servers,
      moveClock: (whose, seconds) => clocks[whose].move(seconds),
      subscribe: push.subscribe,
      mailsToTeam: mail.read,
      pushes: push.read,
      stop,
    }
  } catch (cause) {
    await stop()
    throw cause
  }
}

type Closing = (() => unknown)[]

function openClock(folder: string, whose: Clocked) {
  const file = join(folder, `horloge-${whose}`)
  const move = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}`)
  move(0)
  const env = {
    LD_PRELOAD: FAKETIME,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return { env, move }
}

async function openBase(disk: string, env: NodeJS.ProcessEnv, closing: Closing) {
  const cluster = await startCluster(disk, env)
  closing.push(() => cluster.stop())
  const url = cluster.urlOf('postgres')
  const connection = await connectPostgres(url, 2)
  closing.push(() => connection.close())
  await migrate(connection.db)
  const base: Part = {
    kill: async () => signalServer(cluster.data, 'SIGKILL'),
    restart: async () => {
      // It may have recovered by itself.
      if (!(await isThere(connection))) await cluster.start()
    },
    freeze: () => cluster.freeze(),
    thaw: () => cluster.thaw(),
  }
  return { connection, base, url }
}

const isThere = ({ db }: Connection) =>
  db.execute('select 1').then(
    () => true,
    () => false,
  )

const readLines = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean)

async function openMail(folder: string, closing: Closing) {
  const [PORT, SMTP_PORT] = [await findFreePort(), await findFreePort()]
  const file = join(folder, 'emails')
  writeFileSync(file, '')
  const env = { ...process.env, MAIL_FILE: file, PORT: `${PORT}`, SMTP_PORT: `${SMTP_PORT}` }
  const part = await startProgram({
    command: process.execPath,
    args: [join(root, 'e2e/mail-catcher.ts')],
    port: SMTP_PORT,
    options: { env },
  })
  closing.push(part.kill)
  const read = () =>
    readLines(file)
      .map((line) => JSON.parse(line) as { to: string[]; text: string })
      .filter(({ to }) => to.includes(TEAM))
      .map(({ text }) => text)
  return { part, read, url: `smtp://127.0.0.1:${SMTP_PORT}` }
}

async function openPush(folder: string, { db }: Connection, closing: Closing) {
  const port = await findFreePort()
  const file = join(folder, 'notifications')
  const certificate = join(folder, 'push.pem')
  writeFileSync(file, '')
  writeFileSync(certificate, CERT)
  const { publicKey } = await getPushKeys(db, { push: NO_KEYS })
  const subscribed: PushBrowser[] = []
  const sendBrowsers = async (
    child: ReturnType<typeof spawn>,
    browsers: readonly PushBrowser[],
  ) => {
    const reply = once(child, 'message')
    child.send([...browsers])
    await reply
  }
  const part = await startProgram(
    {
      command: process.execPath,
      args: [join(root, 'scripts/exercices/pannes/push-process.ts')],
      port,
      options: {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        env: { ...process.env, PORT: String(port), PUSH_KEY: publicKey, PUSH_FILE: file },
      },
    },
    (child) => sendBrowsers(child, subscribed),
  )
  closing.push(part.kill)
  const subscribe = async (browsers: readonly PushBrowser[]) => {
    subscribed.push(...browsers)
    await sendBrowsers(part.child(), browsers)
  }
  return {
    part,
    certificate,
    subscribe,
    origin: `https://localhost:${port}`,
    read: () => readLines(file),
  }
}

const NO_KEYS = { keys: null, contact: `mailto:${TEAM}`, isLocalAllowed: true }

async function openS3(folder: string, closing: Closing) {
  const place = { folder, port: await findFreePort() }
  const made = await openTestBucket('', place)
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = made.settings
  let { server } = made
  closing.push(() => server.stop())
  const part: Part = {
    kill: async () => server.signal('SIGKILL'),
    restart: async () => {
      await server.stop()
      server = await startS3Server(place)
    },
    freeze: async () => server.signal('SIGSTOP'),
    thaw: async () => server.signal('SIGCONT'),
  }
  const settings = {
    STORAGE_URL: `s3://${bucket}?endpoint=${endpoint}&region=${region}`,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  }
  return { part, settings }
}

/** A folder has no process to kill. */
function openFolder({ folder }: Disk): { part: Part; settings: Record<string, string> } {
  const nothing = async () => {}
  const part = { kill: nothing, restart: nothing, freeze: nothing, thaw: nothing }
  return { part, settings: { STORAGE_URL: `file://${folder}/medias` } }
}

async function openBalancer(folder: string, ports: { a: number; b: number }, closing: Closing) {
  const port = await findFreePort()
  const ops = join(root, 'ops/haproxy')
  const text = readFileSync(join(ops, 'site.cfg'), 'utf8')
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replaceAll('127.0.0.1:4173', `127.0.0.1:${ports.a}`)
    .replaceAll('127.0.0.1:4174', `127.0.0.1:${ports.b}`)
  const config = join(folder, 'site.cfg')
  writeFileSync(config, text)
  for (const name of ['indisponible-page.http', 'indisponible-appel.http']) {
    writeFileSync(join(folder, name), readFileSync(join(ops, name)))
  }
  // Single process, so that a kill leaves no worker.
  const args = ['-db', '-f', config]
  const part = await startProgram({ command: '/usr/sbin/haproxy', args, port })
  closing.push(part.kill)
  return { part, origin: `http://127.0.0.1:${port}` }
}
