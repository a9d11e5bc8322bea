import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { reactionTypes, videos } from '@foulee/db/schema'
import { asc, eq } from 'drizzle-orm'
import { recordStaffAction, type Staff } from '#kernel/moderation/staff-journal.ts'

const ORDER_CHANGED = 'L’ordre a changé entre-temps\u00a0: le voici. Recommencez.'

const TABLES = { video: videos, reaction: reactionTypes } as const

type OrderRequest = {
  what: keyof typeof TABLES
  ids: readonly number[]
  depuis?: readonly number[] | undefined
}

export async function putInOrder(
  db: Db,
  { what, ids, depuis = [] }: OrderRequest,
  staff: Staff,
): Promise<void> {
  const table = TABLES[what]
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .orderBy(asc(table.ordre), asc(table.id))
      .for('update')
    if (depuis.some((id, rank) => rows[rank]?.id !== id)) {
      throw new ApiError('version_depassee', { message: ORDER_CHANGED })
    }
    const current = new Set(rows.map(({ id }) => id))
    const all = new Set([...ids.filter((id) => current.has(id)), ...current])
    for (const [rank, id] of [...all].entries()) {
      await tx
        .update(table)
        .set({ ordre: rank + 1 })
        .where(eq(table.id, id))
    }
    await recordStaffAction(tx, staff, `${what}.ranger`, { id: [...all][0] ?? 0 })
  })
}
