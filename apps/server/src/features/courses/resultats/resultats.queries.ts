import type { LigneGestion, resultatFilters } from '@foulee/contract/courses/resultats'
import type { FilterValues, PageValues } from '@foulee/contract/shared/filters'
import type { Db, Tx } from '@foulee/db/connect'
import { fitsName } from '@foulee/domain/courses/resultat'
import { splitTermes } from '@foulee/domain/shared/recherche'
import { type SQL, sql } from 'drizzle-orm'
import { currentLot, isCurrent } from './resultats.lots.ts'
import type { DemandeRow } from './resultats.policy.ts'
import type { Mine, ShownRow } from './resultats.presenter.ts'

export type ResultatQuery = FilterValues<typeof resultatFilters> & PageValues

/** The member's setting applies once the line is proved. */
const HIDDEN = sql`(r.initiales or coalesce(p.initiales_resultats, false))`
export const JOINED = sql`from resultats r left join profils p
  on p.users_id = r.users_id and r.preuve is not null`
export const COLUMNS = sql`r.id, r.equipe, r.relais, r.rang, r.rang_sexe, r.rang_categorie, r.dossard, r.nom, r.prenom, r.sexe,
  r.categorie, r.club, r.temps, r.statut, r.users_id, ${HIDDEN} as est_initiales`
/**
 * Ranked ones, then abandons, disqualified and absent ones in the order of the file, as
 * `resultats_ordre_idx`; lines that may be hidden were stored last (`scatterHidden`).
 */
export const ORDER = sql`r.rang nulls last, r.statut, r.id`
export const linesOf = (epreuves_id: number) =>
  sql`r.epreuves_id = ${epreuves_id} and r.lot = ${currentLot(epreuves_id)}`
export const shownIn = (epreuves_id: number) =>
  sql`${linesOf(epreuves_id)} and r.retire_le is null and r.relais is null`

/** Lines proved by this member, in visible files and public races, without withdrawn ones. */
export const provedOf = (users_id: number, joined: SQL = sql``): SQL => sql`
  from resultats ${joined}
  join epreuves p on p.id = resultats.epreuves_id
  join editions e on e.id = p.editions_id
  join courses c on c.id = e.courses_id
  join course_cards k on k.courses_id = c.id and k.is_visible
  where resultats.users_id = ${users_id} and resultats.preuve is not null
    and resultats.retire_le is null and ${isCurrent}`

const toIso = (instant: SQL) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function findsText(texte: string): SQL {
  const named = splitTermes(texte).map((word) => sql`r.recherche like ${like(word)}`)
  const byNumber = sql`r.dossard = ${texte.trim()}`
  return named.length ? sql`(${byNumber} or (${sql.join(named, sql` and `)}))` : byNumber
}

/** Hidden runners match nothing: start lists reveal whose a number is. */
const buildText = (texte: string | undefined): SQL =>
  texte?.trim()
    ? sql`case when r.equipe is null then not ${HIDDEN} and ${findsText(texte)}
        else ${findsTeam(texte)} end`
    : sql`true`

const AWAY = sql`r.retire_le is not null`

/**
 * A team matches by a named runner; by its own name and number where all are named and none is
 * withdrawn.
 */
const findsTeam = (texte: string): SQL => sql`(
  exists (${runnersOf(sql`not ${AWAY} and not ${HIDDEN} and ${findsText(texte)}`)})
  or not ${HIDDEN} and not exists (${runnersOf(sql`(${AWAY} or ${HIDDEN})`)}) and ${findsText(texte)})`

const runnersOf = (condition: SQL): SQL => sql`
  select from (select r.epreuves_id as of_epreuve, r.lot as of_lot, r.equipe as of_equipe) team,
    lateral (select 1 ${JOINED} where r.epreuves_id = of_epreuve and r.lot = of_lot
      and r.equipe = of_equipe and r.relais is not null and ${condition}) runner`

