import type { ResumeResultats } from '@foulee/contract/courses/resultats'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { CATEGORIES } from '@foulee/domain/courses/categorie'
import { choosePas } from '@foulee/domain/courses/resultat'
import { sql } from 'drizzle-orm'
import { listMembres, presentTeams } from './resultats.equipes.ts'
import { currentLot } from './resultats.lots.ts'
import { findPeloton } from './resultats.passages.ts'
import type { Epreuve } from './resultats.policy.ts'
import { findPodiums } from './resultats.queries.ts'

const CODES: readonly string[] = CATEGORIES

type Figures = Omit<
  ResumeResultats,
  'epreuves_id' | 'categories' | 'points' | 'podiums' | 'repartition' | 'sexes'
> & { f: number; h: number; x: number }

async function findFigures(db: Db, epreuves_id: number): Promise<Figures> {
  const count = (condition: string) => sql`(count(*) filter (where ${sql.raw(condition)}))::int`
  const ranked = sql`filter (where r.statut = 'classe')`
  const iso = (instant: string) =>
    sql`to_char(${sql.raw(instant)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
  const { rows } = await db.execute<Figures>(sql`
    select ${iso('e.envoye_le')} as envoye_le, ${iso('e.corrige_le')} as corrige_le,
      (count(r.id) filter (where r.statut = 'classe') + e.classes_retires
        + (select count(*) from resultats a where a.epreuves_id = e.epreuves_id
          and a.lot = e.lot and a.statut = 'classe' and a.relais is null and a.retire_le is not null))::int as classes, ${count(`r.statut = 'abandon'`)} as abandons,
      ${count(`r.statut = 'non_partant'`)} as non_partants,
      ${count(`r.statut = 'disqualifie'`)} as disqualifies,
      ${count(`r.sexe = 'f'`)} as f, ${count(`r.sexe = 'h'`)} as h, ${count(`r.sexe = 'x'`)} as x,
      min(r.temps) ${ranked} as temps_min, max(r.temps) ${ranked} as temps_max,
      percentile_disc(0.5) within group (order by r.temps) ${ranked} as temps_median
    from resultat_envois e left join resultats r
      on r.epreuves_id = e.epreuves_id and r.lot = e.lot and r.retire_le is null and r.relais is null
    where e.epreuves_id = ${epreuves_id} group by e.epreuves_id`)
  if (!rows[0]) throw new ApiError('resultats_absents')
  return rows[0]
}

async function findRepartition(
  db: Db,
  epreuves_id: number,
  { temps_min, temps_max }: Pick<Figures, 'temps_min' | 'temps_max'>,
): Promise<ResumeResultats['repartition']> {
  if (temps_min === null || temps_max === null || temps_min === temps_max) return null
  const pas = choosePas(temps_min, temps_max)
  const { rows } = await db.execute<{ rang: number; nb: number }>(sql`
    select temps / ${pas}::int as rang, count(*)::int as nb from resultats
    where epreuves_id = ${epreuves_id} and lot = ${currentLot(epreuves_id)}
      and retire_le is null and relais is null and statut = 'classe'
      and temps is not null group by 1`)
  const first = Math.floor(temps_min / pas)
  const nombres = Array.from({ length: Math.floor(temps_max / pas) - first + 1 }, () => 0)
  for (const { rang, nb } of rows) nombres[rang - first] = nb
  return { debut: first * pas, pas, nombres }
}

async function findCategories(db: Db, epreuves_id: number) {
  const { rows } = await db.execute<{ code: string; nb: number }>(sql`
    select categorie as code, count(*)::int as nb from resultats
    where epreuves_id = ${epreuves_id} and lot = ${currentLot(epreuves_id)}
      and retire_le is null and relais is null and categorie is not null
    group by 1 order by 1`)
  const rank = (code: string) => {
    const at = CODES.indexOf(code)
    return at < 0 ? CODES.length : at
  }
  return rows.toSorted((a, b) => rank(a.code) - rank(b.code))
}

/** @returns the summary, and the members whose settings affect it */
export async function findResume(
  db: Db,
  epreuve: Epreuve,
): Promise<{ resume: ResumeResultats; membres: number[] }> {
  const { id: epreuves_id } = epreuve
  const { f, h, x, ...figures } = await findFigures(db, epreuves_id)
  const podium = await findPodiums(db, epreuves_id)
  const shown = await presentTeams(db, epreuves_id, podium, figures.classes)
  const bySex = Map.groupBy(shown, (line) => (line.rang_sexe === null ? null : line.sexe))
  return {
    resume: {
      epreuves_id,
      ...figures,
      sexes: { f, h, x },
      categories: await findCategories(db, epreuves_id),
      points: await findPeloton(db, epreuve),
      repartition: await findRepartition(db, epreuves_id, figures),
      podiums: [...bySex].map(([sexe, lignes]) => ({ sexe, lignes })),
    },
    membres: await listMembres(db, epreuves_id, podium),
  }
}
