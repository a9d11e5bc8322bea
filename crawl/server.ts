import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connectEmbedded, type Db } from '@foulee/db/connect'
import { findFreePort } from '@foulee/testing/free-port'
import { SERVER_ENVIRONMENT } from '../scripts/server-environment.ts'

const PROGRAM = fileURLToPath(new URL('../apps/server/build/main.js', import.meta.url))
const OPEN = /http:\/\/localhost:\d+/

export type DemoSite = {
  origin: string
  /** Changes the database while the server is stopped, then restarts it on the same port. */
  change: (change: (db: Db) => Promise<unknown>) => Promise<void>
  close: () => Promise<void>
}

export async function openDemoSite(): Promise<DemoSite> {
  // The public URL is configured before the start.
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'foulee-visite-'))
  const start = () => startServer(folder, origin, port)
  let stop = await start()
  return {
    origin,
    change: async (change) => {
      await stop()
      const { db, close } = await connectEmbedded(folder)
      await change(db).finally(close)
      stop = await start()
    },
    close: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startServer(folder: string, origin: string, port: number) {
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...SERVER_ENVIRONMENT,
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      MAP: 'embarque',
      LOG_LEVEL: 'error',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      DEMO: '1',
      // The crawler downloads every file.
      RATE_FICHIER: '1000000',
      // The crawler signs in to the back office without second factor.
      STAFF_SECOND_FACTOR: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (OPEN.test(output)) resolve()
    })
    child.once('exit', () => reject(new Error(`The site did not open.\n${output}`)))
  })
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}
