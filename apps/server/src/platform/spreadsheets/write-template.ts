import type { FormatModele } from '@foulee/contract/shared/tableau'
import type { ColumnDef, DataValidation } from 'hucre'
import { writeCsv } from './csv/write-csv.ts'

export type TemplateColumn = {
  titre: string
  aide: string
  exemple: string
  /** Usual values, for a list; others may be typed. */
  choix?: readonly string[]
}

const XLSX_MEDIA = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const WIDTH = 18
const ROWS = 5000

type Template = {
  nom: string
  feuille: string
  columns: readonly TemplateColumn[]
  format: FormatModele
}

/**
 * A table with column names only, so that no example gets published; a workbook has a help sheet.
 * Every cell is formatted as text, so that no time or number is converted.
 */
export async function writeTemplate({ nom, feuille, columns, format }: Template) {
  const titres = columns.map(({ titre }) => titre)
  if (format === 'csv') return { content: writeCsv(titres, []), filename: `${nom}.csv` }
  const texts: ColumnDef[] = columns.map(() => ({ width: WIDTH, numFmt: '@' }))
  const dataValidations = columns.flatMap(({ choix }, index): DataValidation[] => {
    const column = String.fromCharCode('A'.charCodeAt(0) + index)
    const range = `${column}2:${column}${ROWS}`
    return choix
      ? [{ type: 'list', values: [...choix], range, allowBlank: true, showErrorMessage: false }]
      : []
  })
  const help = columns.map(({ titre, aide, exemple }) => [titre, aide, exemple])
  // Rarely wanted: a process begins without it.
  const { writeXlsx } = await import('hucre')
  const written = await writeXlsx({
    sheets: [
      { name: feuille, rows: [titres], columns: texts, dataValidations },
      {
        name: 'Aide',
        rows: [['Colonne', 'Ce que l’on y écrit', 'Exemple'], ...help],
        columns: [{ width: WIDTH }, { width: 70 }, { width: WIDTH }],
      },
    ],
  })
  return { content: Buffer.from(written), filename: `${nom}.xlsx`, media: XLSX_MEDIA }
}
