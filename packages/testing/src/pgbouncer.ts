import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { findFreePort } from './free-port.ts'

const PROGRAM = '/usr/sbin/pgbouncer'
const SETTINGS = new URL('../../../ops/pgbouncer/pgbouncer.ini', import.meta.url)
const PATIENCE_MS = 10_000

export type PgBouncer = { url: string; stop: () => Promise<void> }

export function canStartPgBouncer(): boolean {
  if (existsSync(PROGRAM)) return true
  process.stdout.write('Sans PgBouncer, ces tests sont sautés.\n')
  return false
}

/** PgBouncer before a cluster, configured by `ops/pgbouncer` with its own ports and few servers. */
export async function startPgBouncer({ folder, port }: Cluster): Promise<PgBouncer> {
  const own = await findFreePort()
  const path = join(folder, 'pgbouncer.ini')
  const values: Record<string, string> = {
    foulee: `host=127.0.0.1 port=${port} dbname=postgres user=postgres`,
    listen_port: String(own),
    // Test clusters trust local connections.
    auth_type: 'any',
    default_pool_size: '3',
    pidfile: join(folder, 'pgbouncer.pid'),
  }
  const settings = (await readFile(SETTINGS, 'utf8')).replace(
    /^(\w+) =.*$/gm,
    (line, name) => `${values[name] === undefined ? line : `${name} = ${values[name]}`}`,
  )
  await writeFile(path, settings.replace(/^auth_file.*\n/m, ''))
  // Refuses to run as root.
  const args = process.getuid?.() === 0 ? ['-u', 'postgres', path] : [path]
  const child = spawn(PROGRAM, args, { stdio: 'ignore' })
  await waitUntilOpen(own, child)
  return {
    url: `postgres://postgres@127.0.0.1:${own}/foulee`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (child.exitCode !== null) return
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function waitUntilOpen(port: number, child: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await isOpen(port))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('PgBouncer did not open.')
    await pause(20)
  }
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
