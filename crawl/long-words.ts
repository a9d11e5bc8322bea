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
  for (const one of rows) {
    if (CHOSEN.includes(one.column)) continue
    const isJson = one.type === 'jsonb' || JSON_TEXTS.includes(one.column)
    for (const value of isJson ? [lengthenJson(one)] : lengthenText(one)) {
      if (await isWritten(db, one, value)) {
        nb++
        break
      }
    }
  }
  return nb
}

const nameOf = ({ column }: Column) => sql.identifier(column)

const lengthenText = (one: Column) => [
  sql`${nameOf(one)} || ' ' || ${LONG_WORD}::text`,
  sql`left(${nameOf(one)}, 18) || ' ' || ${LONG_WORD}::text`,
  sql`left(${LONG_WORD}::text, 60)`,
]

const PLAIN = '[^"\\\\]'
const WRITTEN = `"(\\w+)": ?"(${PLAIN}*[[:alpha:]] ${PLAIN}+)"`
const NAMED = `"(${NAMES.join('|')})": ?"(${PLAIN}+)"`

const lengthenJson = (one: Column) => {
  const lengthen = (text: ReturnType<typeof sql>, pattern: string) =>
    sql`regexp_replace(${text}, ${pattern}, '"\\1": "\\2 ' || ${LONG_WORD}::text || '"', 'g')`
  const chosen = `"(${CHOSEN.join('|')})":`
  const text = lengthen(sql`${nameOf(one)}::text`, NAMED)
  return sql`case when ${nameOf(one)}::text ~ ${chosen} then ${text}
    else ${lengthen(text, WRITTEN)} end${one.type === 'jsonb' ? sql`::jsonb` : sql``}`
}

/** Updates free text only; a violated constraint leaves the column unchanged. */
async function isWritten(db: Db, one: Column, value: ReturnType<typeof sql>): Promise<boolean> {
  const isText = one.type === 'text' && !NAMES.includes(one.column)
  const where = isText
    ? sql`exists (select from ${sql.identifier(one.table)} where ${nameOf(one)} ~ '[[:alpha:]] ')`
    : sql`true`
  try {
    const { rowCount } = await db.execute(
      sql`update ${sql.identifier(one.table)} set ${nameOf(one)} = ${value}
          where ${nameOf(one)} is not null and ${where}`,
    )
    return (rowCount ?? 0) > 0
  } catch {
    return false
  }
}
