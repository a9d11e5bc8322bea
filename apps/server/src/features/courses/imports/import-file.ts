import type { RapportImport } from '@foulee/contract/courses/imports'
import { ApiError } from '@foulee/contract/errors'
import type { UploadedFile } from '../../../http/feature.ts'
import { pickShown } from '../../../tables/shown-lines.ts'
import { fromBytes } from '../../../tables/source.ts'
import type { WorkbookReader } from '../../../tables/workbook-reader.ts'
import { ImportError } from './import-error.ts'
import type { Plan } from './plan.types.ts'
import { type ReadLines, readLines } from './read-lines.ts'
import { readTable } from './read-table.ts'
import { countStatuts, describeTotals } from './report.ts'

const FIELD = 'fichier'

/** @throws ApiError `champs_invalides` on `fichier`, with what the file is instead of a table of races */
export async function readImport(
  files: readonly UploadedFile[],
  classeurs: WorkbookReader,
): Promise<ReadLines> {
  const file = files.find(({ field }) => field === FIELD)
  if (!file) throw refuse('Choisissez un fichier .xlsx ou .csv.')
  try {
    return readLines(await readTable(fromBytes(file.bytes), classeurs))
  } catch (cause) {
    if (cause instanceof ImportError) throw refuse(cause.message)
    throw cause
  }
}

const refuse = (message: string) =>
  new ApiError('champs_invalides', { errors: { [FIELD]: message } })

export const describePlan = (
  plan: Plan,
  { constats }: Pick<ReadLines, 'constats'>,
  est_essai: boolean,
): RapportImport => ({
  est_essai,
  constats: [...constats],
  totaux: describeTotals(plan, est_essai),
  nb: countStatuts(plan),
  lignes: pickShown(plan.reports),
})
