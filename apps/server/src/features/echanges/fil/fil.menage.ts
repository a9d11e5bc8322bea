import type { Db, Tx } from '@foulee/db/connect'
import { activites, publicationPhotos, publications } from '@foulee/db/schema'
import { inArray, sql } from 'drizzle-orm'
import type { Config } from '../../../config.ts'
import { removePublications } from '../../../fil/write-publication.ts'
import { queueRemoval } from '../../../images/retrait.ts'
import { keptSince } from '../../../personal/kept-since.ts'

const BATCH = 500

/**
 * Erases items that are older than what is kept, with what was said under them, some at a time. Ids are
 * in the order of time, so that nothing newer is looked at. What staff highlights stays until that ends,
 * and what was reported until they have answered.
 */
export async function purgeFil(db: Db, now: Date, { itemMonths }: Config['kept']): Promise<void> {
  if (itemMonths === null) return
  const before = keptSince(now, itemMonths).toISOString()
  for (let last: number | null = 0; last !== null; ) {
    const after: number = last
    last = await db.transaction((tx) => eraseSome(tx, { after, before, now: now.toISOString() }))
  }
}

type Some = { after: number; before: string; now: string }

/** @returns the last that was looked at; null when there is nothing old after it */
async function eraseSome(tx: Tx, { after, before, now }: Some): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number; is_old: boolean; is_needed: boolean }>(sql`
    select p.id, p.created_at < ${before} as is_old, exists (
        select from mises_en_avant a where a.publications_id = p.id and a.fin > ${now}
      ) or exists (
        select from signalements g
        where g.model = 'publication' and g.objet_id = p.id and g.etat = 'ouvert'
      ) as is_needed
    from (select id, created_at from publications where id > ${after} order by id limit ${BATCH}) p
    order by p.id`)
  const old = rows.filter(({ is_old }) => is_old)
  const ids = old.filter(({ is_needed }) => !is_needed).map(({ id }) => id)
  if (ids.length) await erase(tx, ids)
  return old.length && rows.length === BATCH ? (old.at(-1)?.id ?? null) : null
}

async function erase(tx: Tx, ids: readonly number[]): Promise<void> {
  const photos = await tx
    .select({ fichier: publicationPhotos.fichier })
    .from(publicationPhotos)
    .where(inArray(publicationPhotos.publications_id, [...ids]))
  // An outing is shared as long as it is in the feed: its line goes back to its owner alone.
  const shared = sql`(select ${publications.fait_id} from ${publications}
    where ${inArray(publications.id, [...ids])} and ${publications.kind} = 'activite')`
  await tx
    .update(activites)
    .set({ partage: 'personne', croquis: [] })
    .where(inArray(activites.id, shared))
  await removePublications(tx, inArray(publications.id, [...ids]))
  await queueRemoval(tx, { folders: photos.map(({ fichier }) => fichier) })
}
