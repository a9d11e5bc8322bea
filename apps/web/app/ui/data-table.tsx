import type { Key, ReactNode } from 'react'
import { cx } from './class-names.ts'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  isNumeric?: boolean
}

type DataTableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => Key
}

export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const [first, ...otherColumns] = columns
  if (!first) return null
  return (
    <table className="data-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th className={cx(column.isNumeric && 'text-end')} key={column.id} scope="col">
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first.cell(row)}</th>
            {otherColumns.map((column) => (
              <td
                className={cx(column.isNumeric && 'numeric')}
                data-label={column.header}
                key={column.id}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
