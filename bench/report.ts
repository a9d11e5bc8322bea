export type Section = {
  title: string
  method: string
  rows: Row[]
  budgets: Budget[]
}
export type Row = Record<string, string | number | null>
/** A figure with its limit; null if not measurable here. */
export type Budget = { what: string; value: number | null; unit?: string } & (
  | { min: number }
  | { max: number }
)

export const writeLine = (text: string) => process.stdout.write(`${text}\n`)

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (low + high) / 2
}

export function isWithinBudget(budget: Budget): boolean | null {
  if (budget.value === null) return null
  return 'min' in budget ? budget.value >= budget.min : budget.value <= budget.max
}

export const format = (value: number): string =>
  value.toLocaleString('fr', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })

export function printSection({ title, method, rows, budgets }: Section): void {
  writeLine(`\n▸ ${title}\n  ${method}\n`)
  for (const line of layOut(rows)) writeLine(`  ${line}`)
  writeLine('')
  for (const budget of budgets) writeLine(`  ${describe(budget)}`)
}

const SIGNS = new Map([
  [true, '✓'],
  [false, '✗'],
  [null, '?'],
])

function describe(budget: Budget): string {
  const { what, value, unit = '' } = budget
  const limit = 'min' in budget ? `≥ ${format(budget.min)}` : `≤ ${format(budget.max)}`
  const shown = value === null ? 'non mesuré' : format(value)
  return `${SIGNS.get(isWithinBudget(budget))} ${what} : ${shown}${unit} (budget ${limit}${unit})`
}

export function layOut(rows: readonly Row[]): string[] {
  const names = [...new Set(rows.flatMap(Object.keys))]
  const cells = rows.map((row) =>
    names.map((name) => {
      const value = row[name] ?? '—'
      return typeof value === 'number' ? format(value) : value
    }),
  )
  const widths = names.map((name, column) =>
    Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)),
  )
  const pad = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0),
      )
      .join('  ')
  return [names, ...cells].map(pad)
}
