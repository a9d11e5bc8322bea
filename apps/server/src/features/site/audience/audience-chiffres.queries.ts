import { ApiError } from '@foulee/contract/shared/errors'
import type { AudienceChiffres, DemandeChiffres } from '@foulee/contract/site/audience-chiffres'
import type { Db } from '@foulee/db/connect'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import {
  CLES_MESURES,
  type CleMesure,
  findPeriodeFautes,
  getPeriodeAvant,
  isRetained,
  MESURE_DE,
  type Periode,
  roundDown,
  splitPeriode,
} from '@foulee/domain/site/audience-chiffres'
import { sql } from 'drizzle-orm'

const NAMES = Object.keys(MESURE_DE)

type Jour = { jour: string; name: string; nb: number }

/**
 * Daily counts of events in Paris time, from `audience_events_name_idx` alone, over a bounded
 * period; decision 129 gives the cost for a million events.
 */
async function countByDay(db: Db, { du, au }: Periode): Promise<Jour[]> {
  const from = parisInstant(du).toISOString()
  const to = parisInstant(addDays(au, 1)).toISOString()
  const names = sql.join(
    NAMES.map((name) => sql`${name}`),
    sql`, `,
  )
  const { rows } = await db.execute<Jour>(sql`
    select jour::text as jour, name, nb
    from (
      select (created_at at time zone 'Europe/Paris')::date as jour, name, count(*)::int as nb
      from audience_events
      where name in (${names}) and created_at >= ${from}::timestamptz
        and created_at < ${to}::timestamptz
      group by 1, 2
    ) daily`)
  return rows
}

export async function findChiffres(
  db: Db,
  { pas, ...periode }: DemandeChiffres,
  now: Date,
  months: number,
): Promise<AudienceChiffres> {
  const errors = findPeriodeFautes(periode, pas, parisDate(now))
  if (Object.keys(errors).length) throw new ApiError('champs_invalides', { errors })
  const avant = getPeriodeAvant(periode)
  const isBeforeKept = isRetained(avant, now, months)
  const rows = await countByDay(db, { du: isBeforeKept ? avant.du : periode.du, au: periode.au })
  const tranches = splitPeriode(periode, pas)
  const days = Map.groupBy(rows, ({ name }) => MESURE_DE[name])
  const sum = (cle: CleMesure, { du, au }: Periode) =>
    roundDown(
      (days.get(cle) ?? []).reduce(
        (total, { jour, nb }) => (jour >= du && jour <= au ? total + nb : total),
        0,
      ),
    )
  return {
    ...periode,
    avant,
    tranches,
    mesures: CLES_MESURES.map((cle) => ({
      cle,
      total: sum(cle, periode),
      avant: isBeforeKept ? sum(cle, avant) : null,
      valeurs: tranches.map(({ debut, fin }) => sum(cle, { du: debut, au: fin })),
    })),
  }
}
