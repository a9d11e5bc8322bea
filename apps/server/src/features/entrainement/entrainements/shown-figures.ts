import { type SQL, sql } from 'drizzle-orm'

const FIGURES = {
  duree: sql`coalesce(a.duree_mouvement, a.duree)`,
  distance: sql`a.distance`,
} as const

/**
 * Others see the line of outing `a` with cut ends: it is shared, or its file is a published
 * route's.
 */
export const IS_SEEN_CUT = sql`(a.partage <> 'personne' or exists (
  select from parcours_traces t join parcours p on p.id = t.parcours_id
  where t.original = a.original and p.etat >= 100 and p.rayon_masque > 0))`

/**
 * Time or distance of a training for readers other than its member: the visible part of an outing
 * with a public cut line (produit 13.16), null when it is not measured. The total beside the cut
 * line would reveal the door. Typed figures stay.
 * @param e the table of trainings, or its alias
 */
export const shownFigure = (e: SQL, figure: keyof typeof FIGURES): SQL<number | null> => {
  const stated = sql`${e}.${sql.identifier(`fait_${figure}`)}`
  return sql<number | null>`nullif(coalesce((
    select case when ${IS_SEEN_CUT} and ${stated} = ${FIGURES[figure]}
      then coalesce((a.chiffres_partages ->> ${figure})::int, -1) else ${stated} end
    from activites a where a.id = ${e}.activites_id), ${stated}), -1)`
}
