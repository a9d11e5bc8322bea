import { findDepartement, findRegion } from '@foulee/domain/shared/departement'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import { type ChangeTag, invalidate } from '../invalidation.ts'
import { liftStatementTimeout } from '../statement-timeout.ts'

/**
 * Kind of change. After an `edit`, lists may briefly serve stale data; after anything else they
 * must not.
 */
export type ChangeKind = 'edit' | 'other'

type Rebuild = {
  table:
    | { name: 'course_cards'; id: 'courses_id' }
    | { name: 'parcours_cards'; id: 'parcours_id' }
    | { name: 'voyage_cards'; id: 'voyages_id' }
    | { name: 'magasin_cards'; id: 'magasins_id' }
  ids: readonly number[]
  changeKind: ChangeKind
  batch: number
  list: ChangeTag
  tags: readonly ChangeTag[]
  write: (tx: Tx, ids: readonly number[]) => Promise<void>
}

export async function rebuildCards(
  db: Db | Tx,
  { table, ids, changeKind, batch, list, tags, write }: Rebuild,
): Promise<void> {
  if (!ids.length) return
  await db.transaction(async (tx) => {
    const shown = changeKind === 'edit' ? await findVisible(tx, table, ids) : []
    // On a new database the planner overestimates the query: its JIT takes a second.
    await tx.execute(sql`set local jit = off`)
    if (ids.length > batch) await liftStatementTimeout(tx)
    for (let start = 0; start < ids.length; start += batch) {
      await write(tx, ids.slice(start, start + batch))
    }
    const isEdit =
      changeKind === 'edit' && (await findVisible(tx, table, shown)).length === shown.length
    if (isEdit) await invalidate(tx, tags, [list])
    else await invalidate(tx, [list, ...tags])
  })
}

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

export const columnList = (names: readonly string[]) => sql.raw(names.join(', '))

export const replaceColumns = (names: readonly string[]) =>
  columnList(names.map((name) => `${name} = excluded.${name}`))

export function listAreaNames(code: string | null): string[] {
  const departement = findDepartement(code ?? '')
  return [departement?.nom ?? '', findRegion(departement?.region ?? '')?.nom ?? '']
}
