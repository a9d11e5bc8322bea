import { addDays } from '@foulee/domain/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/heure-paris'
import type { Tx } from '../connect.ts'
import * as t from '../schema.ts'
import type { CastIds } from './cast.ts'
import { identify, insertRows } from './insert-rows.ts'
import { DEMO_ACTUALITES, DEMO_VIDEOS } from './regie-mots.ts'

/** News of the site, each told in the feed as it came out, and the videos of the home page. */
export async function insertRegie(tx: Tx, { nora }: CastIds, now: Date): Promise<void> {
  const today = parisDate(now)
  const news = await identify(
    tx,
    t.actualitesSite,
    DEMO_ACTUALITES.toReversed().map(({ du, ...words }) => {
      const publie_le = parisInstant(addDays(today, du), '08:00').toISOString()
      return { ...words, publie_le, created_by: nora, created_at: publie_le, updated_at: publie_le }
    }),
  )
  await insertRows(tx, t.actualitesSite, news)
  const told = await identify(
    tx,
    t.publications,
    news.map(({ id, created_at }) => ({
      kind: 'actualite' as const,
      cle: `actualite:site:${id}`,
      fait_id: id,
      emetteur_kind: 'foulee' as const,
      created_at,
    })),
  )
  await insertRows(tx, t.publications, told)
  await insertRows(
    tx,
    t.publicationCibles,
    told.map(({ id }) => ({ cible_kind: 'foulee' as const, cible_id: 0, publications_id: id })),
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
