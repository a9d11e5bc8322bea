import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const PROGRAM = '/usr/sbin/varnishd'
const MODULE = '/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so'
const SETTINGS = new URL('../../../ops/varnish/foulee.vcl', import.meta.url)
const PATIENCE_MS = 20_000

export type VarnishPorts = { port: number; purgePort: number }
export type Varnish = { stop: () => Promise<void> }

export function canStartVarnish(): boolean {
  if (existsSync(PROGRAM) && existsSync(MODULE)) return true
  process.stdout.write('Sans Varnish et varnish-modules, ces tests sont sautés.\n')
  return false
}

export async function startVarnish(
  { port, purgePort }: VarnishPorts,
  serverPort: number,
): Promise<Varnish> {
  const folder = await mkdtemp(join(tmpdir(), 'foulee-varnish-'))
  const path = join(folder, 'foulee.vcl')
  const settings = await readFile(SETTINGS, 'utf8')
  await writeFile(path, settings.replace('"4173"', `"${serverPort}"`))
  const child = spawn(
    PROGRAM,
    [
      ...['-F', '-j', 'none', '-n', join(folder, 'etat'), '-f', path],
      ...['-a', `127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`],
      ...['-s', 'malloc,32m', '-p', 'http_gzip_support=off'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const end = Date.now() + PATIENCE_MS
  while (!(await isOpen(purgePort))) {
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`Varnish did not open.\n${said}`)
    await pause(50)
  }
  return {
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (child.exitCode === null && child.kill('SIGTERM')) await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const isOpen = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { method: 'PURGE' }).then(
    ({ status }) => status === 204,
    () => false,
  )
