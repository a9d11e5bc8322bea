import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@foulee/testing/free-port'

export type Cluster = {
  urlOf: (database: string) => string
  description: string
  stop: () => void
}

const INSTALLED = '/usr/lib/postgresql'
/** Kept between runs, as filling takes longest. */
const FOLDER = join(tmpdir(), 'foulee-bench')
/** SSD settings; nothing else is tuned. */
const SETTINGS = [
  'shared_buffers=512MB',
  'random_page_cost=1.1',
  'max_wal_size=4GB',
  'fsync=off',
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.track_planning=on',
]

export async function openCluster(): Promise<Cluster> {
  const databaseUrl = process.env.DATABASE_URL
  if (databaseUrl) {
    return {
      urlOf: (name) => withDatabase(databaseUrl, name),
      description: 'DATABASE_URL',
      stop() {},
    }
  }
  return startCluster(await findFreePort())
}

function startCluster(port: number): Cluster {
  const run = findPrograms()
  const data = join(FOLDER, 'data')
  if (!existsSync(data)) {
    mkdirSync(FOLDER, { recursive: true })
    if (isRoot) execFileSync('chown', ['postgres', FOLDER])
    run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  }
  lockFolder()
  // Left running by a killed run, on another port.
  if (isRunning(run, data)) run('pg_ctl', ['stop', '-m', 'fast', '-D', data])
  const options = [`port=${port}`, `unix_socket_directories=${FOLDER}`, ...SETTINGS]
  const flags = options.map((option) => `-c ${option}`).join(' ')
  run('pg_ctl', ['start', '-w', '-D', data, '-l', join(FOLDER, 'log'), '-o', flags])
  return {
    urlOf: (name) => `postgres://postgres@127.0.0.1:${port}/${name}`,
    description: SETTINGS.join(', '),
    stop: () => run('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', data]),
  }
}

/**
 * Exclusive lock: concurrent runs would stop each other’s database.
 * @throws Error if another run is active
 */
function lockFolder(): void {
  const file = join(FOLDER, 'run.pid')
  const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  // One run opens it twice: for results, then for the rest.
  if (other && other !== process.pid && isAlive(other))
    throw new Error(`Un autre banc d’essai tourne (processus ${other}).`)
  writeFileSync(file, String(process.pid))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const isRoot = process.getuid?.() === 0

/** @returns whether a server uses the folder; a stale pid file does not count */
function isRunning(run: (program: string, args: string[]) => void, data: string): boolean {
  try {
    run('pg_ctl', ['status', '-D', data])
    return true
  } catch {
    return false
  }
}

/** @returns a runner of PostgreSQL programs, which refuse to run as root */
function findPrograms(): (program: string, args: string[]) => void {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : []
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  if (!newest) throw new Error('Installez PostgreSQL ≥ 15 avec PostGIS, ou donnez DATABASE_URL.')
  return (program, args) => {
    const command = [join(INSTALLED, newest, 'bin', program), ...args]
    const [first = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(first, rest, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}

function withDatabase(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}
