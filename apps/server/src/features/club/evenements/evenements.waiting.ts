import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import { type ReviewQueueSource, submittedAt } from '#kernel/moderation/review-queue.ts'

export const evenementsWaiting: ReviewQueueSource = {
  rows: sql`
    select 'evenement' as type, id as objet_id, titre, lieu as texte,
      ${submittedAt({ table: 'evenements', journal: 'evenement_journal', key: 'evenements_id' })} as depuis,
      '/contribution/evenements/' || id as url, created_by as users_id,
      null as kind, null::int as about
    from evenements where etat = ${ETAT.validation}`,
}
