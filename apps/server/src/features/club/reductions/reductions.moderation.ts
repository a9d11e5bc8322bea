import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import type { ReviewQueueSource } from '#kernel/moderation/review-queue.ts'

export const reductionsWaiting: ReviewQueueSource = {
  rows: sql`
    select 'reduction' as type, r.id as objet_id, r.titre, left(r.conditions, 200) as texte,
      r.updated_at as depuis, '/contribution/reductions/' || r.id as url, r.created_by as users_id,
      null as kind, null::int as about
    from reductions r where r.etat = ${ETAT.validation}`,
}
