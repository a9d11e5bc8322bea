import { type SQL, sql } from 'drizzle-orm'

const AND = sql` and `

/**
 * One bound on what a row holds several of, side by side in arrays: the distances of the épreuves of a
 * race, the prices of the departures of a stay. Names are ours, never a caller's.
 */
export type Bound = {
  /** The array, and what one entry of it is called. */
  column: string
  name: string
  operator: '<=' | '>='
  /** What is asked, on the left of the operator. */
  value: SQL | number
}

/** The bounds of a range; what is not given is none. */
export function boundsOf(
  names: Pick<Bound, 'column' | 'name'>,
  { min, max }: { min: SQL | number | undefined; max: SQL | number | undefined },
): Bound[] {
  return [
    ...(min === undefined ? [] : [{ ...names, operator: '<=' as const, value: min }]),
    ...(max === undefined ? [] : [{ ...names, operator: '>=' as const, value: max }]),
  ]
}

/**
 * All bounds must fit one and the same entry. Each bound alone must fit some entry: asked first, that
 * spares most rows the walk through their entries.
 */
export function fitsOne(bounds: readonly Bound[]): SQL | null {
  if (!bounds.length) return null
  const test = ({ operator, value }: Bound, of: SQL) => sql`${value} ${sql.raw(operator)} ${of}`
  const apart = bounds.map((bound) => test(bound, sql`any(${sql.raw(bound.column)})`))
  if (bounds.length === 1) return apart[0] ?? null
  const list = (words: readonly string[]) => sql.raw([...new Set(words)].join(', '))
  const together = bounds.map((bound) => test(bound, sql.raw(`o.${bound.name}`)))
  return sql`${sql.join(apart, AND)} and exists (
    select from unnest(${list(bounds.map(({ column }) => column))})
      as o(${list(bounds.map(({ name }) => name))})
    where ${sql.join(together, AND)})`
}
