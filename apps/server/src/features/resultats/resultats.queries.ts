import type { FilterValues, PageValues } from '@foulee/contract/filters'
import type { resultatFilters } from '@foulee/contract/resultats'
import type { Db } from '@foulee/db/connect'
import { splitTermes } from '@foulee/domain/recherche'
import { fitsName } from '@foulee/domain/resultat'
import { type SQL, sql } from 'drizzle-orm'
import type { ShownRow } from './resultats.presenter.ts'

export type ResultatQuery = FilterValues<typeof resultatFilters> & PageValues

/** A member's wish counts once the line is theirs: not while the organiser looks at the claim. */
const HIDDEN = sql`(r.initiales or coalesce(p.initiales_resultats, false))`
const FROM = sql`from resultats r left join profils p
  on p.users_id = r.users_id and r.revendication_motif is null`
const COLUMNS = sql`r.id, r.rang, r.rang_sexe, r.rang_categorie, r.dossard, r.nom, r.prenom, r.sexe,
  r.categorie, r.club, r.temps, r.statut, r.users_id, ${HIDDEN} as est_initiales`
/** The ranked ones, then abandons, disqualified and absent ones by name: as `resultats_ordre_idx`. */
const ORDER = sql`r.rang nulls last, r.statut, r.recherche, r.id`

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Nobody is found by a name that is not shown. */
function buildText(texte: string | undefined): SQL {
  const words = splitTermes(texte ?? '')
  if (!words.length) return texte?.trim() ? sql`r.dossard = ${texte.trim()}` : sql`true`
  const named = words.map((word) => sql`r.recherche like ${like(word)}`)
  return sql`(r.dossard = ${texte?.trim() ?? ''}
    or (not ${HIDDEN} and ${sql.join(named, sql` and `)}))`
}

function buildConditions(epreuves_id: number, query: ResultatQuery): SQL {
  const { texte, sexe, categorie } = query
  return sql.join(
    [
      sql`r.epreuves_id = ${epreuves_id}`,
      buildText(texte as string | undefined),
      ...(sexe ? [sql`r.sexe = any(${sql.param(sexe)}::text[])`] : []),
      ...(categorie ? [sql`r.categorie = any(${sql.param(categorie)}::text[])`] : []),
    ],
    sql` and `,
  )
}

export async function countClasses(db: Db, epreuves_id: number): Promise<number> {
  const { rows } = await db.execute<{ nb: number }>(sql`
    select count(*)::int as nb from resultats where epreuves_id = ${epreuves_id} and rang is not null`)
  return rows[0]?.nb ?? 0
}

/** One page of lines, and how many there are in all. */
export async function findResultats(
  db: Db,
  epreuves_id: number,
  query: ResultatQuery,
): Promise<{ lignes: ShownRow[]; nb: number }> {
  const where = buildConditions(epreuves_id, query)
  const { page, nb_page } = query
  const { rows: lignes } = await db.execute<ShownRow>(sql`
    select ${COLUMNS} ${FROM} where ${where} order by ${ORDER}
    limit ${nb_page} offset ${(page - 1) * nb_page}`)
  const { rows } = await db.execute<{ nb: number }>(
    sql`select count(*)::int as nb ${FROM} where ${where}`,
  )
  return { lignes, nb: rows[0]?.nb ?? 0 }
}

const PORTION = 5000
export type WholeRow = ShownRow & { annee: number | null; initiales: boolean }

/** All lines in the order of the file, a portion after the other. */
export async function* readAll(db: Db, epreuves_id: number): AsyncGenerator<WholeRow[]> {
  for (let last = 0; ; ) {
    const { rows } = await db.execute<WholeRow>(sql`
      select ${COLUMNS}, r.annee, r.initiales ${FROM}
      where r.epreuves_id = ${epreuves_id} and r.id > ${last} order by r.id limit ${PORTION}`)
    if (rows.length) yield rows
    if (rows.length < PORTION) return
    last = rows.at(-1)?.id ?? last
  }
}

/** The first three of each sex, or of all where no line has one. */
export async function findPodiums(db: Db, epreuves_id: number): Promise<ShownRow[]> {
  const { rows } = await db.execute<ShownRow>(sql`
    select ${COLUMNS} ${FROM} where r.epreuves_id = ${epreuves_id} and (r.rang_sexe <= 3
      or r.rang <= 3 and not exists (
        select from resultats o where o.epreuves_id = ${epreuves_id} and o.rang_sexe = 1))
    order by r.sexe, ${ORDER} limit 30`)
  return rows
}

/** The line of a member, with whether its claim still waits. */
export async function findMine(db: Db, epreuves_id: number, users_id: number) {
  const { rows } = await db.execute<ShownRow & { attend: boolean }>(sql`
    select ${COLUMNS}, r.revendication_motif is not null as attend ${FROM}
    where r.epreuves_id = ${epreuves_id} and r.users_id = ${users_id}`)
  return rows[0] ?? null
}

const MAX_NAMESAKES = 1000
const MAX_CANDIDATS = 5

/** Free lines that bear this name. */
export async function findCandidats(
  db: Db,
  epreuves_id: number,
  membre: { nom: string; prenom: string },
): Promise<ShownRow[]> {
  const words = splitTermes(`${membre.prenom} ${membre.nom}`)
  if (!words.length) return []
  const { rows } = await db.execute<ShownRow>(sql`
    select ${COLUMNS} ${FROM}
    where r.epreuves_id = ${epreuves_id} and r.users_id is null
      and (${sql.join(
        words.map((word) => sql`r.recherche like ${like(word)}`),
        sql` or `,
      )})
    order by ${ORDER} limit ${MAX_NAMESAKES}`)
  return rows.filter((row) => fitsName(membre, row)).slice(0, MAX_CANDIDATS)
}
