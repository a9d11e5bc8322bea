import type { Db, Tx } from '@foulee/db/connect'
import { insertRows } from '@foulee/db/demo/insert-rows'
import { resultatEnvois, resultatRetraits, resultats } from '@foulee/db/schema'
import { fitsName } from '@foulee/domain/resultat'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Ligne } from './lecture/lines.ts'
import { hashLineCode } from './resultats.codes.ts'
import { nameLine } from './resultats.keys.ts'
import type { ResultatRow } from './resultats.policy.ts'

/** Lines that are more than what the file says: claimed, hidden, taken away, with a code. */
export const findMarked = (db: Db | Tx, epreuves_id: number): Promise<ResultatRow[]> =>
  db
    .select()
    .from(resultats)
    .where(
      and(
        eq(resultats.epreuves_id, epreuves_id),
        or(
          isNotNull(resultats.users_id),
          eq(resultats.initiales, true),
          isNotNull(resultats.retire_le),
          isNotNull(resultats.code_hash),
        ),
      ),
    )

/** What was said of lines before the file that replaces them. */
export type Marks = {
  epreuves_id: number
  key: string
  before: Map<string, ResultatRow>
  /** The same by number, for a name that the new file spells otherwise. */
  numbered: ReadonlyMap<string, ResultatRow>
  /** Erased for good: neither shown nor kept. */
  erased: ReadonlySet<string>
}

export async function readMarks(tx: Tx, epreuves_id: number, key: string): Promise<Marks> {
  const before = await findMarked(tx, epreuves_id)
  const erased = await tx
    .select({ cle: resultatRetraits.cle })
    .from(resultatRetraits)
    .where(eq(resultatRetraits.epreuves_id, epreuves_id))
  return {
    epreuves_id,
    key,
    before: new Map(before.map((row) => [nameLine(row), row])),
    numbered: new Map(before.flatMap((row) => (row.dossard ? [[row.dossard, row]] : []))),
    erased: new Set(erased.map(({ cle }) => cle)),
  }
}

/** What was erased is stored until places are counted, as if it had been taken away long ago. */
const ERASED = '1970-01-01T00:00:00.000Z'

/**
 * A line of the file as it is stored, with what was said of it before: of two namesakes without
 * numbers the first has that.
 */
export function markLine({ code, ...ligne }: Ligne, marks: Marks) {
  const { erased, key, epreuves_id } = marks
  const said = takeSaid(ligne, marks)
  const dated = erased.has(nameLine(ligne)) ? ERASED : null
  return {
    ...ligne,
    epreuves_id,
    initiales: ligne.initiales || (said?.initiales ?? false),
    users_id: said?.users_id ?? null,
    preuve: said?.preuve ?? null,
    prouve_le: said?.prouve_le ?? null,
    code_hash: code
      ? hashLineCode(key, { epreuves_id, dossard: ligne.dossard }, code)
      : (said?.code_hash ?? null),
    retire_le: said?.retire_le ?? dated,
    retire_par: said?.retire_par ?? null,
  }
}

/** Of the same number and name, or of the same number and a name with a typo more or less. */
function takeSaid(ligne: Omit<Ligne, 'code'>, { before, numbered }: Marks) {
  const cle = nameLine(ligne)
  const same = before.get(cle)
  const like = ligne.dossard ? numbered.get(ligne.dossard) : undefined
  const said = same ?? (like && fitsName(like, ligne) ? before.get(nameLine(like)) : undefined)
  if (said) before.delete(nameLine(said))
  return said
}

/**
 * Lines that were taken away and that the new file no longer has, as the organiser's own export does
 * not: they can still be put back, unless their number is somebody else's now.
 */
export async function keepAside(tx: Tx, { epreuves_id, before }: Marks, now: Date): Promise<void> {
  const aside = [...before.values()].filter((row) => row.retire_le !== null)
  if (!aside.length) return
  const { rows } = await tx.execute<{ dossard: string }>(sql`
    select dossard from resultats where epreuves_id = ${epreuves_id}
      and dossard = any(${sql.param(aside.flatMap(({ dossard }) => dossard ?? []))}::text[])`)
  const taken = new Set(rows.map(({ dossard }) => dossard))
  const isTaken = (row: ResultatRow) => row.dossard !== null && taken.has(row.dossard)
  await insertRows(
    tx,
    resultats,
    aside.filter((row) => !isTaken(row)),
  )
  await rememberErased(tx, aside.filter(isTaken), now)
}

/** Keeps from these lines what the next file must not bring back: a digest, no name. */
export async function rememberErased(
  tx: Tx,
  rows: readonly ResultatRow[],
  now: Date,
): Promise<void> {
  if (!rows.length) return
  await tx
    .insert(resultatRetraits)
    .values(
      rows.map((row) => ({
        epreuves_id: row.epreuves_id,
        cle: nameLine(row),
        retire_le: now.toISOString(),
      })),
    )
    .onConflictDoNothing()
}

/** Once places are counted. @returns how many ranked ones there were, and how many lines are shown */
export async function dropErased(tx: Tx, epreuves_id: number) {
  const { rows: gone } = await tx.execute<{ is_classe: boolean }>(sql`
    delete from resultats where epreuves_id = ${epreuves_id} and retire_le = ${ERASED}::timestamptz
    returning statut = 'classe' as is_classe`)
  const { rows } = await tx.execute<{ nb: number }>(sql`
    select count(*)::int as nb from resultats
    where epreuves_id = ${epreuves_id} and retire_le is null`)
  return {
    classes_retires: gone.filter(({ is_classe }) => is_classe).length,
    nb: rows[0]?.nb ?? 0,
  }
}

/** One line more, or less, of the file is shown. */
export const countShown = (tx: Tx, epreuves_id: number, by: 1 | -1) =>
  tx
    .update(resultatEnvois)
    .set({ nb: sql`${resultatEnvois.nb} + ${by}` })
    .where(eq(resultatEnvois.epreuves_id, epreuves_id))
