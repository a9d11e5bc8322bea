import { findDepartement, findRegion } from '@foulee/domain/shared/departement'
import { sql } from 'drizzle-orm'
import { announceChanges, type ChangeTag } from '../changes.ts'
import type { Db, Tx } from '../connect.ts'
import { takeTime } from '../take-time.ts'

/**
 * What somebody did to these things. After an ordinary `edit` a list may show them for a moment as
 * they were; whatever else it was, nobody sees them so again.
 */
export type Deed = 'edit' | 'other'

type Rebuild = {
  table:
    | { name: 'course_cards'; id: 'courses_id' }
    | { name: 'parcours_cards'; id: 'parcours_id' }
    | { name: 'voyage_cards'; id: 'voyages_id' }
    | { name: 'magasin_cards'; id: 'magasins_id' }
  ids: readonly number[]
  deed: Deed
  /** How many are read and written at a time. */
  batch: number
  /** Stands for every list of them. */
  list: ChangeTag
  /** The pages of each. */
  tags: readonly ChangeTag[]
  write: (tx: Tx, ids: readonly number[]) => Promise<void>
}

/** Writes the read model of these things anew, in one transaction. */
export async function rebuildCards(
  db: Db | Tx,
  { table, ids, deed, batch, list, tags, write }: Rebuild,
): Promise<void> {
  if (!ids.length) return
  await db.transaction(async (tx) => {
    const shown = deed === 'edit' ? await findVisible(tx, table, ids) : []
    // On a young database the planner overestimates what follows, and compiling it takes a second.
    await tx.execute(sql`set local jit = off`)
    if (ids.length > batch) await takeTime(tx)
    for (let start = 0; start < ids.length; start += batch) {
      await write(tx, ids.slice(start, start + batch))
    }
    const isEdit = deed === 'edit' && (await findVisible(tx, table, shown)).length === shown.length
    if (isEdit) await announceChanges(tx, tags, [list])
    else await announceChanges(tx, [list, ...tags])
  })
}

/** The things among these that everyone may see. */
async function findVisible(
  tx: Tx,
  { name, id }: Rebuild['table'],
  ids: readonly number[],
): Promise<number[]> {
  if (!ids.length) return []
  const { rows } = await tx.execute<{ id: number }>(sql`
    select ${sql.raw(id)} as id from ${sql.raw(name)}
    where ${sql.raw(id)} = any(${sql.param(ids)}::int[]) and is_visible`)
  return rows.map((row) => row.id)
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
