import type { Photo } from '@foulee/contract/echanges/photos'
import type { Db, Tx } from '@foulee/db/connect'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ContentModel } from '#kernel/content/content-model.ts'
import type { PhotoModel } from '#kernel/entity-types/photo-model.ts'
import { lockStructure } from './members.ts'
import type { Structure } from './structure.ts'

/** Kinds with photos, partners, news and links on their page. */
type WithContents = Structure<{ id: number; is_public: boolean }, 'agence' | 'magasin'>

/** Follows each save, in its transaction: rebuilds or invalidates what shows the structures. */
export type Touch = (tx: Tx, ids: readonly number[], now: Date) => Promise<void>

export const structureContents = (
  structure: WithContents,
  touch: Touch,
  contentModel: Pick<ContentModel, 'speaksFor'> = {},
): ContentModel => ({
  ...contentModel,
  prefix: structure.genre,
  key: structure.key,
  open: (db, user, id) => structure.getEditable(db, user, id),
  save: (db, { id, user, now }, write) =>
    db.transaction(async (tx) => {
      await structure.getEditable(tx, user, id)
      await lockStructure(tx, structure, id)
      const { result } = await write(tx)
      await touch(tx, [id], now)
      return result
    }),
})

export const structurePhotos = (
  structure: WithContents,
  photos: PgTable & { id: PgColumn },
  touch: Touch,
  find: (db: Db | Tx, id: number) => Promise<Omit<Photo, 'metres'>[]>,
): PhotoModel => ({
  stored: { table: `${structure.genre}_photos`, column: structure.key },
  rebuild: touch,
  async open(db, user, id, { isLocked = false } = {}) {
    await structure.getEditable(db, user, id)
    if (isLocked) await lockStructure(db, structure, id)
  },
  async insert(tx, id, added) {
    const rows = await tx
      .insert(photos)
      .values(added.map(({ place: _, ...photo }) => ({ ...photo, [structure.key]: id })))
      .returning({ id: photos.id })
    return rows.map((row) => Number(row.id))
  },
  async change(tx, _id, id_photo, { place: _, ...texts }) {
    if (Object.values(texts).every((text) => text === undefined)) return
    await tx.update(photos).set(texts).where(eq(photos.id, id_photo))
  },
  async touch(tx, id, { now }) {
    await tx.execute(sql`
      update ${sql.identifier(structure.table)} set updated_at = ${now.toISOString()}
      where id = ${id}`)
    await touch(tx, [id], now)
  },
  async present(tx, id) {
    return (await find(tx, id)).map((photo) => ({ ...photo, metres: null }))
  },
})
