import type { Db, Tx } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import type { KnownCourse } from './plan.types.ts'

const MARGIN_DAYS = 31

/**
 * All races with their place, and their editions within a month of these days: enough to detect
 * duplicates.
 * @param jours first and last day of the file, `YYYY-MM-DD`
 */
export async function findKnownCourses(
  db: Db | Tx,
  jours: { premier: string; dernier: string },
): Promise<KnownCourse[]> {
  const { rows } = await db.execute<KnownCourse>(sql`
    select c.id, c.slug, c.nom, c.pays, c.departement, c.ville,
      case when c.position is not null
        then json_build_array(st_x(c.position), st_y(c.position)) end as position,
      (select coalesce(json_agg(json_build_object(
        'date_debut', e.date_debut, 'editions_fin', e.editions_fin,
        'epreuves', (select coalesce(json_agg(json_build_object('nom', p.nom, 'distance', p.distance)), '[]')
          from epreuves p where p.editions_id = e.id)) order by e.date_debut), '[]')
        from editions e where e.courses_id = c.id
          and e.date_debut <= ${jours.dernier}::date + ${MARGIN_DAYS}::int
          and coalesce(e.editions_fin, e.date_debut) >= ${jours.premier}::date - ${MARGIN_DAYS}::int
      ) as editions
    from courses c order by c.id`)
  return rows
}

type OrganisateurNom = { id: number; slug: string; nom: string; ville: string | null }

export async function findOrganisateurNames(db: Db | Tx): Promise<OrganisateurNom[]> {
  const { rows } = await db.execute<OrganisateurNom>(
    sql`select id, slug, nom, ville from organisateurs order by id`,
  )
  return rows
}
