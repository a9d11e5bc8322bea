import { Readable } from 'node:stream'
import type { Services } from '#kernel/services.ts'
import { type Written, writeLisezMoi } from './lisez-moi.ts'
import { type ZipEntry, zipEntries } from './zip-entries.ts'

/** The zip format is limited to 32 bits; files left out are named in the archive. */
const MAX_FILES_BYTES = 3 * 1024 ** 3

type Context = Pick<Services, 'db' | 'storage' | 'registry'>

/** All personal data of a member as a zip, streamed: the files would not fit in memory. */
export async function buildArchive(
  context: Context,
  { id, prenom }: { id: number; prenom: string },
  now: Date,
): Promise<Readable> {
  // Before the first byte is sent, while a failure can still be answered.
  const data = await collectRows(context, id)
  const files = await collectFiles(context, id)
  const written: Written[] = []
  const left: string[] = []

  async function* list(): AsyncGenerator<ZipEntry> {
    for (const { name, contenu, text } of data) {
      written.push({ name, contenu })
      yield { name, isText: true, pieces: [encode(text)] }
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
    // Last, since it lists the actual files.
    const text = writeLisezMoi({ prenom, files: written, left, now })
    yield { name: 'LISEZMOI.txt', isText: true, pieces: [encode(text)] }
  }
  return Readable.from(zipEntries(list()), { objectMode: false })
}

async function collectRows({ db, registry }: Context, users_id: number) {
  const found: (Written & { text: string })[] = []
  for (const { name, contenu, find } of registry.personal.flatMap(({ collect = [] }) => collect)) {
    const text = JSON.stringify(await find(db, users_id), null, 2)
    found.push({ name: `${name}.json`, contenu, text })
  }
  for (const { name, contenu, find } of registry.personal.flatMap(
    (held) => held.collectTexts ?? [],
  )) {
    found.push({ name, contenu, text: await find(db, users_id) })
  }
  return found
}

async function collectFiles({ db, registry }: Context, users_id: number) {
  const found: (Written & { key: string })[] = []
  for (const { contenu, find } of registry.personal.flatMap((held) => held.collectFiles ?? [])) {
    for (const { name, key } of await find(db, users_id)) found.push({ name, contenu, key })
  }
  return found
}

const encode = (text: string) => new TextEncoder().encode(text)
