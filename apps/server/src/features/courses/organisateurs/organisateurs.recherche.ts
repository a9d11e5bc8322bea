import { capitalize } from '@foulee/domain/shared/typographie'
import { sql } from 'drizzle-orm'
import { writeDetail } from '#kernel/search/recherche-entry.ts'

type Found = { ville: string; course: string }

/**
 * « Annecy · organise « Trail du Semnoz » »: the matching race, where the organiser's own name does
 * not match.
 */
export const organisateurDetail = writeDetail<Found>(
  (search) =>
    search === null
      ? sql`null`
      : sql`(
        select json_build_object('ville', p.detail, 'course', k.carte::json->>'nom') from course_cards k
        where p.tier = 2 and k.organisateurs_id = p.id and k.is_visible
          and k.recherche @@ to_tsquery('francais', ${search})
        order by k.rang_date, k.courses_id limit 1)`,
  ({ ville, course }) => {
    const organised = `organise «\u00a0${course}\u00a0»`
    return ville ? `${ville} · ${organised}` : capitalize(organised)
  },
)
