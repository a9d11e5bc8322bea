import { findDepartement, findRegion } from '@foulee/domain/departement'
import { sql } from 'drizzle-orm'
import { announceChanges, type ChangeTag } from '../changes.ts'
import type { Db, Tx } from '../connect.ts'

type Rebuild = {
  ids: readonly number[]
  /** How many are read and written at a time. */
  batch: number
  /** What every process is told of once it stands. */
  tags: readonly ChangeTag[]
  write: (tx: Tx, ids: readonly number[]) => Promise<void>
}

/** Writes the read model of these things anew, in one transaction. */
export async function rebuildCards(
  db: Db | Tx,
  { ids, batch, tags, write }: Rebuild,
): Promise<void> {
  if (!ids.length) return
  await db.transaction(async (tx) => {
    // On a young database the planner overestimates what follows, and compiling it takes a second.
    await tx.execute(sql`set local jit = off`)
    for (let start = 0; start < ids.length; start += batch) {
      await write(tx, ids.slice(start, start + batch))
    }
    await announceChanges(tx, tags)
  })
}

/** Names of columns, ours and never a caller's, as SQL. */
export const nameColumns = (names: readonly string[]) => sql.raw(names.join(', '))

/** What replaces each of these columns when the row is there already. */
export const replaceColumns = (names: readonly string[]) =>
  nameColumns(names.map((name) => `${name} = excluded.${name}`))

/** The names of a département and of its region: a thing is found by where it is. */
export function listAreaNames(code: string | null): string[] {
  const departement = findDepartement(code ?? '')
  return [departement?.nom ?? '', findRegion(departement?.region ?? '')?.nom ?? '']
}
