import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '@foulee/testing/free-port'

export type Started = {
  origin: string
  /** From process start to first response. */
  startMs: number
  /** Peak memory in MB; null if unavailable. */
  readPeakMemory: () => number | null
  /** CPU time of the process, without PostgreSQL; null if unavailable. */
  readCpuMs: () => number | null
  stop: () => Promise<void>
}

const PATIENCE_MS = 120_000

export async function startProcess(
  script: string,
  env: Record<string, string | undefined>,
  path = '/',
): Promise<Started> {
  const port = await findFreePort()
  const start = performance.now()
  const child = spawn(process.execPath, [new URL(script, import.meta.url).pathname], {
    env: { ...process.env, NODE_ENV: 'production', MAP: 'embarque', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  try {
    await untilAnswers(child, `${origin}${path}`)
  } catch (cause) {
    child.kill('SIGKILL')
    throw new Error(`${script} : pas de réponse`, { cause })
  }
  return {
    origin,
    startMs: performance.now() - start,
    readPeakMemory: () => readMemory(child.pid, 'VmHWM'),
    readCpuMs: () => readCpu(child.pid),
    stop: async () => {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}

async function untilAnswers(child: ChildProcess, url: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (performance.now() < end && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await wait(20)
  }
  throw new Error(url)
}

export function readMemory(pid: number | undefined, which: 'VmRSS' | 'VmHWM'): number | null {
  const [, kb] = new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(readProc(pid ?? 0, 'status')) ?? []
  return kb ? Number(kb) / 1024 : null
}

const MS_PER_TICK = 10

export function readCpu(pid = 0): number | null {
  // After the name in parentheses: state is the first field, times the 12th and 13th.
  const fields = readProc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
  const [user, system] = fields.slice(11, 13).map(Number)
  return user === undefined || system === undefined ? null : (user + system) * MS_PER_TICK
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
