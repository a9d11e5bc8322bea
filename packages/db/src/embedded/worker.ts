import { mkdir } from 'node:fs/promises'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { postgis } from '@electric-sql/pglite-postgis'

/**
 * Embedded PostgreSQL in its own thread, so that a slow statement does not block HTTP. It speaks
 * the wire protocol over the message port, so that one driver serves both databases.
 */
const { folder, snapshot } = workerData as { folder: string | null; snapshot: Uint8Array | null }

if (folder) await mkdir(folder, { recursive: true })
const db = await PGlite.create({
  ...(folder ? { dataDir: folder } : {}),
  ...(snapshot ? { loadDataDir: new Blob([snapshot as Uint8Array<ArrayBuffer>]) } : {}),
  extensions: { postgis, unaccent, pg_trgm, fuzzystrmatch },
})

/** A new client reuses the single backend: the session state of the previous one is reset. */
async function reset() {
  await db.exec('rollback')
  await db.exec('discard all')
  // Data is in memory or page cache: without this the planner avoids indexes (speed.md).
  await db.exec('set random_page_cost = 1.1')
}

const port = parentPort as MessagePort
const answers: Record<string, (bytes?: Uint8Array) => Promise<Uint8Array | undefined>> = {
  reset: async () => void (await reset()),
  protocol: async (bytes) => (bytes ? db.execProtocolRaw(bytes) : undefined),
  dump: async () => new Uint8Array(await (await db.dumpDataDir('gzip')).arrayBuffer()),
  close: async () => void (await db.close()),
}

let queue: Promise<void> = Promise.resolve()
port.on('message', ({ kind, bytes }: { kind: string; bytes?: Uint8Array }) => {
  queue = queue.then(async () => {
    try {
      port.postMessage({ kind, bytes: await answers[kind]?.(bytes) })
    } catch (cause) {
      port.postMessage({ kind: 'failure', message: String(cause) })
    }
    if (kind === 'close') port.close()
  })
})
port.postMessage({ kind: 'ready' })
