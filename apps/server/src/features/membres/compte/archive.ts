import { Readable } from 'node:stream'
import type { Db } from '@foulee/db/connect'
import type { Storage } from '../../../storage/storage.ts'
import { collectData } from './compte.export.ts'
import { listFiles } from './compte.export-files.ts'
import { writeLisezMoi } from './lisez-moi.ts'
import { type ZipEntry, zipEntries } from './zip-entries.ts'

/** The format counts in 32 bits; beyond it, what is left out is said in the archive. */
const MAX_FILES_BYTES = 3 * 1024 ** 3

/**
 * Everything that we know of a member as one zip, written as it is read: as many files as they sent
 * would not fit in memory.
 */
export async function buildArchive(
  { db, storage }: { db: Db; storage: Storage },
  { id, prenom }: { id: number; prenom: string },
  now: Date,
): Promise<Readable> {
  // Asked before the first byte leaves: a failure is still an answer then.
  const data = await collectData(db, id)
  const files = await listFiles(db, id)
  const written: string[] = []
  const left: string[] = []

  async function* list(): AsyncGenerator<ZipEntry> {
    for (const { name, rows } of data) {
      written.push(`${name}.json`)
      yield { name: `${name}.json`, isText: true, pieces: [encode(JSON.stringify(rows, null, 2))] }
    }
    let room = MAX_FILES_BYTES
    for (const { name, key } of files) {
      const file = await storage.get(key)
      if (!file) continue
      if (file.size > room) {
        file.stream.destroy()
        left.push(name)
        continue
      }
      room -= file.size
      written.push(name)
      yield { name, isText: /\.(gpx|tcx)$/.test(name), pieces: file.stream }
    }
    // Last, so that it names what is there.
    const text = writeLisezMoi({ prenom, names: written, left, now })
    yield { name: 'LISEZMOI.txt', isText: true, pieces: [encode(text)] }
  }
  return Readable.from(zipEntries(list()), { objectMode: false })
}

const encode = (text: string) => new TextEncoder().encode(text)
