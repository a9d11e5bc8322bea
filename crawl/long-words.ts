import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'

export const LONG_WORD = 'Anticonstitutionnellement'.repeat(4)

/** Columns of free text whose demo values have no space. */
const NAMES = ['nom', 'prenom', 'titre', 'ville', 'public_name']
/** Columns with spaces that are no free text: choices, technical values. */
const CHOSEN = ['region', 'user_agent', 'fuseau', 'stack', 'query']

/** JSON passed on unparsed. */
const JSON_TEXTS = ['carte', 'fiche']

type Column = { table: string; column: string; type: string }

/**
 * Appends a long word to all free text, in tables and read models: a column with a space in a value
 * counts as free text.
 * @returns number of changed columns
 */
export async function lengthenWords(db: Db): Promise<number> {
  const { rows } = await db.execute<Column>(sql`
    select c.table_name as "table", c.column_name as "column", c.data_type as "type"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')
      and c.is_generated = 'NEVER'
      and c.table_name not in (
        select relname from pg_class where relispartition or relname like 'spatial%')`)
  let nb = 0
  for (const row of rows) {
    if (CHOSEN.includes(row.column)) continue
    const isJson = row.type === 'jsonb' || JSON_TEXTS.includes(row.column)
    for (const value of isJson ? [lengthenJson(row)] : lengthenText(row)) {
      if (await isWritten(db, row, value)) {
        nb++
        break
      }
    }
  }
  return nb
}

const columnIdentifier = ({ column }: Column) => sql.identifier(column)

const lengthenText = (column: Column) => [
  sql`${columnIdentifier(column)} || ' ' || ${LONG_WORD}::text`,
  sql`left(${columnIdentifier(column)}, 18) || ' ' || ${LONG_WORD}::text`,
  sql`left(${LONG_WORD}::text, 60)`,
]

const PLAIN = '[^"\\\\]'
const WRITTEN = `"(\\w+)": ?"(${PLAIN}*[[:alpha:]] ${PLAIN}+)"`
const NAME_PATTERN = `"(${NAMES.join('|')})": ?"(${PLAIN}+)"`

const lengthenJson = (column: Column) => {
  const lengthen = (text: ReturnType<typeof sql>, pattern: string) =>
    sql`regexp_replace(${text}, ${pattern}, '"\\1": "\\2 ' || ${LONG_WORD}::text || '"', 'g')`
  const chosen = `"(${CHOSEN.join('|')})":`
  const text = lengthen(sql`${columnIdentifier(column)}::text`, NAME_PATTERN)
  return sql`case when ${columnIdentifier(column)}::text ~ ${chosen} then ${text}
    else ${lengthen(text, WRITTEN)} end${column.type === 'jsonb' ? sql`::jsonb` : sql``}`
}

/** Updates free text only; a violated constraint leaves the column unchanged. */
async function isWritten(db: Db, column: Column, value: ReturnType<typeof sql>): Promise<boolean> {
  const isText = column.type === 'text' && !NAMES.includes(column.column)
  const where = isText
    ? sql`exists (select from ${sql.identifier(column.table)} where ${columnIdentifier(column)} ~ '[[:alpha:]] ')`
    : sql`true`
  try {
    const { rowCount } = await db.execute(
      sql`update ${sql.identifier(column.table)} set ${columnIdentifier(column)} = ${value}
          where ${columnIdentifier(column)} is not null and ${where}`,
    )
    return (rowCount ?? 0) > 0
  } catch {
    return false
  }
}
