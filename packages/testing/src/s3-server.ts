import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Debian’s Python: Swift is not visible to another one. */
const PYTHON = '/usr/bin/python3'
const SCRIPT = fileURLToPath(new URL('serve-swift.py', import.meta.url))

export type S3Server = {
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  signal: (name: NodeJS.Signals) => void
  stop: () => Promise<void>
}

export type S3Place = { folder: string; port: number }

/** Whether OpenStack Swift is installed (Debian: `apt-get install python3-swift`). */
export const hasS3Server = (): boolean =>
  spawnSync(PYTHON, ['-c', 'import swift.obj.mem_server']).status === 0

/**
 * OpenStack Swift with its S3 API, in one process.
 * @param place persistent folder; in memory by default
 */
export async function startS3Server(place?: S3Place): Promise<S3Server> {
  const folder = place?.folder ?? (await mkdtemp(join(tmpdir(), 'swift-')))
  const args = [SCRIPT, folder, ...(place ? [String(place.port)] : [])]
  const child = spawn(PYTHON, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let trouble = ''
  child.stderr.on('data', (text) => {
    trouble += text
  })
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text).trim()))
    void ended.then(() => reject(new Error(`Swift did not start: ${trouble}`)))
  })
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'foulee:medias',
    secretAccessKey: 'secret',
    signal: (name) => void child.kill(name),
    async stop() {
      child.stdin.end()
      await ended
      if (!place) await rm(folder, { recursive: true, force: true })
    },
  }
}
