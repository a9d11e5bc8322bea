import { sql } from 'drizzle-orm'
import type { ReviewQueueSource } from '#kernel/moderation/review-queue.ts'

/**
 * SQL form of `getEtatAgence`: complete documents without verification. Over a table named
 * `agences`.
 */
export const WAITS = sql`verifie_le is null and refus_motif is null and immatriculation is not null
  and garant is not null and garant_adresse is not null and assureur is not null
  and assureur_adresse is not null`

export const agencesWaiting: ReviewQueueSource = {
  rows: sql`
    select 'agence' as type, id as objet_id, nom as titre,
      concat_ws(', ', immatriculation, ville) as texte, updated_at as depuis,
      '/agences/' || slug as url, created_by as users_id, null as kind, null::int as about
    from agences where ${WAITS}`,
}
