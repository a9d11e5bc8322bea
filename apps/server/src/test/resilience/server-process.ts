import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @returns the program bundled by `test-run.ts`; else its source */
export function findProgram(name: string, source: URL): string {
  const { TEST_PROGRAMS } = process.env
  return TEST_PROGRAMS ? join(TEST_PROGRAMS, `${name}.js`) : fileURLToPath(source)
}
const OPEN = /http:\/\/localhost:(\d+)/

export function getCompileCache(): { NODE_COMPILE_CACHE?: string } {
  const { TEST_PROGRAMS } = process.env
  return TEST_PROGRAMS ? { NODE_COMPILE_CACHE: join(TEST_PROGRAMS, 'compiled') } : {}
}

export type ServerProcess = {
  origin: string
  isAlive: () => boolean
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void
  output: () => string
  kill: () => Promise<void>
  stop: () => Promise<void>
}

export async function startServer(
  databaseUrl: string,
  env: Record<string, string> = {},
  program = findProgram('server', new URL('./server.test-process.ts', import.meta.url)),
): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'foulee-serveur-'))
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      ...getCompileCache(),
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      RATE_CONTACT: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const appendOutput = (text: string) => {
    output += text
  }
  child.stdout.setEncoding('utf8').on('data', appendOutput)
  child.stderr.setEncoding('utf8').on('data', appendOutput)
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const end = async (signal: NodeJS.Signals) => {
    if (isAlive()) await endChild(child, signal)
    await rm(folder, { recursive: true, force: true })
  }
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, found] = OPEN.exec(output) ?? []
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The server did not start.\n${output}`)))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    isAlive,
    signal: (name) => void child.kill(name),
    output: () => output,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
