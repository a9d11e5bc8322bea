import type { Travail } from '@foulee/contract/equipe/admin-travaux'
import type { Body } from '@foulee/contract/shared/call'
import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { toIso } from '#platform/db/dates.ts'

type ListBody = Body<'POST /api/admin/travaux/list'>
type Row = {
  id: string
  name: string
  state: Travail['etat']
  retry_count: number
  retry_limit: number
  message: string | null
  created_on: string
  start_after: string
  completed_on: string | null
}

/** Jobs that can still be run; pg-boss archives old ones, and its internal ones are left out. */
export async function findTravaux(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: ListBody,
): Promise<{ data: Travail[]; nb: number }> {
  const where = sql`
    where not starts_with(name, '__pgboss__')
      and (${filtres.etat ?? null}::text is null or state::text = ${filtres.etat ?? null}::text)
      and (${filtres.nom || null}::text is null or name = ${filtres.nom || null}::text)`
  const direction = sql.raw(ordre)
  const order =
    tri === 'nom' ? sql`name ${direction}, created_on` : sql`created_on ${direction}, id`
  // Payloads and stack traces stay on the server: mails and their links are private.
  const { rows } = await db.execute<Row>(sql`
    select id, name, state, retry_count, retry_limit, created_on, start_after, completed_on,
      left(coalesce(output->>'message', output->'value'->>'message'), 500) as message
    from pgboss.job ${where} order by ${order} limit ${nb_page} offset ${(page - 1) * nb_page}`)
  const total = await db.execute<{ nb: number }>(
    sql`select count(*)::int as nb from pgboss.job ${where}`,
  )
  return { data: rows.map(present), nb: total.rows[0]?.nb ?? 0 }
}

const present = (row: Row): Travail => ({
  id: row.id,
  nom: row.name,
  etat: row.state,
  essais: row.retry_count,
  essais_max: row.retry_limit,
  erreur: row.message,
  created_at: new Date(row.created_on).toISOString(),
  prevu_le: ['created', 'retry'].includes(row.state) ? toIso(row.start_after) : null,
  fini_le: toIso(row.completed_on),
})
