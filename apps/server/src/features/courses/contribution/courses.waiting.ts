import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import { type ReviewQueueSource, submittedAt } from '#kernel/moderation/review-queue.ts'

export const coursesWaiting: ReviewQueueSource = {
  rows: sql`
    select 'course' as type, id as objet_id, nom as titre, ville as texte,
      ${submittedAt({ table: 'courses', journal: 'course_journal', key: 'courses_id' })} as depuis,
      '/contribution/courses/' || id as url, created_by as users_id,
      null as kind, null::int as about
    from courses where etat = ${ETAT.validation}`,
}
