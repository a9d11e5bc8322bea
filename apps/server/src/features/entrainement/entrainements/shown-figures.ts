import { type SQL, sql } from 'drizzle-orm'

/** The figures of an outing: the whole, and those that others read where it is shared. */
const FIGURES = {
  duree: sql`coalesce(a.duree_mouvement, a.duree)`,
  distance: sql`a.distance`,
} as const

/**
 * Time or distance of a training, as others than its member read it: where it is an outing that is
 * shared too, what shows of that one (produit 13.16). Beside its cut line the whole would tell the door.
 * What the member said in other words stays. @param e the table of trainings, or its alias
 */
export const shownFigure = (e: SQL, figure: keyof typeof FIGURES): SQL<number | null> => {
  const told = sql`${e}.${sql.identifier(`fait_${figure}`)}`
  return sql<number | null>`nullif(coalesce((
    select case when a.partage <> 'personne' and ${told} = ${FIGURES[figure]}
      then coalesce((a.chiffres_partages ->> ${figure})::int, -1) else ${told} end
    from activites a where a.id = ${e}.activites_id), ${told}), -1)`
}
