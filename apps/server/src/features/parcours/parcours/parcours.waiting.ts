import { SANS_TITRE } from '@foulee/domain/parcours/parcours'
import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import { type ReviewQueueSource, submittedAt } from '#kernel/moderation/review-queue.ts'

export const parcoursWaiting: ReviewQueueSource = {
  rows: sql`
    select 'parcours' as type, id as objet_id,
      coalesce(nullif(titre, ''), ${SANS_TITRE}) as titre, left(description, 200) as texte,
      ${submittedAt({ table: 'parcours', journal: 'parcours_journal', key: 'parcours_id' })} as depuis,
      '/contribution/parcours/' || id as url, users_id, null as kind, null::int as about
    from parcours where etat = ${ETAT.validation}`,
}
