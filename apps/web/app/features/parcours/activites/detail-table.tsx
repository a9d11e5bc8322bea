import type { MorceauSortie } from '@foulee/contract/parcours/activite-detail'
import { formatDistance, formatDuree, formatNombre } from '@foulee/domain/shared/mesure'
import type { Sport } from '@foulee/domain/shared/sport'
import type { ReactNode } from 'react'
import { allureOf, cadenceUnit, vitesseLabel, vitesseText } from './detail-texts.ts'

type TableProps<Row extends MorceauSortie> = {
  caption: string
  rows: readonly Row[]
  sport: Sport
  /** Header of the first column, and its text. */
  head: string
  nameOf: (row: Row, rank: number) => string
  /** Kilometres have one length; laps and repetitions theirs. */
  hasLength?: boolean
  after?: { head: string; textOf: (row: Row) => string | null }
}

type Column<Row> = { head: string; cell: (row: Row) => ReactNode }

/** Columns with a value in one row at least; on a narrow screen the table is moved sideways. */
export function DetailTable<Row extends MorceauSortie>(props: TableProps<Row>) {
  const { caption, rows, head, nameOf } = props
  const columns = columnsOf(props)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys.
    <section aria-label={caption} className="sortie-tableau" tabIndex={0}>
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th className="text-end" key={column.head} scope="col">
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rank) => (
            <tr key={row.debut}>
              <th scope="row">{nameOf(row, rank)}</th>
              {columns.map((column) => (
                <td className="numeric" key={column.head}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function columnsOf<Row extends MorceauSortie>(props: TableProps<Row>): Column<Row>[] {
  const { rows, sport, hasLength, after } = props
  const known = (key: 'allure_effort' | 'denivele' | 'fc' | 'cadence' | 'puissance') =>
    rows.some((row) => row[key] !== null)
  const number = (value: number | null) => (value === null ? '—' : formatNombre(value))
  const vitesse = (value: number | null) => (value === null ? '—' : vitesseText(value, sport))
  const columns: (Column<Row> | false | undefined)[] = [
    hasLength && { head: 'Distance', cell: ({ distance }) => formatDistance(distance) },
    hasLength && { head: 'Temps', cell: ({ duree }) => formatDuree(duree) },
    { head: vitesseLabel(sport), cell: (row) => vitesse(allureOf(row)) },
    known('allure_effort') && {
      head: 'Effort égal',
      cell: ({ allure_effort }) => vitesse(allure_effort),
    },
    known('denivele') && { head: 'D+ (m)', cell: ({ denivele }) => number(denivele) },
    known('fc') && { head: 'FC (bpm)', cell: ({ fc }) => number(fc) },
    known('cadence') && {
      head: `Cadence (${cadenceUnit(sport)})`,
      cell: ({ cadence }) => number(cadence),
    },
    known('puissance') && {
      head: 'Puissance (W)',
      cell: ({ puissance }) => number(puissance),
    },
    after && { head: after.head, cell: (row) => after.textOf(row) ?? '—' },
  ]
  return columns.flatMap((column) => column || [])
}
