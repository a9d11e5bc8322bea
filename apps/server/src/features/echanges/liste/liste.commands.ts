import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { LISTE_MAX, type ListeEtat, type ListeType } from '@foulee/domain/echanges/liste'
import { and, eq, sql } from 'drizzle-orm'
import type { Listed, Listing } from '#kernel/entity-types/listing.ts'
import type { User } from '#platform/http/user.ts'
import { renewSubjects } from '#platform/realtime/channel.ts'

type ListeChange = { etat?: ListeEtat | undefined; note?: string | null | undefined }

type Follow = Pick<Listing, 'onChanged'> | undefined

type Stored = {
  user: User
  listing: Follow
  type: ListeType
  id: number
  listed: Listed
  change: ListeChange
  now: Date
}

/**
 * Adds an entry, or merges the given fields into it (produit 13.1).
 * @throws ApiError `trop_d_elements`
 */
export const storeItem = (
  db: Db,
  { user, listing, type, id, listed, change, now }: Stored,
): Promise<void> =>
  db.transaction(async (tx) => {
    const columns = toColumns(change)
    const updated_at = now.toISOString()
    const [row] = await tx
      .insert(t.liste)
      .values({
        users_id: user.id,
        type,
        objet_id: id,
        created_at: updated_at,
        ...columns,
      })
      .onConflictDoUpdate({
        target: [t.liste.users_id, t.liste.type, t.liste.objet_id],
        set: { ...columns, updated_at },
      })
      .returning({ isNew: sql<boolean>`xmax = 0` })
    await renewSubjects(tx, [user.id])
    await listing?.onChanged?.(tx, user.id)
    if (!row?.isNew) return
    await checkRoom(tx, user)
    await listed.onAdded?.(tx, now)
  })

const toColumns = ({ etat, note }: ListeChange) => ({
  ...(etat !== undefined && { etat }),
  ...(note !== undefined && { note: note || null }),
})

async function checkRoom(tx: Tx, user: User): Promise<void> {
  const nb = await tx.$count(t.liste, eq(t.liste.users_id, user.id))
  if (nb > LISTE_MAX) throw new ApiError('trop_d_elements')
}

/** Idempotent. */
export async function removeItem(
  db: Db,
  user: User,
  { listing, type, id }: { listing: Follow; type: ListeType; id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(t.liste)
      .where(and(eq(t.liste.users_id, user.id), eq(t.liste.type, type), eq(t.liste.objet_id, id)))
    await renewSubjects(tx, [user.id])
    await listing?.onChanged?.(tx, user.id)
  })
}