export function buildConditions(epreuves_id: number, query: ResultatQuery): SQL {
  const { texte, sexe, categorie } = query
  return sql.join(
    [
      shownIn(epreuves_id),
      buildText(texte as string | undefined),
      ...(sexe ? [sql`r.sexe = any(${sql.param(sexe)}::text[])`] : []),
      ...(categorie ? [sql`r.categorie = any(${sql.param(categorie)}::text[])`] : []),
    ],
    sql` and `,
  )
}

export async function countClasses(db: Db, epreuves_id: number): Promise<number> {
  const { rows } = await db.execute<{ nb: number }>(sql`
    select (count(r.id) filter (where r.rang is not null)
      + coalesce((select classes_retires from resultat_envois where epreuves_id = ${epreuves_id}), 0)
      )::int as nb
    from resultats r where ${linesOf(epreuves_id)}`)
  return rows[0]?.nb ?? 0
}

export async function findResultats(
  db: Db,
  epreuves_id: number,
  query: ResultatQuery,
): Promise<{ lignes: ShownRow[]; nb: number }> {
  const where = buildConditions(epreuves_id, query)
  const { page, nb_page } = query
  const { rows: lignes } = await db.execute<ShownRow>(sql`
    select ${COLUMNS} ${JOINED} where ${where} order by ${ORDER}
    limit ${nb_page} offset ${(page - 1) * nb_page}`)
  const { rows } = await db.execute<{ nb: number }>(
    sql`select count(*)::int as nb ${JOINED} where ${where}`,
  )
  return { lignes, nb: rows[0]?.nb ?? 0 }
}

const PORTION = 5000
export type WholeRow = ShownRow & {
  annee: number | null
  initiales: boolean
  initiales_age: boolean
  recherche: string
  has_code: boolean
}
const WHOLE = sql`${COLUMNS}, r.annee, r.initiales, r.initiales_age, r.recherche,
  r.code_hash is not null as has_code`

/** All visible lines with full names, in the order of the page, portion by portion. */
export async function* readAll(db: Db, epreuves_id: number): AsyncGenerator<WholeRow[]> {
  for (let first = 0; ; first += PORTION) {
    const { rows } = await db.execute<WholeRow>(sql`
      select ${WHOLE} ${JOINED} where ${shownIn(epreuves_id)}
      order by ${ORDER} limit ${PORTION} offset ${first}`)
    if (rows.length) yield rows
    if (rows.length < PORTION) return
  }
}

