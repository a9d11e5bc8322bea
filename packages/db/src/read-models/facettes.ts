import { sql } from 'drizzle-orm'
import type { Db } from '../connect.ts'

/**
 * Compacts the delta rows of `facettes`. Sums stay constant for readers, and concurrent runs take
 * disjoint rows.
 */
export async function sumFacettes(db: Db): Promise<void> {
  await db.execute(sql`
    with crowded as (
      select genre, facette, valeur from facettes group by 1, 2, 3 having count(*) > 1 or sum(nb) = 0),
    taken as (
      delete from facettes using crowded
      where (facettes.genre, facettes.facette, facettes.valeur)
        = (crowded.genre, crowded.facette, crowded.valeur)
      returning facettes.genre, facettes.facette, facettes.valeur, facettes.nb)
    insert into facettes (genre, facette, valeur, nb)
    select genre, facette, valeur, sum(nb) from taken group by 1, 2, 3 having sum(nb) <> 0`)
}
