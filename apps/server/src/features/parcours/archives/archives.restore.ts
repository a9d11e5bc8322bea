import type { Tx } from '@foulee/db/connect'
import { activiteRecords, activites } from '@foulee/db/schema'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { readSha256 } from '#features/parcours/activites/activites.export.ts'
import { insertActivite, type Kin } from '#features/parcours/activites/activites.insert.ts'
import type { Registry } from '#kernel/registry.ts'
import { cleanFileName } from '#kernel/tracks/file-name.ts'
import type { TraceAnswer } from '#kernel/tracks/tasks.ts'
import { getStorageKey } from '#platform/storage/storage.ts'
import type { Counts } from './archives.claim.ts'
import type { Foulee, Origine, Sortie } from './carnet-foulee.ts'
import { cleanLine, cleanNotes } from './clean-words.ts'

/** Our own export, and its pairs as this member has them. */
export type Restored = { foulee: Foulee; paires: ReadonlyMap<string, number> }
type Restoring = { users_id: number; now: Date; restored: Restored }
type Told = { original: string; answer: TraceAnswer; sorties: readonly Sortie[] }

/**
 * Outings of a file as our own export tells them, whatever the file says: one that its member removed
 * from a file of several sports stays away. Sharing does not come along: nothing of an archive is
 * shown to others.
 */
export async function restoreSorties(
  tx: Tx,
  registry: Pick<Registry, 'outings'>,
  { users_id, now, restored }: Restoring,
  { original, answer, sorties }: Told,
): Promise<Counts> {
  const { foulee, paires } = restored
  const isTold = (key: string) => foulee.sorties.has(readSha256(key))
  const counts = { gardees: 0, doublons: 0 }
  const left = [...sorties]
  for (const { trace, facts } of answer.legs ?? [answer]) {
    if (facts?.kind !== 'activite' || !facts.times) continue
    const sortie = takeOwn(left, facts.times.debut)
    if (!sortie) continue
    const kin: Kin = { double_de: await findOuting(tx, users_id, sortie.doubleDe), isTold }
    const inserted = await insertActivite(tx, registry, {
      users_id,
      now,
      kin,
      titre: cleanLine(sortie.titre, MAX_TITLE) || undefined,
      notes: cleanNotes(sortie.notes),
      isFromArchive: true,
      trace: {
        ...trace,
        original,
        original_nom: cleanFileName(sortie.original_nom),
        format: facts.format,
      },
      facts: { ...facts, times: facts.times, sport: sortie.sport ?? facts.sport },
    })
    if (inserted.etat === 'connue') continue
    counts[inserted.etat === 'double' ? 'doublons' : 'gardees']++
    await setWords(tx, { users_id, id: inserted.row_id, now }, sortie, paires)
  }
  return counts
}

/** By its start, as the export wrote it; one that has none is the first without. */
function takeOwn(left: Sortie[], debut: number): Sortie | undefined {
  const at = left.findIndex((sortie) => sortie.debut !== null && Date.parse(sortie.debut) === debut)
  const rank = at >= 0 ? at : left.findIndex((sortie) => sortie.debut === null)
  return rank < 0 ? undefined : left.splice(rank, 1)[0]
}

const MAX_TITLE = 120
const FORMATS = ['fit', 'gpx', 'tcx'] as const

/** The outing of a file that was read before. */
async function findOuting(tx: Tx, users_id: number, origine: Origine | null) {
  if (!origine) return null
  const { id, debut, double_de, original } = activites
  const { sha256 } = origine
  const toKey = (format: string) => getStorageKey('original', sha256, `trace.${format}`)
  const [row] = await tx
    .select({ id, double_de })
    .from(activites)
    .where(
      and(
        eq(activites.users_id, users_id),
        inArray(original, FORMATS.map(toKey)),
        origine.debut === null ? isNull(debut) : eq(debut, origine.debut),
      ),
    )
    .orderBy(asc(id))
    .limit(1)
  return row ? (row.double_de ?? row.id) : null
}

async function setWords(
  tx: Tx,
  { users_id, id, now }: { users_id: number; id: number; now: Date },
  { rpe, paire, rayon_masque, sans_trace, ecartes }: Sortie,
  paires: Restored['paires'],
): Promise<void> {
  await tx
    .update(activites)
    .set({
      rpe,
      sans_trace,
      // Another pair than the usual one of the day, or none.
      chaussures_id: paires.get(paire) ?? null,
      ...(rayon_masque !== null && { rayon_masque }),
    })
    .where(eq(activites.id, id))
  if (!ecartes.length) return
  // Until the outing is measured, which keeps what was put aside.
  const ecarte_le = now.toISOString()
  const values = ecartes.map((record) => ({ ...record, users_id, activites_id: id, ecarte_le }))
  await tx.insert(activiteRecords).values(values).onConflictDoNothing()
}
