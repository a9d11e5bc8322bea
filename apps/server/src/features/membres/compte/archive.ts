import { Readable } from 'node:stream'
import type { Services } from '#kernel/services.ts'
import { type Written, writeLisezMoi } from './lisez-moi.ts'
import { type ZipEntry, zipEntries } from './zip-entries.ts'

/** The format counts in 32 bits; beyond it, what is left out is said in the archive. */
const MAX_FILES_BYTES = 3 * 1024 ** 3

type Context = Pick<Services, 'db' | 'storage' | 'registry'>

/**
 * Everything that we know of a member as one zip, written as it is read: as many files as they sent
 * would not fit in memory.
 */
export async function buildArchive(
  context: Context,
  { id, prenom }: { id: number; prenom: string },
  now: Date,
): Promise<Readable> {
  // Asked before the first byte leaves: a failure is still an answer then.
  const data = await collectRows(context, id)
  const files = await collectFiles(context, id)
  const written: Written[] = []
  const left: string[] = []

  async function* list(): AsyncGenerator<ZipEntry> {
    for (const { name, contenu, rows } of data) {
      written.push({ name, contenu })
      yield { name, isText: true, pieces: [encode(JSON.stringify(rows, null, 2))] }
    }
    let room = MAX_FILES_BYTES
    for (const { name, contenu, key } of files) {
      const file = await context.storage.get(key)
      if (!file) continue
      if (file.size > room) {
        file.stream.destroy()
        left.push(name)
        continue
      }
      room -= file.size
      written.push({ name, contenu })
      yield { name, isText: /\.(gpx|tcx)$/.test(name), pieces: file.stream }
    }
    // Last, so that it names what is there.
    const text = writeLisezMoi({ prenom, files: written, left, now })
    yield { name: 'LISEZMOI.txt', isText: true, pieces: [encode(text)] }
  }
  return Readable.from(zipEntries(list()), { objectMode: false })
}

/** What each feature knows of the member. */
async function collectRows({ db, registry }: Context, users_id: number) {
  const found: (Written & { rows: unknown })[] = []
  for (const { name, contenu, find } of registry.personal.flatMap(({ collect = [] }) => collect)) {
    found.push({ name: `${name}.json`, contenu, rows: await find(db, users_id) })
  }
  return found
}

/** What the member sent to each feature. */
async function collectFiles({ db, registry }: Context, users_id: number) {
  const found: (Written & { key: string })[] = []
  for (const { contenu, find } of registry.personal.flatMap((held) => held.collectFiles ?? [])) {
    for (const { name, key } of await find(db, users_id)) found.push({ name, contenu, key })
  }
  return found
}

const encode = (text: string) => new TextEncoder().encode(text)
