import { type SQL, sql } from 'drizzle-orm'

const AND = sql` and `

/**
 * A bound on array columns of a row: distances of a race's épreuves, prices of a stay's departures.
 * Names from the code, never user input.
 */
export type Bound = {
  column: string
  name: string
  operator: '<=' | '>='
  value: SQL | number
}

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
 * All bounds must hold for the same element. Each bound is also checked alone first, which an index
 * can answer and spares most rows the unnest.
 */
export function matchesSameElement(bounds: readonly Bound[]): SQL | null {
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
