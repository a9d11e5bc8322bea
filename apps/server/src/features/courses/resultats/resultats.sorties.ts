import { readPosition } from '@foulee/db/columns'
import type { Db } from '@foulee/db/connect'
import {
  pairSorties,
  type ResultatCouru,
  type SortieDeCourse,
  type SortieMesuree,
} from '@foulee/domain/courses/sortie-de-course'
import { addDays } from '@foulee/domain/shared/calendrier'
import { getFuseau, type Lieu } from '@foulee/domain/shared/fuseau-du-lieu'
import { sql } from 'drizzle-orm'
import { toInstant } from './resultats.presenter.ts'
import { provedOf } from './resultats.queries.ts'

type Row = Omit<ResultatCouru, 'id' | 'fuseau'> & {
  lieu: Lieu
  resultats_id: number
  activites_id: number
  debut: string
  metres: number
  duree: number | null
}

const JOUR = sql`coalesce(p.date_depart, e.date_debut)`
const AUTOUR = 2

/**
 * Pairs of a member's outings and proved results, of races on these days and around (decision 159).
 * Runners who did not start have none.
 */
export async function findSorties(
  db: Db,
  users_id: number,
  { du, au }: { du: string; au: string },
): Promise<SortieDeCourse[]> {
  const { rows } = await db.execute<Row>(sql`
    with courus as materialized (
      select resultats.id, ${JOUR} as jour, coalesce(p.heure_depart, e.heure_depart) as heure,
        -- A leg is not as long as the race.
        case when resultats.relais is null then p.distance end as distance, resultats.temps,
        json_build_object('pays', c.pays, 'departement', c.departement,
          'position', ${readPosition(sql`c.position`)}) as lieu
      ${provedOf(users_id)} and resultats.statut <> 'non_partant'
        and ${JOUR} between ${addDays(du, -AUTOUR)}::date and ${addDays(au, AUTOUR)}::date)
    select r.id as resultats_id, r.jour::text as date, r.heure::text as heure, r.distance, r.temps,
      r.lieu,
      a.id as activites_id, a.debut, a.distance as metres,
      coalesce(a.duree, a.duree_mouvement) as duree
    from courus r
    join activites a on a.users_id = ${users_id} and a.double_de is null
      -- Clocks are at most 14 hours from those of UTC.
      and a.debut >= (r.jour - 1)::timestamp at time zone 'UTC'
      and a.debut < (r.jour + 2)::timestamp at time zone 'UTC'`)
  const resultats = new Map<number, ResultatCouru>()
  const sorties = new Map<number, SortieMesuree>()
  for (const { resultats_id, activites_id, debut, metres, duree, lieu, ...couru } of rows) {
    resultats.set(resultats_id, {
      id: resultats_id,
      fuseau: getFuseau(lieu),
      ...couru,
    })
    sorties.set(activites_id, {
      id: activites_id,
      debut: toInstant(debut),
      distance: metres,
      duree,
    })
  }
  return pairSorties([...resultats.values()], [...sorties.values()])
}
