import type { AccueilsEvenement } from '@foulee/contract/club/admin-evenements'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { evenements } from '@foulee/db/schema'
import { eq, sql } from 'drizzle-orm'
import { toIso } from '#platform/db/dates.ts'

type Row = AccueilsEvenement['dates'][number]

export async function findAccueils(db: Db, id: number, now: Date): Promise<AccueilsEvenement> {
  const [evenement] = await db
    .select({ titre: evenements.titre })
    .from(evenements)
    .where(eq(evenements.id, id))
  if (!evenement) throw new ApiError('evenement_introuvable')
  const { rows } = await db.execute<Omit<Row, 'absents'>>(sql`
    select d.id, d.debut, d.annule_le is not null as est_annulee,
      d.fin <= ${now.toISOString()}::timestamptz as est_passee,
      i.inscrits, i.venus, a.en_attente
    from evenement_dates d
    cross join lateral (
      select count(*)::int as inscrits, count(valide_le)::int as venus from inscriptions
      where evenement_dates_id = d.id and etat = 'inscrit') i
    cross join lateral (
      select count(*)::int as en_attente from evenement_attentes
      where evenement_dates_id = d.id and etat in ('attente', 'proposee')) a
    where d.evenements_id = ${id} order by d.debut, d.id`)
  return { titre: evenement.titre, dates: rows.map(presentDate) }
}

const presentDate = (row: Omit<Row, 'absents'>): Row => ({
  ...row,
  debut: toIso(row.debut),
  absents: row.est_passee && !row.est_annulee ? row.inscrits - row.venus : 0,
})
