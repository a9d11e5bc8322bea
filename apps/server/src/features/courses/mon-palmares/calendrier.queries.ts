import type { Db, Tx } from '@foulee/db/connect'
import type { TypeCourse } from '@foulee/domain/courses/course'
import { sql } from 'drizzle-orm'

type Calendrier = {
  nom: string
  epreuve: string
  lieu: string | null
  date: string
  type: TypeCourse
  distance: number | null
  denivele: number | null
  est_annulee: boolean
}

/** An épreuve of a public race as it is declared; null if it is not visible. */
export async function readCalendrier(db: Db | Tx, id: number): Promise<Calendrier | null> {
  const { rows } = await db.execute<Calendrier>(sql`
    select c.nom, p.nom as epreuve, c.ville as lieu,
      coalesce(p.date_depart, e.date_debut)::text as date, p.type, p.distance, p.denivele,
      (coalesce(p.etat, 0) < 0 or e.annulee or e.date_inconnue or coalesce(c.etat, 0) < 0)
        as est_annulee
    from epreuves p
    join editions e on e.id = p.editions_id and not e.brouillon
    join courses c on c.id = e.courses_id
    join course_cards k on k.courses_id = c.id and k.is_visible
    where p.id = ${id}`)
  return rows[0] ?? null
}
