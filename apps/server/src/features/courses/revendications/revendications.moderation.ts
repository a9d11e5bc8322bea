import { sql } from 'drizzle-orm'
import type { ReviewQueueSource } from '#kernel/moderation/review-queue.ts'

export const revendicationsWaiting: ReviewQueueSource = {
  rows: sql`
    select 'revendication' as type, r.id as objet_id,
      concat_ws(', ', coalesce(o.nom, m.nom), coalesce(o.ville, m.ville)) as titre,
      r.message as texte, r.created_at as depuis,
      coalesce('/organisateurs/' || o.slug, '/magasins/' || m.slug) as url, r.users_id,
      null as kind, null::int as about
    from revendications r left join organisateurs o on o.id = r.organisateurs_id
      left join magasins m on m.id = r.magasins_id
    where r.etat = 'staff'`,
}
