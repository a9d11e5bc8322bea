import { type SQL, sql } from 'drizzle-orm'

/** `id` is null in the single row of a page beyond the last, which still has the total. */
export type Counted<T> = { [K in keyof T]: T[K] | null } & { nb: number }

/**
 * One page of rows with the total.
 * @param rows a `select` with an `id`
 * @param order by names of its columns
 */
export const countedPage = (
  rows: SQL,
  order: SQL,
  { page, nb_page }: { page: number; nb_page: number },
): SQL => sql`
  with found as (${rows})
  select page.*, total.nb from (select count(*)::int as nb from found) total
    left join (
      select * from found order by ${order} limit ${nb_page} offset ${(page - 1) * nb_page}
    ) page on true
  order by ${order}`

export const readCounted = <T extends { id: number }>(
  rows: readonly Counted<T>[],
): { rows: T[]; nb: number } => ({
  rows: rows.filter((row): row is T & { nb: number } => row.id !== null),
  nb: rows[0]?.nb ?? 0,
})
