import { type SQL, sql } from 'drizzle-orm'

export const hasTag = (column: SQL, tags: readonly string[]): SQL => sql`exists (
  select from unnest(${column}) own, unnest(${sql.param([...tags])}::text[]) wanted
  where lower(unaccent(own)) = lower(unaccent(wanted)))`
