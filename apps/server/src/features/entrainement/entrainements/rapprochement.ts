import { entrainements } from '@foulee/db/schema'
import { findSeancePrevue } from '@foulee/domain/entrainement/rapprochement'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { queueDite } from '#features/entrainement/annonces/annonces.queue.ts'
import { recordFaits } from '#kernel/points/badges.facts.ts'
import { awardOuting } from '#kernel/points/points.outing.ts'
import type { OutingCreatedHandler } from '#kernel/tracks/outing-created.ts'

/**
 * Links a new outing to its training of the same day, planned or done, without an outing. Nothing
 * is linked when two are equally near; of another day, or said to be missed, the page of the outing
 * asks.
 */
export const matchOuting: OutingCreatedHandler = async (tx, outing) => {
  const { users_id, jour, sport, duree, distance, now } = outing
  if (!jour) return
  const rows = await tx
    .select()
    .from(entrainements)
    .where(
      and(
        eq(entrainements.users_id, users_id),
        eq(entrainements.jour, jour),
        inArray(entrainements.etat, ['prevu', 'fait']),
        isNull(entrainements.activites_id),
      ),
    )
    .orderBy(asc(entrainements.id))
    .for('update')
  const found = findSeancePrevue({ jour, sport, duree, distance }, rows)
  const row = rows.find(({ id }) => id === found?.id)
  if (!row) return
  await tx
    .update(entrainements)
    .set({
      etat: 'fait',
      activites_id: outing.id,
      fait_le: row.fait_le ?? now.toISOString(),
      // Typed figures stay; the watch completes them, also after « comme prévu ».
      fait_duree:
        row.fait_duree === row.duree ? (duree ?? row.fait_duree) : (row.fait_duree ?? duree),
      fait_distance:
        row.fait_distance === row.distance
          ? (distance ?? row.fait_distance)
          : (row.fait_distance ?? distance),
      updated_at: now.toISOString(),
    })
    .where(eq(entrainements.id, row.id))
  await recordFaits(tx, users_id, 'entrainement_fait')
  if (outing.isFromArchive) return
  await awardOuting(tx, { users_id, activites_id: outing.id, now })
  await queueDite(tx, row.id, now)
}
