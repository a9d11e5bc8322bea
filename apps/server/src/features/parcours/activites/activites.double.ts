import type { Tx } from '@foulee/db/connect'
import { decodeLines } from '@foulee/db/read-models/parcours-trace'
import * as t from '@foulee/db/schema'
import { isRicher, isSameRun, type Run } from '@foulee/trace/same-run'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'

export type Row = typeof t.activites.$inferSelect
/** Columns that follow the file. Title, sport, sharing and shoes stay with the outing. */
const OF_FILE = [
  'debut',
  'jour',
  'distance',
  'denivele',
  'duree',
  'duree_mouvement',
  'original',
  'original_nom',
  'format',
  'lignes',
  'altitudes',
  'archive_le',
  'capteurs',
] as const
type OfFile = Pick<Row, (typeof OF_FILE)[number]>
type Compared = Pick<Row, 'debut' | 'duree' | 'distance' | 'lignes' | 'altitudes'>

/** Advisory lock per member: of two recordings at once, the second finds the first. */
const LOCK = 70_417_044
const DAY_S = 86_400

/**
 * The member’s outing that is the same run as a new recording (produit 9.26); null without one.
 * @param mayBe outings to compare it with
 */
export async function findSameRun(
  tx: Tx,
  users_id: number,
  recording: OfFile,
  mayBe: (row: Row) => boolean = () => true,
): Promise<Row | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${users_id})`)
  const { debut, duree } = recording
  if (debut === null || duree === null) return null
  const { activites } = t
  const end = sql`${debut}::timestamptz + ${duree} * interval '1 second'`
  const rows = await tx
    .select()
    .from(activites)
    .where(
      and(
        eq(activites.users_id, users_id),
        or(isNull(activites.double_de), activites.est_jointe),
        isNotNull(activites.duree),
        sql`${activites.debut} < ${end}`,
        sql`${activites.debut} > ${debut}::timestamptz - ${DAY_S} * interval '1 second'`,
        sql`${activites.debut} + ${activites.duree} * interval '1 second' > ${debut}::timestamptz`,
      ),
    )
    .orderBy(activites.id)
  const run = toRun(recording)
  return rows.find((row) => mayBe(row) && isSameRun(run, toWholeRun(row))) ?? null
}

/** An outing that was cut is still the whole run of its file. */
function toWholeRun(row: Row): Run {
  const { fichier } = row
  return toRun(fichier ? { ...row, ...fichier, lignes: [], altitudes: [] } : row)
}

export const isSameRecording = (a: Compared, b: Compared): boolean => isSameRun(toRun(a), toRun(b))

function toRun({ debut, duree, distance, lignes, altitudes }: Compared): Run {
  return {
    debut: debut === null ? Number.NaN : Date.parse(debut),
    duree: duree ?? 0,
    distance,
    // Empty once archived: the line is in the file alone.
    line: lignes.length ? decodeLines({ lignes, altitudes }) : null,
  }
}

const toRecording = ({ capteurs, lignes, altitudes, duree, format }: OfFile) => ({
  capteurs,
  points: decodeLines({ lignes, altitudes }).reduce((sum, { lon }) => sum + lon.length, 0),
  duree: duree ?? 0,
  format,
})

/** Whatever was cut or joined stays with its file. */
export const isRicherRecording = (recording: OfFile, stored: Row): boolean =>
  stored.archive_le === null &&
  stored.montage === null &&
  !stored.est_jointe &&
  isRicher(toRecording(recording), toRecording(stored))

/**
 * Exchanges the files of two outings: the richer recording becomes that of the older outing. Both
 * are to be measured again.
 */
export async function exchangeFiles(tx: Tx, older: Row, newer: Row): Promise<void> {
  // Figures of the other line are measured again, shared ones at night.
  const unmeasured = { chiffres_partages: null, mesuree_le: null }
  await setFile(tx, older.id, { ...pickFile(newer), ...unmeasured })
  await setFile(tx, newer.id, { ...pickFile(older), ...unmeasured })
}

const pickFile = (row: OfFile): OfFile =>
  Object.fromEntries(OF_FILE.map((name) => [name, row[name]])) as OfFile

const setFile = (tx: Tx, id: number, columns: Partial<Row>) =>
  tx.update(t.activites).set(columns).where(eq(t.activites.id, id))
