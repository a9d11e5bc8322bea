import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from './free-port.ts'

const run = promisify(execFile)

const INSTALLED = '/usr/lib/postgresql'
const EXTENSIONS = '/usr/share/postgresql'
const OLDEST = 15

/** A PostgreSQL server of one's own, to be stopped, restarted and frozen at will. */
export type Cluster = {
  /** The address of one of its databases. */
  urlOf: (database: string) => string
  /** What it has for itself: its data is in `data`, its socket and what is asked of it in `folder`. */
  folder: string
  data: string
  port: number
  /** Runs a program as the user to whom it belongs. @returns what that printed */
  run: (program: string, args: string[]) => Promise<string>
  /** Stops it as an orderly host does; `start` goes on with what its folder then holds. */
  halt: () => Promise<void>
  start: () => Promise<void>
  /** As a host that reboots: every connection is lost, and it is back a moment later. */
  restart: (mode?: 'fast' | 'immediate') => Promise<void>
  /** It keeps every connection and answers nothing, as a host that has run out of memory. */
  freeze: () => Promise<void>
  thaw: () => Promise<void>
  /** A copy on a port of its own, which follows this one. */
  copy: () => Promise<Cluster>
  stop: () => Promise<void>
}

/** @returns where the newest PostgreSQL with PostGIS has its programs; null without one */
export function findPostgres(): string | null {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number) : []
  const usable = versions
    .filter((version) => version >= OLDEST)
    .filter((version) => existsSync(join(EXTENSIONS, `${version}/extension/postgis.control`)))
  return usable.length ? join(INSTALLED, String(Math.max(...usable)), 'bin') : null
}

/** Whether tests may start one; says so where they cannot. */
export function canStartCluster(): boolean {
  if (findPostgres()) return true
  process.stdout.write(`Sans PostgreSQL ≥ ${OLDEST} et PostGIS, ces tests sont sautés.\n`)
  return false
}

/**
 * Makes a new cluster on a free port and starts it.
 * @param place where its folder is made
 * @param env what its programs find in their environment, beside ours
 * @throws Error when no PostgreSQL is installed: ask `findPostgres` first
 */
export async function startCluster(
  place = tmpdir(),
  env: NodeJS.ProcessEnv = {},
): Promise<Cluster> {
  const programs = findPostgres()
  if (!programs) throw new Error(`PostgreSQL ≥ ${OLDEST} with PostGIS is not installed.`)
  return open({ programs, place, env }, async (call, data) => {
    const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
    await call(join(programs, 'initdb'), [...initdb, '--no-sync'])
  })
}

/**
 * Starts a cluster on a copy of the data folder of one that was halted: a tenth of what making one costs.
 * @param data that folder; it stays as it is
 */
export async function startCopyOf(data: string): Promise<Cluster> {
  const programs = findPostgres()
  if (!programs) throw new Error(`PostgreSQL ≥ ${OLDEST} with PostGIS is not installed.`)
  // Owners and modes are kept: PostgreSQL refuses a folder that is not its own.
  return open({ programs, place: tmpdir(), env: {} }, (_, copied) =>
    run('cp', ['-a', '--reflink=auto', data, copied]),
  )
}

type Fill = (call: Caller, data: string) => Promise<unknown>

type Where = { programs: string; place: string; env: NodeJS.ProcessEnv }

async function open(where: Where, fill: Fill): Promise<Cluster> {
  const { programs, place, env } = where
  const folder = await mkdtemp(join(place, 'foulee-postgres-'))
  const data = join(folder, 'data')
  const port = await findFreePort()
  const call = await asItsUser(folder, env)
  const control = (...args: string[]) => call(join(programs, 'pg_ctl'), [...args, '-D', data])
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
  const start = [`-l`, join(folder, 'log'), '-o', settings]

  await fill(call, data)
  await control('start', '-w', ...start)
  const signal = async (name: NodeJS.Signals) => signalServer(data, name)
  return {
    folder,
    data,
    port,
    run: call,
    halt: async () => {
      await control('stop', '-w', '-m', 'fast')
    },
    start: async () => {
      await control('start', '-w', ...start)
    },
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    restart: async (mode = 'fast') => {
      await control('restart', '-w', '-m', mode, ...start)
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    copy: () =>
      open(where, (callCopy, copied) => {
        const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
        const backup = ['-D', copied, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']
        return callCopy(join(programs, 'pg_basebackup'), [...from, ...backup])
      }),
    stop: async () => {
      if (existsSync(join(data, 'postmaster.pid'))) {
        await signal('SIGCONT')
        await control('stop', '-w', '-m', 'immediate')
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Caller = (program: string, args: string[]) => Promise<string>

/** The user to whom PostgreSQL belongs; null where whoever calls may run it. */
export async function findItsUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  return { uid: await idOf('-u'), gid: await idOf('-g') }
}

/** PostgreSQL refuses to run as root: then its own user runs it, in a folder that is theirs. */
async function asItsUser(folder: string, env: NodeJS.ProcessEnv): Promise<Caller> {
  const say = async (program: string, args: string[]) =>
    (await run(program, args, { cwd: folder, env: { ...process.env, ...env } })).stdout
  const user = await findItsUser()
  if (!user) return say
  await chown(folder, user.uid, user.gid)
  return (program, args) => say('runuser', ['-u', 'postgres', '--', program, ...args])
}

/** Tells the server of this folder and all that it has started; one that has ended is told nothing. */
export function signalServer(data: string, name: NodeJS.Signals): void {
  if (!existsSync(join(data, 'postmaster.pid'))) return
  for (const pid of listProcesses(data)) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended since it was listed.
    }
  }
}

/** The server first, then what it has started for its clients and for itself. */
function listProcesses(data: string): number[] {
  const [first = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  const server = Number(first)
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && readParent(pid) === server)
  return [server, ...children]
}

/** The fourth word, after the name, which may hold spaces. @returns null for what has ended */
function readParent(pid: number): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null
  }
}
