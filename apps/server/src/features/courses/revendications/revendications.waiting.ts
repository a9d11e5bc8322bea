import { sql } from 'drizzle-orm'
import type { Waiting } from '../../../waiting.ts'

/** Claims that only the staff can judge. */
export const revendicationsWaiting: Waiting = {
  rows: sql`
    select 'revendication' as type, r.id as objet_id, o.nom as titre, r.message as texte,
      r.created_at as depuis, '/organisateurs/' || o.slug as url, r.users_id,
      null as kind, null::int as about
    from revendications r join organisateurs o on o.id = r.organisateurs_id
    where r.etat = 'staff'`,
}
