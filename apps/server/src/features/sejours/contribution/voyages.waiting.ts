import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import { type ReviewQueueSource, submittedAt } from '#kernel/moderation/review-queue.ts'

export const voyagesWaiting: ReviewQueueSource = {
  rows: sql`
    select 'voyage' as type, id as objet_id, titre, lieu as texte,
      ${submittedAt({ table: 'voyages', journal: 'voyage_journal', key: 'voyages_id' })} as depuis,
      '/contribution/sejours/' || id as url, created_by as users_id,
      null as kind, null::int as about
    from voyages where etat = ${ETAT.validation}`,
}
