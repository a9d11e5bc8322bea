import type { RapportImport } from '@foulee/contract/courses/imports'
import { ApiError } from '@foulee/contract/shared/errors'
import type { LectureTableau } from '@foulee/contract/shared/tableau'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildMagasinCards } from '@foulee/db/read-models/magasin-cards'
import * as t from '@foulee/db/schema'
import { liftStatementTimeout } from '@foulee/db/statement-timeout'
import { getDepartementFromCodePostal } from '@foulee/domain/shared/departement'
import { getFuseau } from '@foulee/domain/shared/fuseau-du-lieu'
import { sql } from 'drizzle-orm'
import { ImportError } from '#kernel/imports/import-error.ts'
import { readTable, writeRefusedRows } from '#kernel/imports/read-table.ts'
import type { UploadedFile } from '#platform/http/caller.ts'
import { fromBytes } from '#platform/spreadsheets/source.ts'
import type { WorkbookReader } from '#platform/spreadsheets/workbook-reader.ts'
import { isRefused, type LigneMagasin, type Lignes, readLignes } from './import-lignes.ts'
import { describeMagasins, type MagasinConnu, planMagasins } from './import-plan.ts'
import { addMagasin } from './magasins.commands.ts'

const FIELD = 'fichier'

export async function readMagasins(
  files: readonly UploadedFile[],
  classeurs: WorkbookReader,
  lecture: LectureTableau,
): Promise<Lignes> {
  const file = files.find(({ field }) => field === FIELD)
  const toFieldError = (message: string) =>
    new ApiError('champs_invalides', { errors: { [FIELD]: message } })
  if (!file) throw toFieldError('Choisissez un fichier .xlsx ou .csv.')
  try {
    return readLignes(await readTable(fromBytes(file.bytes), classeurs, lecture))
  } catch (cause) {
    if (cause instanceof ImportError) throw toFieldError(cause.message)
    throw cause
  }
}

export function writeRefusees({ table, lines }: Lignes): string {
  const reasons = lines.flatMap((line) =>
    isRefused(line) ? [[line.line, line.refus] as const] : [],
  )
  return writeRefusedRows(table, new Map(reasons))
}

async function findKnown(db: Db | Tx): Promise<MagasinConnu[]> {
  const { rows } = await db.execute<MagasinConnu>(sql`
    select slug, nom, ville, code_postal, source, case when position is not null
      then json_build_array(st_x(position), st_y(position)) end as position from magasins`)
  return rows
}

export async function previewMagasins(db: Db, read: Lignes): Promise<RapportImport> {
  return describeMagasins(planMagasins(read, await findKnown(db)), read, true)
}

/** Imports the new lines, all or nothing. Shops imported by staff are public at once. */
export function importMagasins(
  db: Db,
  read: Lignes,
  { staff_id, fichier, now }: { staff_id: number; fichier: string; now: Date },
): Promise<RapportImport> {
  return db.transaction(async (tx) => {
    await liftStatementTimeout(tx)
    // Keeps concurrent writers from adding a shop just found to be new.
    await tx.execute(sql`lock table magasins in share row exclusive mode`)
    const plan = planMagasins(read, await findKnown(tx))
    const ids: number[] = []
    for (const ligne of plan.nouveaux) ids.push(await insert(tx, ligne, { staff_id, now }))
    await rebuildMagasinCards(tx, ids, now)
    const report = describeMagasins(plan, read, false)
    await tx.insert(t.journalStaff).values({
      staff_id,
      action: 'magasin.importer',
      // An import concerns many shops: the file is in the details.
      objet_id: 0,
      details: { fichier, ...report.nb },
    })
    return report
  })
}

function insert(
  tx: Tx,
  { line: _, remarques: __, ...ligne }: LigneMagasin,
  { staff_id, now }: { staff_id: number; now: Date },
): Promise<number> {
  const { pays, code_postal } = ligne
  const departement = pays === 'FR' ? getDepartementFromCodePostal(code_postal ?? '') : null
  const place = { departement, fuseau: getFuseau({ pays, departement }) }
  const columns = { ...ligne, ...place, verifie_le: now.toISOString() }
  return addMagasin(tx, { columns, created_by: staff_id, now })
}
