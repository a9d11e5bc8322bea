import type { PassageResultat } from '@foulee/contract/courses/resultats'
import type { Db } from '@foulee/db/connect'
import { countPlaces } from '@foulee/domain/courses/passages'
import { sql } from 'drizzle-orm'
import type { Epreuve, ResultatRow } from './resultats.policy.ts'
import { shownIn } from './resultats.queries.ts'

/** Passages of a line, with its place among those who were seen at each point; then the finish. */
export async function findPassages(
  db: Db,
  epreuve: Epreuve,
  { id, rang, temps }: Pick<ResultatRow, 'id' | 'rang' | 'temps'>,
): Promise<PassageResultat[]> {
  const { rows } = await db.execute<{ metres: number; temps: number; rang: number }>(sql`
    select metres, temps, rang from (
      select p.resultats_id, p.metres, p.temps,
        (rank() over (partition by p.metres order by p.temps))::int as rang
      from resultats r join resultat_passages p on p.resultats_id = r.id
      where ${shownIn(epreuve.id)}) passages
    where resultats_id = ${id} order by metres`)
  if (!rows.length) return []
  const names = new Map(epreuve.points.map(({ metres, nom }) => [metres, nom]))
  const points = rows.map((row) => ({
    ...row,
    nom: names.get(row.metres) ?? null,
    is_arrivee: false,
  }))
  const finish =
    temps === null || rang === null
      ? []
      : [{ metres: epreuve.distance ?? 0, temps, rang, nom: null, is_arrivee: true }]
  return countPlaces([...points, ...finish])
}
