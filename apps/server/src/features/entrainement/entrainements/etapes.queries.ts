import type { EtapesFaites } from '@foulee/contract/entrainement/etapes'
import type { Db } from '@foulee/db/connect'
import { activites } from '@foulee/db/schema'
import { isPlat } from '@foulee/domain/entrainement/etapes-faites'
import { TraceError } from '@foulee/trace/track'
import { and, eq, sql } from 'drizzle-orm'
import { findReperes } from '#features/entrainement/forme/forme.queries.ts'
import { readFiles } from '#features/parcours/activites/activites.trace.ts'
import type { Services } from '#kernel/services.ts'
import type { OutingFile } from '#kernel/tracks/tasks.ts'
import type { User } from '#platform/http/user.ts'
import { type EntrainementRow, findPartages, getOwnEntrainement } from './entrainements.queries.ts'
import { IS_SEEN_CUT } from './shown-figures.ts'

type Context = Pick<Services, 'db' | 'storage' | 'traces'>
type EtapesQuery = { user: User; id: number; today: string }

/**
 * Steps done in a training, computed from the file of its outing. Null without an outing or usable
 * file.
 * @throws ApiError `entrainement_introuvable`, also for a coach without access to done trainings
 */
export async function findEtapes(
  { db, storage, traces }: Context,
  { user, id, today }: EtapesQuery,
): Promise<EtapesFaites | null> {
  const row = await getOwnEntrainement(db, user, id, { partage: 'faits' })
  const outing = await readOuting({ db, storage }, row)
  if (!outing) return null
  const vma = await findVma(db, user, row, today)
  try {
    const etapes = await traces.run({
      kind: 'etapes',
      ...outing,
      steps: row.steps,
      comparaison: {
        reperes: { vma, fc_max: null },
        isPaceTold: isPlat(row) && !row.facile,
      },
    })
    if (!etapes) return null
    const isOthers = user.id !== row.users_id && (await isSeenCut(db, row))
    return { ...(isOthers ? hideEnds(etapes) : etapes), vma }
  } catch (cause) {
    // A file readable on arrival and not any more gives no steps.
    if (cause instanceof TraceError) return null
    throw cause
  }
}

async function isSeenCut(db: Db, { activites_id }: EntrainementRow): Promise<boolean> {
  const { rows } = await db.execute<{ is_cut: boolean }>(
    sql`select ${IS_SEEN_CUT} as is_cut from activites a where a.id = ${activites_id}`,
  )
  return rows[0]?.is_cut ?? false
}

/** Hides time and length of the first and last step, whose ends are behind the cuts. */
const hideEnds = <T extends Pick<EtapesFaites, 'etapes' | 'apres'>>(faites: T): T => ({
  ...faites,
  etapes: faites.etapes.map((etape, rank, { length }) =>
    rank === 0 || rank === length - 1 ? { ...etape, fait: null } : etape,
  ),
  apres: null,
})

async function readOuting(
  { db, storage }: Omit<Context, 'traces'>,
  { etat, steps, users_id, activites_id }: EntrainementRow,
): Promise<OutingFile | null> {
  if (etat !== 'fait' || steps.length === 0 || activites_id === null) return null
  const [outing] = await db
    .select({
      original: activites.original,
      debut: activites.debut,
      montage: activites.montage,
    })
    .from(activites)
    .where(and(eq(activites.id, activites_id), eq(activites.users_id, users_id)))
  return outing ? readFiles(storage, outing) : null
}

/**
 * The runner's VMA on that day, or today's without one by then. Null for a coach without access to
 * paces.
 */
async function findVma(
  db: Db,
  user: User,
  { users_id, jour }: EntrainementRow,
  today: string,
): Promise<number | null> {
  const partages = await findPartages(db, user, users_id)
  if (!partages?.includes('allures')) return null
  const then = await findReperes(db, users_id, jour)
  return then.vma ?? (await findReperes(db, users_id, today)).vma
}
