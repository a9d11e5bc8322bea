import { sql } from 'drizzle-orm'
import type { ReviewQueueSource } from '#kernel/moderation/review-queue.ts'

export const signalementsWaiting: ReviewQueueSource = {
  rows: sql`
    select 'signalement' as type, id as objet_id, motif as titre, texte, created_at as depuis,
      null as url, users_id, model as kind, objet_id as about
    from signalements where etat = 'ouvert'`,
}
