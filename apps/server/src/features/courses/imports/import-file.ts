import type { RapportImport } from '@foulee/contract/courses/imports'
import { ApiError } from '@foulee/contract/shared/errors'
import type { LectureTableau } from '@foulee/contract/shared/tableau'
import { ImportError } from '#kernel/imports/import-error.ts'
import { pickReading, readTable, type Table, writeRefusedRows } from '#kernel/imports/read-table.ts'
import type { UploadedFile } from '#platform/http/caller.ts'
import { pickShown } from '#platform/spreadsheets/shown-lines.ts'
import { fromBytes } from '#platform/spreadsheets/source.ts'
import type { WorkbookReader } from '#platform/spreadsheets/workbook-reader.ts'
import type { Plan } from './plan.types.ts'
import { isRefused, type ReadLines, readLines } from './read-lines.ts'
import { countStatuts, describeTotals } from './report.ts'

const FIELD = 'fichier'

export type ReadImport = ReadLines & { table: Table }

export async function readImport(
  files: readonly UploadedFile[],
  classeurs: WorkbookReader,
  lecture: LectureTableau,
): Promise<ReadImport> {
  const file = files.find(({ field }) => field === FIELD)
  if (!file) throw toFieldError('Choisissez un fichier .xlsx ou .csv.')
  try {
    const table = await readTable(fromBytes(file.bytes), classeurs, lecture)
    return { ...readLines(table), table }
  } catch (cause) {
    if (cause instanceof ImportError) throw toFieldError(cause.message)
    throw cause
  }
}

const toFieldError = (message: string) =>
  new ApiError('champs_invalides', { errors: { [FIELD]: message } })

export const describePlan = (
  plan: Plan,
  { constats, table }: ReadImport,
  est_essai: boolean,
): RapportImport => ({
  est_essai,
  constats: [...constats],
  ...pickReading(table),
  totaux: describeTotals(plan, est_essai),
  nb: countStatuts(plan),
  lignes: pickShown(plan.reports),
})

export function writeRefusees({ table, lines }: Pick<ReadImport, 'table' | 'lines'>): string {
  const reasons = lines.flatMap((line) =>
    isRefused(line) ? [[line.line, line.refus] as const] : [],
  )
  return writeRefusedRows(table, new Map(reasons))
}
