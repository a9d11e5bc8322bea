import type { Db } from '@foulee/db/connect'
import { and, not, type SQL, sql } from 'drizzle-orm'
import type { GenreStructure } from '#kernel/mail/structure-words.ts'
import { byName } from '#platform/db/by-name.ts'
import { containsText } from '#platform/db/filters/like.ts'
import { createMembership } from './membership.ts'
import { namesOf } from './names.ts'

type StaffListBody = {
  page: number
  nb_page: number
  tri: 'created_at' | 'nom' | 'id'
  ordre: 'asc' | 'desc'
  filtres: {
    ids?: number[] | undefined
    recherche?: string | undefined
    est_verifie?: boolean | undefined
    est_gere?: boolean | undefined
  }
}

type Listed = {
  genre: GenreStructure
  /** Searched beside name, town and address; over the table as `s`. */
  searched: SQL
  /** Columns beside those of the table, over it as `s`. */
  more?: SQL
}

const whether = (condition: SQL, wanted: boolean | undefined): SQL | undefined =>
  wanted === undefined ? undefined : wanted ? condition : not(condition)

export async function findStructures<Row extends object>(
  db: Db,
  { genre, searched, more = sql`` }: Listed,
  { page, nb_page, tri, ordre, filtres }: StaffListBody,
): Promise<{ rows: (Row & { nb_membres: number })[]; nb: number }> {
  const { ids, recherche, est_verifie, est_gere } = filtres
  const table = sql.identifier(namesOf(genre).table)
  const { rows: members, hasMembers } = createMembership(genre)
  const where =
    and(
      ids && sql`s.id = any(${sql.param(ids)}::int[])`,
      containsText(recherche, sql`s.nom`, sql`s.ville`, sql`s.email`, searched),
      whether(sql`s.verifie_le is not null`, est_verifie),
      whether(hasMembers(sql`s.id`), est_gere),
    ) ?? sql`true`
  const direction = sql.raw(ordre)
  const rank = tri === 'nom' ? byName(sql`s.nom`) : sql`s.${sql.identifier(tri)}`
  const { rows } = await db.execute(sql`
    select s.*, (select count(*)::int from ${members} m where m.structure = s.id) as nb_membres${more} from ${table} s
    where ${where} order by ${rank} ${direction}, s.id ${direction}
    limit ${nb_page} offset ${(page - 1) * nb_page}`)
  const total = await db.execute<{ nb: number }>(
    sql`select count(*)::int as nb from ${table} s where ${where}`,
  )
  return { rows: rows as (Row & { nb_membres: number })[], nb: total.rows[0]?.nb ?? 0 }
}
