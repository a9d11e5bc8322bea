import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import type { Tx } from '../connect.ts'
import * as t from '../schema.ts'
import type { CastIds } from './cast.ts'
import { insertRows } from './insert-rows.ts'
import { DEMO_ACTUALITES, DEMO_VIDEOS } from './regie-mots.ts'

export async function insertRegie(tx: Tx, { nora }: CastIds, now: Date): Promise<void> {
  const today = parisDate(now)
  await insertRows(
    tx,
    t.actualitesSite,
    DEMO_ACTUALITES.toReversed().map(({ du, ...words }) => {
      const publie_le = parisInstant(addDays(today, du), '08:00').toISOString()
      return { ...words, publie_le, created_by: nora, created_at: publie_le, updated_at: publie_le }
    }),
  )
  const since = parisInstant(addDays(today, -30), '10:00').toISOString()
  await insertRows(
    tx,
    t.videos,
    DEMO_VIDEOS.map(({ id, ...words }, rank) => ({
      ...words,
      service: 'peertube' as const,
      video: `https://framatube.org/videos/embed/${id}`,
      ordre: rank + 1,
      publie_le: since,
      created_by: nora,
      created_at: since,
    })),
  )
}
