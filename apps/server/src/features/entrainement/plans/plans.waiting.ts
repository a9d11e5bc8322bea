import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import { type ReviewQueueSource, submittedAt } from '#kernel/moderation/review-queue.ts'
import { SANS_TITRE } from './plans.presenter.ts'

export const plansWaiting: ReviewQueueSource = {
  rows: sql`
    select 'plan' as type, id as objet_id,
      coalesce(nullif(titre, ''), ${SANS_TITRE}) as titre, left(description, 200) as texte,
      ${submittedAt({ table: 'plans', journal: 'plan_journal', key: 'plans_id' })} as depuis,
      '/contribution/plans/' || id as url, users_id, null as kind, null::int as about
    from plans where etat = ${ETAT.validation}`,
}
