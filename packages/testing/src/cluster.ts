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

export type Cluster = {
  urlOf: (database: string) => string
  folder: string
  data: string
  port: number
  run: (program: string, args: string[]) => Promise<string>
  /** Clean shutdown; `start` resumes from the folder. */
  halt: () => Promise<void>
  start: () => Promise<void>
  /** Reboot: all connections are lost, and the server is back a moment later. */
  restart: (mode?: 'fast' | 'immediate') => Promise<void>
  /** SIGSTOP: connections stay open and are not answered. */
  freeze: () => Promise<void>
  thaw: () => Promise<void>
  /** Streaming replica on its own port. */
  copy: () => Promise<Cluster>
  stop: () => Promise<void>
}

export function findPostgres(): string | null {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number) : []
  const usable = versions
    .filter((version) => version >= OLDEST)
    .filter((version) => existsSync(join(EXTENSIONS, `${version}/extension/postgis.control`)))
  return usable.length ? join(INSTALLED, String(Math.max(...usable)), 'bin') : null
}

export function canStartCluster(): boolean {
  if (findPostgres()) return true
  process.stdout.write(`Sans PostgreSQL ≥ ${OLDEST} et PostGIS, ces tests sont sautés.\n`)
  return false
}

/**
 * Creates and starts a cluster on a free port.
 * @param place parent of its folder
 * @param env additional environment of its programs
 * @throws Error if PostgreSQL is not installed: check `findPostgres` first
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
 * Starts a cluster on a copy of a stopped data folder: a tenth of the cost of initdb.
 * @param data unchanged
 */
export async function startCopyOf(data: string): Promise<Cluster> {
  const programs = findPostgres()
  if (!programs) throw new Error(`PostgreSQL ≥ ${OLDEST} with PostGIS is not installed.`)
  // Preserves owner and mode: PostgreSQL rejects a folder that is not its own.
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

/** User to run PostgreSQL as; null if the caller may run it. */
export async function findItsUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  return { uid: await idOf('-u'), gid: await idOf('-g') }
}

/** PostgreSQL refuses to run as root: it runs as its own user, in a folder of that user. */
async function asItsUser(folder: string, env: NodeJS.ProcessEnv): Promise<Caller> {
  const runProgram = async (program: string, args: string[]) =>
    (await run(program, args, { cwd: folder, env: { ...process.env, ...env } })).stdout
  const user = await findItsUser()
  if (!user) return runProgram
  await chown(folder, user.uid, user.gid)
  return (program, args) => runProgram('runuser', ['-u', 'postgres', '--', program, ...args])
}

/** Signals the postmaster of a folder and its children; ignores processes already ended. */
export function signalServer(data: string, name: NodeJS.Signals): void {
  if (!existsSync(join(data, 'postmaster.pid'))) return
  for (const pid of listProcesses(data)) {
    try {
      process.kill(pid, name)
    } catch {}
  }
}

function listProcesses(data: string): number[] {
  const [first = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  const server = Number(first)
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && readParent(pid) === server)
  return [server, ...children]
}

/** Fourth field of /proc stat, after a name that may contain spaces. @returns null if ended */
function readParent(pid: number): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null
  }
}
