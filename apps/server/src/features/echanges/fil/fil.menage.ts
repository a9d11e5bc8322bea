import type { Db, Tx } from '@foulee/db/connect'
import { activites, publicationPhotos, publications } from '@foulee/db/schema'
import { inArray, sql } from 'drizzle-orm'
import { removePublications } from '#kernel/feed/write-publication.ts'
import { getRetentionStart } from '#kernel/gdpr/retention-start.ts'
import type { Config } from '#platform/config/config.ts'
import { queueRemoval } from '#platform/images/retrait.ts'

const BATCH = 2_000

/**
 * Erases items past their retention, with their comments, batch by batch. Highlighted items stay
 * until the highlight ends, reported ones until the staff has answered.
 */
export async function purgeFil(
  db: Db,
  now: Date,
  { itemMonths }: Config['retention'],
): Promise<void> {
  if (itemMonths === null) return
  const before = getRetentionStart(now, itemMonths).toISOString()
  const cutoff = { before, now: now.toISOString() }
  while ((await db.transaction((tx) => eraseSome(tx, cutoff))) === BATCH);
}

/**
 * Skips locked rows: sharing or erasing an outing locks it before its item, so that waiting here
 * would deadlock.
 * @returns the number of erased items
 */
async function eraseSome(tx: Tx, { before, now }: { before: string; now: string }) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with old as (
      select p.id, case p.kind when 'activite' then p.fait_id end as outing from publications p
      where p.created_at < ${before}
        and not exists (select from mises_en_avant a
          where a.publications_id = p.id and a.fin > ${now})
        and not exists (select from signalements g
          where g.model = 'publication' and g.objet_id = p.id and g.etat = 'ouvert')
      limit ${BATCH}),
    held as (
      select a.id from activites a where a.id in (select outing from old) for update skip locked)
    select p.id from publications p join old on old.id = p.id
    where old.outing is null or old.outing in (select id from held)
    for update of p skip locked`)
  const ids = rows.map(({ id }) => id)
  if (ids.length) await erase(tx, ids)
  return ids.length
}

async function erase(tx: Tx, ids: number[]): Promise<void> {
  const photos = await tx
    .select({ fichier: publicationPhotos.fichier })
    .from(publicationPhotos)
    .where(inArray(publicationPhotos.publications_id, ids))
  // An outing is shared for as long as it is in the feed: its line becomes private again.
  const shared = sql`(select ${publications.fait_id} from ${publications}
    where ${inArray(publications.id, ids)} and ${publications.kind} = 'activite')`
  await tx
    .update(activites)
    .set({ partage: 'personne', croquis: [] })
    .where(inArray(activites.id, shared))
  await removePublications(tx, inArray(publications.id, ids))
  await queueRemoval(tx, { folders: photos.map(({ fichier }) => fichier) })
}
