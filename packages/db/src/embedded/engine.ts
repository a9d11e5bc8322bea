import { mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { postgis } from '@electric-sql/pglite-postgis'

export type Message = { kind: string; bytes?: Uint8Array | undefined; message?: string }

/**
 * Opens embedded PostgreSQL (PGlite with PostGIS).
 * @param folder data folder; null keeps data in memory
 * @param snapshot archive of another database, loaded into an empty folder
 * @returns answers one message at a time, in their order; never throws
 */
export async function openEngine(
  folder: string | null,
  snapshot: Uint8Array | null,
): Promise<(message: Message) => Promise<Message>> {
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

  const answers: Record<string, (bytes?: Uint8Array) => Promise<Uint8Array | undefined>> = {
    reset: async () => void (await reset()),
    protocol: async (bytes) => (bytes ? db.execProtocolRaw(bytes) : undefined),
    dump: async () => new Uint8Array(await (await db.dumpDataDir('gzip')).arrayBuffer()),
    close: async () => void (await db.close()),
  }

  let queue: Promise<unknown> = Promise.resolve()
  return ({ kind, bytes }) => {
    const answered = queue.then(async () => {
      try {
        return { kind, bytes: await answers[kind]?.(bytes) }
      } catch (cause) {
        return { kind: 'failure', message: String(cause) }
      }
    })
    queue = answered
    return answered
  }
}
