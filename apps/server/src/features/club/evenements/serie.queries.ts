import type { Db } from '@foulee/db/connect'
import { formatDebut } from '@foulee/domain/club/inscription'
import { findSerie, type SerieInput } from '@foulee/domain/club/serie'
import { PARIS } from '@foulee/domain/shared/fuseau'
import { sql } from 'drizzle-orm'
import { assertFields } from '#kernel/publication/check-move.ts'

type Disparue = { jour: string; nb_inscrits: number; nb_attentes: number }

export async function previewSerie(
  db: Db,
  input: SerieInput,
  { evenements_id, now }: { evenements_id: number | undefined; now: Date },
) {
  const fuseau = await readFuseau(db, evenements_id)
  const { serie, errors } = findSerie({ ...input, fuseau })
  if (!serie) assertFields(errors)
  const dates = serie?.dates ?? []
  const [first] = dates
  return {
    mots: serie?.mots ?? (first ? formatDebut(first.debut, fuseau) : ''),
    nb: dates.length,
    dates: dates.map(({ jour, debut, fin }) => ({
      jour,
      debut: debut.toISOString(),
      fin: fin.toISOString(),
      fuseau,
    })),
    disparues: evenements_id
      ? await findDisparues(db, { evenements_id, jours: dates.map(({ jour }) => jour), now })
      : [],
  }
}

async function readFuseau(db: Db, id: number | undefined): Promise<string> {
  if (id === undefined) return PARIS
  const { rows } = await db.execute<{ fuseau: string }>(
    sql`select fuseau from evenements where id = ${id}`,
  )
  return rows[0]?.fuseau ?? PARIS
}

async function findDisparues(
  db: Db,
  { evenements_id, jours, now }: { evenements_id: number; jours: string[]; now: Date },
): Promise<Disparue[]> {
  const { rows } = await db.execute<Disparue>(sql`
    select * from (
      select d.jour::text,
        (select count(*)::int from inscriptions i
          where i.evenement_dates_id = d.id and i.etat = 'inscrit') as nb_inscrits,
        (select count(*)::int from evenement_attentes a
          where a.evenement_dates_id = d.id and a.etat in ('attente', 'proposee')) as nb_attentes
      from evenement_dates d
      where d.evenements_id = ${evenements_id} and d.annule_le is null
        and d.debut > ${now.toISOString()} and not d.a_part
        and d.jour <> all(${sql.param(jours)}::date[])) d
    where nb_inscrits > 0 or nb_attentes > 0 order by jour`)
  return rows
}