export async function hasEquipes(db: Db, epreuves_id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from resultats r where ${linesOf(epreuves_id)} and r.equipe is not null limit 1`)
  return rows.length > 0
}

export async function readRunners(db: Db, epreuves_id: number, lines: readonly WholeRow[]) {
  const equipes = lines.flatMap(({ equipe }) => equipe ?? [])
  const { rows } = await db.execute<WholeRow>(sql`
    select ${WHOLE} ${JOINED} where ${linesOf(epreuves_id)} and r.retire_le is null and r.relais is not null
      and r.equipe = any(${sql.param(equipes)}::int[]) order by r.equipe, r.relais`)
  return Map.groupBy(rows, ({ equipe }) => equipe)
}

export async function findPodiums(db: Db, epreuves_id: number): Promise<ShownRow[]> {
  const { rows } = await db.execute<ShownRow>(sql`
    select ${COLUMNS} ${JOINED} where ${shownIn(epreuves_id)} and (r.rang_sexe <= 3
      or r.rang <= 3 and not exists (
        select from resultats o where o.epreuves_id = r.epreuves_id and o.lot = r.lot
          and o.rang_sexe = 1))
    order by r.sexe, ${ORDER} limit 30`)
  return rows
}

export const TEAM = sql`case when r.relais is not null then (
  select json_build_object('nom', q.nom, 'rang', q.rang, 'rang_sexe', q.rang_sexe,
    'rang_categorie', q.rang_categorie, 'temps', q.temps, 'statut', q.statut, 'sexe', q.sexe,
    'categorie', q.categorie)
  from resultats q where q.epreuves_id = r.epreuves_id and q.lot = r.lot and q.equipe = r.equipe
    and q.relais is null) end`
export async function findMine(
  db: Db,
  epreuves_id: number,
  users_id: number,
): Promise<Mine | null> {
  const { rows } = await db.execute<Mine>(sql`
    select ${COLUMNS}, r.preuve, ${toIso(sql`r.retire_le`)} as retire_le, ${TEAM} as team
    ${JOINED} where ${linesOf(epreuves_id)} and r.users_id = ${users_id}`)
  return rows[0] ?? null
}

const MAX_NAMESAKES = 1000
const MAX_CANDIDATS = 5

/** Unclaimed lines under this name. Initials match nobody: the answer would reveal the runner. */
export async function findCandidats(
  db: Db,
  epreuves_id: number,
  membre: { nom: string; prenom: string },
): Promise<ShownRow[]> {
  const words = splitTermes(`${membre.prenom} ${membre.nom}`)
  if (!words.length) return []
  const { rows } = await db.execute<ShownRow>(sql`
    select ${COLUMNS} ${JOINED}
    where ${linesOf(epreuves_id)} and r.retire_le is null
      and (r.equipe is null or r.relais is not null) and r.users_id is null and not ${HIDDEN}
      and (${sql.join(
        words.map((word) => sql`r.recherche like ${like(word)}`),
        sql` or `,
      )})
    order by ${ORDER} limit ${MAX_NAMESAKES}`)
  return rows.filter((row) => fitsName(membre, row)).slice(0, MAX_CANDIDATS)
}

export const GESTION_COLUMNS = sql`r.id, r.dossard, r.rang, r.temps, r.statut, r.annee, r.nom, r.prenom,
  ${HIDDEN} as est_initiales, r.users_id is not null and r.preuve is not null as est_reliee,
  ${toIso(sql`r.retire_le`)} as retire_le`
export type GestionRow = Omit<LigneGestion, 'efface_le'> & { prenom: string }

const MAX_FOUND = 20

export async function findLignes(
  db: Db,
  epreuves_id: number,
  texte: string,
): Promise<GestionRow[]> {
  const { rows } = await db.execute<GestionRow>(sql`
    select ${GESTION_COLUMNS} ${JOINED} where ${linesOf(epreuves_id)} and ${findsText(texte)}
    order by r.rang nulls last, r.statut, r.recherche, r.id limit ${MAX_FOUND}`)
  return rows
}

const MAX_RETIRES = 100

export async function findRetires(db: Db, epreuves_id: number, since: Date) {
  const { rows } = await db.execute<GestionRow & { par: 'coureur' | 'organisateur' }>(sql`
    select ${GESTION_COLUMNS}, coalesce(r.retire_par, 'organisateur') as par ${JOINED}
    where ${linesOf(epreuves_id)} and r.retire_le > ${since.toISOString()}::timestamptz
    order by r.retire_le desc, r.id limit ${MAX_RETIRES}`)
  return rows
}

type DemandeKey = Pick<DemandeRow, 'epreuves_id' | 'dossard' | 'recherche'>

export async function findDemandeLine(
  db: Db | Tx,
  demandeKey: DemandeKey,
): Promise<GestionRow | null> {
  const { epreuves_id, dossard, recherche } = demandeKey
  const { rows } = await db.execute<GestionRow>(sql`
    select ${GESTION_COLUMNS} ${JOINED}
    where ${linesOf(epreuves_id)} and r.dossard is not distinct from ${dossard}::text
      ${recherche === null ? sql`and r.dossard is not null` : sql`and r.recherche = ${recherche}`}
    order by r.id limit 1`)
  return rows[0] ?? null
}
