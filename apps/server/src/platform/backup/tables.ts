import type { Tx } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import type { TableState } from './manifest.ts'

/** Fixed text formats, whatever the server's and role's settings. */
const PLAIN = {
  timezone: 'UTC',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  search_path: 'public',
}

/**
 * State of every table that `pg_dump` writes, those of extensions left out.
 * @param tx one snapshot, for consistency
 */
export async function readTables(tx: Tx): Promise<TableState[]> {
  for (const [name, value] of Object.entries(PLAIN)) {
    await tx.execute(sql`select set_config(${name}, ${value}, true)`)
  }
  const { rows: tables } = await tx.execute<{ schema: string; name: string }>(sql`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence <> 't'
      and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by n.nspname collate "C", c.relname collate "C"`)
  const states: TableState[] = []
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const { rows } = await tx.execute<{ lignes: string; empreinte: string }>(sql`
      select count(*) as lignes,
        coalesce(sum(hashtextextended((ligne.*)::text, 0)), 0)::text as empreinte
      from only ${table} as ligne`)
    const { lignes = '0', empreinte = '0' } = rows[0] ?? {}
    states.push({ nom: `${schema}.${name}`, lignes: Number(lignes), empreinte })
  }
  return states
}

/**
 * Differences, a French sentence each.
 * @param isSameServer whether both sides write values as text alike: another major version may not
 */
export function compareTables(
  expected: readonly TableState[],
  found: readonly TableState[],
  isSameServer: boolean,
): string[] {
  const byName = new Map(found.map((table) => [table.nom, table]))
  const expectedNames = new Set(expected.map(({ nom }) => nom))
  const differing = expected.flatMap(({ nom, lignes, empreinte }) => {
    const table = byName.get(nom)
    if (!table) return [`la table ${nom} manque`]
    if (table.lignes !== lignes) return [`${nom} a ${table.lignes} lignes au lieu de ${lignes}`]
    const isOther = isSameServer && table.empreinte !== empreinte
    return isOther ? [`les lignes de ${nom} ne sont pas celles de la sauvegarde`] : []
  })
  const extra = found.filter(({ nom }) => !expectedNames.has(nom))
  return [...differing, ...extra.map(({ nom }) => `la table ${nom} est en trop`)]
}

export const isSameMajor = (a: string, b: string): boolean => a.split('.')[0] === b.split('.')[0]
