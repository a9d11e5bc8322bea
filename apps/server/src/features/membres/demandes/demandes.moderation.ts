import { sql } from 'drizzle-orm'
import type { ReviewQueueSource } from '#kernel/moderation/review-queue.ts'

export const demandesWaiting: ReviewQueueSource = {
  rows: sql`
    select 'demande' as type, id as objet_id, coalesce(structure, carte_pro, type) as titre,
      case type when 'coach' then 'Coach' else 'Club' end as texte, created_at as depuis,
      '/moderation/demandes' as url, users_id, null as kind, null::int as about
    from demandes where etat = 'en_attente'`,
}
