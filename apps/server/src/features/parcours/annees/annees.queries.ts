import type { Annees } from '@foulee/contract/parcours/annees'
import type { Db } from '@foulee/db/connect'
import { executePrepared } from '@foulee/db/prepared'
import {
  addSommes,
  FAMILLES,
  type Famille,
  findSeries,
  SOMME_VIDE,
  type Somme,
} from '@foulee/domain/parcours/annees'
import { addDays, addMonths, getMonday } from '@foulee/domain/shared/calendrier'
import { type SQL, sql } from 'drizzle-orm'

type Mine = { users_id: number; annee?: number | undefined; famille?: Famille | undefined }

/** @param today day in Paris */
export async function findAnnees(db: Db, mine: Mine, today: string): Promise<Annees> {
  const { users_id } = mine
  const annee = mine.annee ?? Number(today.slice(0, 4))
  const { familles, sans_date, a_mesurer } = await findFamilles(db, users_id)
  const famille = mine.famille ?? familles[0]?.famille ?? 'course'
  const sports = FAMILLES[famille]
  const months = await sumBy(db, { users_id, sports, by: sql`to_char(a.jour, 'YYYY-MM')` })
  const [first, last] = [`${annee}-01-01`, `${annee}-12-31`]
  const weeks = await sumBy(db, {
    users_id,
    sports,
    by: sql`to_char(date_trunc('week', a.jour), 'YYYY-MM-DD')`,
    du: getMonday(first),
    au: addDays(getMonday(last), 6),
  })
  return {
    annee,
    famille,
    familles,
    annees: sumYears(months),
    mois: listMonths(months, annee),
    mois_avant: listMonths(months, annee - 1),
    semaines: weeks.map(({ cle, ...somme }) => ({ du: cle, ...somme })),
    a_ce_jour: await compareToDate(db, { users_id, sports }, annee, today),
    serie: findSeries(await findWeeks(db, users_id, sports), getMonday(today)),
    sans_date,
    a_mesurer,
  }
}

type Sums = {
  users_id: number
  sports: readonly string[]
  by: SQL
  du?: string
  au?: string
}

/** Sums in the order of their keys. Days are those of the place where it was run. */
async function sumBy(
  db: Db,
  { users_id, sports, by, du = '1900-01-01', au = '2200-01-01' }: Sums,
): Promise<(Somme & { cle: string })[]> {
  const { rows } = await executePrepared<Somme & { cle: string }>(
    db,
    sql`
    select ${by} as cle, count(*)::int as nb,
      sum(a.distance)::float8 as distance,
      sum(coalesce(a.duree_mouvement, a.duree, 0))::float8 as duree,
      sum(coalesce(a.denivele, 0))::float8 as denivele,
      sum(coalesce(round(coalesce(e.fait_duree, a.duree_mouvement, a.duree) / 60.0
        * coalesce(e.fait_rpe, a.rpe)), 0))::float8 as charge,
      count(*) filter (where a.denivele is null)::int as sans_denivele,
      count(*) filter (where coalesce(e.fait_duree, a.duree_mouvement, a.duree) is null
        or coalesce(e.fait_rpe, a.rpe) is null)::int as sans_charge
    from activites a left join entrainements e on e.activites_id = a.id
    where a.users_id = ${users_id} and a.double_de is null and a.jour between ${du}::date and ${au}::date
      and a.sport in (select jsonb_array_elements_text(${JSON.stringify(sports)}::jsonb))
    group by 1 order by 1`,
  )
  return rows
}

async function findFamilles(db: Db, users_id: number) {
  const { rows } = await executePrepared<{
    sport: string
    nb: number
    sans_date: number
    a_mesurer: number
  }>(
    db,
    sql`
    select sport, count(*)::int as nb, count(*) filter (where debut is null)::int as sans_date,
      count(*) filter (where mesuree_le is null)::int as a_mesurer
    from activites where users_id = ${users_id} and double_de is null group by sport`,
  )
  const familles = (Object.keys(FAMILLES) as Famille[])
    .map((famille) => {
      const sports: readonly string[] = FAMILLES[famille]
      const nb = rows.reduce((sum, row) => sum + (sports.includes(row.sport) ? row.nb : 0), 0)
      return { famille, nb }
    })
    .filter(({ nb }) => nb > 0)
    .sort((a, b) => b.nb - a.nb)
  const sum = (name: 'sans_date' | 'a_mesurer') => rows.reduce((all, row) => all + row[name], 0)
  return { familles, sans_date: sum('sans_date'), a_mesurer: sum('a_mesurer') }
}

async function findWeeks(db: Db, users_id: number, sports: readonly string[]): Promise<string[]> {
  const { rows } = await executePrepared<{ du: string }>(
    db,
    sql`
    select distinct to_char(date_trunc('week', jour), 'YYYY-MM-DD') as du
    from activites where users_id = ${users_id} and double_de is null and jour is not null
      and sport in (select jsonb_array_elements_text(${JSON.stringify(sports)}::jsonb))
    order by 1`,
  )
  return rows.map(({ du }) => du)
}

type Months = readonly (Somme & { cle: string })[]

const sumYears = (months: Months) =>
  [...new Set(months.map(({ cle }) => cle.slice(0, 4)))]
    .map((annee) => ({
      annee: Number(annee),
      ...addSommes(months.filter(({ cle }) => cle.startsWith(annee))),
    }))
    .reverse()

const listMonths = (months: Months, annee: number): Somme[] =>
  Array.from({ length: 12 }, (_, index) => {
    const cle = `${annee}-${String(index + 1).padStart(2, '0')}`
    return addSommes(months.filter((month) => month.cle === cle))
  })

/** The whole of a past year; until today in the current one, beside the same days of the last. */
async function compareToDate(
  db: Db,
  own: Pick<Sums, 'users_id' | 'sports'>,
  annee: number,
  today: string,
): Promise<Annees['a_ce_jour']> {
  const jour = today.startsWith(`${annee}-`) ? today : `${annee}-12-31`
  const sum = async (year: number, au: string) => {
    const [total] = await sumBy(db, { ...own, by: sql`'tout'`, du: `${year}-01-01`, au })
    if (!total) return SOMME_VIDE
    const { cle: _, ...somme } = total
    return somme
  }
  return { jour, cette: await sum(annee, jour), avant: await sum(annee - 1, addMonths(jour, -12)) }
}
