import { sql } from 'drizzle-orm'
import type { ReviewQueueSource } from '#kernel/moderation/review-queue.ts'

export const organisateursWaiting: ReviewQueueSource = {
  rows: sql`
    select 'organisateur' as type, id as objet_id, nom as titre, ville as texte,
      created_at as depuis, '/organisateurs/' || slug as url, created_by as users_id,
      null as kind, null::int as about
    from organisateurs where verifie_le is null`,
}
