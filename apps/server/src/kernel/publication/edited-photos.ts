import type { Db, Tx } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import type { PhotoModel } from '#kernel/entity-types/photo-model.ts'
import { createPlainPhotos } from '#kernel/entity-types/plain-photos.ts'
import type { User } from '#platform/http/user.ts'
import type { Edited } from './edited.ts'
import type { RecordSave } from './versions.ts'

type EditedPhotos = {
  recordSave: RecordSave<'photos'>
  open: (db: Db | Tx, user: User, id: number, options?: { isLocked?: boolean }) => Promise<unknown>
  rebuild: (
    tx: Tx,
    ids: readonly number[],
    now: Date,
    changeKind: 'edit' | 'other',
  ) => Promise<void>
}

/** Photos of a kind with several editors: they are one of its sections. */
export const createEditedPhotos = (
  { genre, table, key }: Edited,
  { recordSave, open, rebuild }: EditedPhotos,
): PhotoModel =>
  createPlainPhotos({
    stored: { table: `${genre}_photos`, column: key },
    rebuild: (tx, ids, now) => rebuild(tx, ids, now, 'edit'),
    async open(db, user, id, options) {
      await open(db, user, id, options)
    },
    async touch(tx, id, { user, now, changes, version }) {
      await recordSave(tx, { id, section: 'photos', user, now, changes, base: version })
      await tx.execute(sql`
        update ${sql.identifier(table)} set updated_at = ${now.toISOString()} where id = ${id}`)
      await rebuild(tx, [id], now, 'other')
    },
  })
