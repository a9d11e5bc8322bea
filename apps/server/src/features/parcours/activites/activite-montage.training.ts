import type { Tx } from '@foulee/db/connect'
import { entrainements as e } from '@foulee/db/schema'
import { and, asc, eq, inArray } from 'drizzle-orm'

type Figures = { distance: number; duree: number | null; duree_mouvement: number | null }

const getDuree = ({ duree, duree_mouvement }: Figures) => duree_mouvement ?? duree

/** Figures that the watch filled follow the outing; typed ones stay. */
export async function refigureTraining(
  tx: Tx,
  former: Figures & { id: number },
  figures: Figures,
): Promise<void> {
  const ours = and(eq(e.activites_id, former.id), eq(e.etat, 'fait'))
  const duree = getDuree(former)
  if (duree !== null) {
    await tx
      .update(e)
      .set({ fait_duree: getDuree(figures) })
      .where(and(ours, eq(e.fait_duree, duree)))
  }
  await tx
    .update(e)
    .set({ fait_distance: figures.distance })
    .where(and(ours, eq(e.fait_distance, former.distance)))
}

/**
 * The only training of outings that become one is that one’s, with its figures. Several keep their
 * own figures, as their load is already counted.
 */
export async function moveTraining(
  tx: Tx,
  row: Figures & { id: number },
  others: readonly (Figures & { id: number })[],
  figures: Figures,
): Promise<void> {
  const all = [row, ...others]
  const tied = await tx
    .select({ id: e.id, activites_id: e.activites_id })
    .from(e)
    .where(
      inArray(
        e.activites_id,
        all.map(({ id }) => id),
      ),
    )
    .orderBy(asc(e.id))
  const [only] = tied
  const former = tied.length === 1 && all.find(({ id }) => id === only?.activites_id)
  if (!only || !former) return
  await refigureTraining(tx, former, figures)
  if (former.id !== row.id) {
    await tx.update(e).set({ activites_id: row.id }).where(eq(e.id, only.id))
  }
}
