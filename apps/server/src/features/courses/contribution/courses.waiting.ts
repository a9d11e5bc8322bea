import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import { submittedAt, type Waiting } from '#kernel/moderation/waiting.ts'

export const coursesWaiting: Waiting = {
  rows: sql`
    select 'course' as type, id as objet_id, nom as titre, ville as texte,
      ${submittedAt({ table: 'courses', journal: 'course_journal', key: 'courses_id' })} as depuis,
      '/contribution/courses/' || id as url, created_by as users_id,
      null as kind, null::int as about
    from courses where etat = ${ETAT.validation}`,
}
