import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../connect.ts'

/** Reserves ids before the insertion, so that child rows can reference them. */
export async function identify<T extends object>(
  db: Db | Tx,
  table: PgTable,
  rows: readonly T[],
): Promise<(T & { id: number })[]> {
  const { rows: taken } = await db.execute<{ id: number }>(sql`
    select nextval(ids)::int as id
    from (select pg_get_serial_sequence(${getTableName(table)}, 'id')::regclass as ids offset 0) s,
      generate_series(1, ${rows.length}::int)`)
  return rows.map((row, index) => ({ ...row, id: taken[index]?.id ?? 0 }))
}

/**
 * Bulk insert as JSON, one statement per set of columns, so that missing columns take their
 * default. Given ids are kept.
 */
export async function insertRows<T extends PgTable>(
  db: Db | Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const shapes = Map.groupBy(rows.map(encodeFor(table)), (row) => Object.keys(row).join(', '))
  for (const [shape, alike] of shapes) await insertAlike(db, table, sql.raw(shape), alike)
}

async function insertAlike(db: Db | Tx, table: PgTable, columns: SQL, rows: readonly object[]) {
  await db.execute(sql`
    insert into ${table} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`)
}

/** Custom types (positions) use their PostgreSQL text form; others JSON. */
function encodeFor(table: PgTable) {
  const columns = getTableColumns(table)
  return (row: object): object =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) => {
        if (value === undefined) return []
        const column = columns[name]
        const isCustom = value !== null && column?.dataType === 'custom'
        return [[name, isCustom ? column.mapToDriverValue(value) : value]]
      }),
    )
}
