import type { UsageReduction } from '@foulee/contract/club/reductions'
import type { Db } from '@foulee/db/connect'
import { getReste } from '@foulee/domain/club/reduction'
import { sql } from 'drizzle-orm'
import { findGestion } from './reductions.queries.ts'

type Jour = UsageReduction['jours'][number]

export async function findDailyUsage(db: Db, id: number, now: Date): Promise<UsageReduction> {
  const { titre, revelees, membres, stock } = await findGestion(db, id, now)
  const { rows } = await db.execute<Jour>(sql`
    select to_char(created_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as jour,
      count(*)::int as nb, count(distinct users_id)::int as membres
    from reduction_revelations where reductions_id = ${id} group by 1 order by 1`)
  return { titre, revelees, membres, reste: getReste(stock, revelees), jours: rows }
}
