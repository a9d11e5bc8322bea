import type { DetailSortie } from '@foulee/contract/parcours/activite-detail'
import type { Reperes } from '@foulee/domain/entrainement/reperes'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { findReperes } from '#features/entrainement/forme/forme.queries.ts'
import type { Services } from '#kernel/services.ts'
import { type ActiviteRow, toSport } from './activites.queries.ts'
import { isIndoor, readFiles } from './activites.trace.ts'

/**
 * From the file at each reading: outings of any age have it, and heart rates stay out of the
 * database. Null without the file or its times.
 * @param today day in Paris
 */
export async function readDetail(
  { db, storage, traces }: Pick<Services, 'db' | 'storage' | 'traces'>,
  row: ActiviteRow,
  today: string,
): Promise<DetailSortie | null> {
  if (isIndoor(row)) return null
  const files = await readFiles(storage, row)
  if (!files) return null
  return traces.run({
    kind: 'detail',
    ...files,
    sport: toSport(row.sport),
    reperes: await findReperesThen(db, row, today),
  })
}

/** The VMA of the day of the outing, or today's without one by then. */
async function findReperesThen(
  db: Services['db'],
  { users_id, debut }: ActiviteRow,
  today: string,
): Promise<Reperes> {
  const now = await findReperes(db, users_id, today)
  if (!debut) return now
  const then = await findReperes(db, users_id, parisDate(new Date(debut)))
  return { ...now, vma: then.vma ?? now.vma }
}
