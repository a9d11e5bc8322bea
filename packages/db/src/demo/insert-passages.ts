import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'

/** Some start fast and some slowly: from this power of the share of the way, by as many thousandths more. */
const LEAST_POWER = 1.01
const SPREAD = 140

/**
 * Passages at the points of an épreuve, from the times at the finish; who gave up was seen on the first
 * half.
 */
export async function insertPassages(tx: Tx, epreuves_id: number): Promise<void> {
  await tx.execute(sql`
    insert into resultat_passages (resultats_id, metres, temps)
    select r.id, p.metres, round(coalesce(r.temps, last.temps)
      * power(p.metres::float / e.distance,
        ${LEAST_POWER} + (abs(hashtext(r.dossard)) % ${sql.raw(String(SPREAD))}) / 1000.0))::int
    from resultats r join epreuves e on e.id = r.epreuves_id
    cross join (select max(temps) as temps from resultats where epreuves_id = ${epreuves_id}) last
    cross join (select distinct round(km * 1000)::int as metres from epreuve_points
      where epreuves_id = ${epreuves_id} and km > 0) p
    where r.epreuves_id = ${epreuves_id} and r.equipe is null
      and p.metres < e.distance * case when r.temps is null then 0.5 else 1 end`)
}
