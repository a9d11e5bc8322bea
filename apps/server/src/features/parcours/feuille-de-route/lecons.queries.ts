import type { Db } from '@foulee/db/connect'
import {
  type Groupe,
  keepSameGround,
  LEAST_APPRIS,
  learnSections,
} from '@foulee/domain/parcours/lecons'
import { sql } from 'drizzle-orm'
import type { Source } from './feuille-source.ts'
import { planArrival } from './plan-feuille.ts'
import { CURRENT, type Earlier, FINISHED, findLatest } from './semblables.queries.ts'

/** The source with what the latest earlier edition with passages teaches about its way (produit 6.7). */
export async function learnFrom(
  db: Db,
  source: Source,
  earlier: readonly Earlier[],
): Promise<Source> {
  const found = earlier.length ? await findLatest(db, earlier) : null
  if (!found) return source
  const fields = await findFields(db, found.epreuves_id)
  const scale = source.distance / found.distance
  const groupes = fields.flatMap(({ nb, temps, points }): Groupe[] => {
    const arrival = planArrival(source, temps)
    if (!arrival) return []
    const predicted = (metres: number) => arrival(metres * scale) / temps
    return [{ nb, points: points.map((point) => ({ ...point, prevu: predicted(point.metres) })) }]
  })
  const now = { distance: source.distance, points: source.lieux }
  const lecons = keepSameGround(learnSections(groupes, found.distance), found, now)
  if (!lecons.length) return source
  const nb = groupes.reduce((sum, groupe) => sum + groupe.nb, 0)
  return { ...source, lecons, appris: { annee: found.annee, nb } }
}

/** Finishers of about one time: their median time, and shares of it at each point. */
type Field = { nb: number; temps: number; points: { metres: number; reel: number }[] }

/** Groups of finishers by their time. */
const MOST_GROUPS = 5

async function findFields(db: Db, epreuves_id: number): Promise<Field[]> {
  const ran = sql`${CURRENT} where epreuves_id = ${epreuves_id} and ${FINISHED}`
  const { rows } = await db.execute<Field>(sql`
    with ran as (select r.id, r.temps, count(*) over () as whole, row_number() over (order by r.temps, r.id) - 1 as rang
      from ${ran}),
    fields as (select id, temps,
      rang * least(${MOST_GROUPS}, greatest(1, whole / ${LEAST_APPRIS})) / whole as field from ran),
    points as (select field, metres,
      percentile_cont(0.5) within group (order by p.temps::float / f.temps) as reel
      from fields f join resultat_passages p on p.resultats_id = f.id group by field, metres
      having count(*) >= ${LEAST_APPRIS / 2})
    select count(*)::int as nb, round(percentile_cont(0.5) within group (order by f.temps))::int as temps,
      (select coalesce(json_agg(json_build_object('metres', metres, 'reel', reel) order by metres), '[]')
        from points where points.field = f.field) as points
    from fields f group by f.field order by f.field`)
  return rows
}
