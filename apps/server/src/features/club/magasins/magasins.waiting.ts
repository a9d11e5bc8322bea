import { sql } from 'drizzle-orm'
import type { ReviewQueueSource } from '#kernel/moderation/review-queue.ts'

export const magasinsWaiting: ReviewQueueSource = {
  rows: sql`
    select 'magasin' as type, id as objet_id, nom as titre,
      concat_ws(', ', adresse, ville) as texte, created_at as depuis,
      '/magasins/' || slug as url, created_by as users_id, null as kind, null::int as about
    from magasins where verifie_le is null`,
}
