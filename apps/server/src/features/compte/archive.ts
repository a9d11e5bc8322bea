import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { Db } from '@foulee/db/connect'
import { profils } from '@foulee/db/schema'
import { getImageKeys } from '@foulee/domain/image'
import { eq } from 'drizzle-orm'
import { type AsyncZippable, zip } from 'fflate'
import type { Storage } from '../../storage/storage.ts'
import { collectData } from './compte.export.ts'
import { writeLisezMoi } from './lisez-moi.ts'

/** Images are packed already; past this much the archive would not fit in memory with the others. */
const MAX_IMAGES_BYTES = 20 * 1024 * 1024

const pack = promisify<AsyncZippable, Uint8Array>(zip)

/** Everything that we know of a member as one zip, made in memory: texts and at most two images. */
export async function buildArchive(
  { db, storage }: { db: Db; storage: Storage },
  { id, prenom }: { id: number; prenom: string },
  now: Date,
): Promise<Buffer> {
  const files = await collectData(db, id)
  const images = await readImages(db, storage, id)
  const names = [...files.map(({ name }) => `${name}.json`), ...images.map(({ name }) => name)]
  const entries: AsyncZippable = { 'LISEZMOI.txt': encode(writeLisezMoi(prenom, names, now)) }
  for (const { name, rows } of files)
    entries[`${name}.json`] = encode(JSON.stringify(rows, null, 2))
  for (const { name, bytes } of images) entries[name] = [bytes, { level: 0 }]
  return Buffer.from(await pack(entries))
}

const encode = (text: string) => new TextEncoder().encode(text)

/** The largest file of each image, as it is shown. */
async function readImages(db: Db, storage: Storage, users_id: number) {
  const [profil] = await db
    .select({ avatar: profils.avatar, banniere: profils.public_banner })
    .from(profils)
    .where(eq(profils.users_id, users_id))
  const images: { name: string; bytes: Buffer }[] = []
  let room = MAX_IMAGES_BYTES
  for (const [name, folder] of Object.entries(profil ?? {})) {
    const key = getImageKeys(folder ?? '')
      .filter((file) => file.endsWith('.webp'))
      .at(-1)
    const file = key ? await storage.get(key) : null
    if (!file) continue
    room -= file.size
    if (room < 0) file.stream.destroy()
    else images.push({ name: `images/${name}.webp`, bytes: await buffer(file.stream) })
  }
  return images
}
