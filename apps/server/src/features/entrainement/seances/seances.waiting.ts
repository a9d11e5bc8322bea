import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import { type ReviewQueueSource, submittedAt } from '#kernel/moderation/review-queue.ts'
import { SANS_TITRE } from './seances.presenter.ts'

export const seancesWaiting: ReviewQueueSource = {
  rows: sql`
    select 'seance' as type, id as objet_id,
      coalesce(nullif(titre, ''), ${SANS_TITRE}) as titre, left(description, 200) as texte,
      ${submittedAt({ table: 'seances', journal: 'seance_journal', key: 'seances_id' })} as depuis,
      '/contribution/trainings/' || id as url, users_id, null as kind, null::int as about
    from seances where etat = ${ETAT.validation}`,
}
