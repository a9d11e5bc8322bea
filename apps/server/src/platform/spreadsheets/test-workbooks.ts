import { type CellValue, type ColumnDef, type WriteSheet, writeXlsx } from 'hucre'

export const NO_WORKBOOKS = {
  read: () => Promise.reject(new Error('No workbook was expected.')),
}

type SheetOptions = Partial<Pick<WriteSheet, 'name' | 'hidden' | 'merges' | 'cells'>> & {
  formats?: (string | undefined)[]
}

export const sheet = (
  rows: CellValue[][],
  { formats = [], name = 'Feuille1', ...values }: SheetOptions = {},
): WriteSheet => ({
  name,
  rows,
  columns: formats.map((numFmt): ColumnDef => ({ ...(numFmt && { numFmt }) })),
  ...values,
})

export const xlsx = async (
  sheets: WriteSheet[],
  dateSystem: '1900' | '1904' = '1900',
): Promise<Buffer<ArrayBuffer>> => {
  const written = await writeXlsx({ sheets, dateSystem })
  return Buffer.from(new Uint8Array(written).buffer)
}
