import type { Db } from '@foulee/db/connect'
import { reactionTypes, videos } from '@foulee/db/schema'
import { asc, eq } from 'drizzle-orm'
import { noteAct, type Staff } from './journal.ts'

const TABLES = { video: videos, reaction: reactionTypes } as const

/** Puts what is named first, in this order; the rest follows as it stood. */
export async function putInOrder(
  db: Db,
  { what, ids }: { what: keyof typeof TABLES; ids: readonly number[] },
  staff: Staff,
): Promise<void> {
  const table = TABLES[what]
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .orderBy(asc(table.ordre), asc(table.id))
      .for('update')
    const there = new Set(rows.map(({ id }) => id))
    const all = new Set([...ids.filter((id) => there.has(id)), ...there])
    for (const [rank, id] of [...all].entries()) {
      await tx
        .update(table)
        .set({ ordre: rank + 1 })
        .where(eq(table.id, id))
    }
    await noteAct(tx, staff, `${what}.ranger`, { id: [...all][0] ?? 0 })
  })
}
