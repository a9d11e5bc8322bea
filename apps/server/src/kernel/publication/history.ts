import type { LigneHistorique } from '@foulee/contract/shared/publication'
import type { Db } from '@foulee/db/connect'
import type { Changes } from '@foulee/domain/shared/version'
import { sql } from 'drizzle-orm'
import { displayNameOf } from '#kernel/members/display-name.ts'
import type { Edited } from './edited.ts'

type HistoryRow = {
  cle: string
  le: string
  qui: string
  section: string | null
  changes: Changes | null
  de: number | null
  vers: number
  motif: string | null
}

type History = {
  edited: Edited
  labelSection: (section: string, changes: Changes) => string
  /**
   * Predicates after the editor's name: « a changé le nom du 10 km… ».
   * @param of « du 10 km »
   */
  describeChanges: (changes: Changes, section: string, of: string) => string[]
  describeMove: (de: number | null, vers: number, motif: string | null) => string
  describeDeed: (de: number | null, vers: number, motif: string | null) => string
  /** Names of parts by section, after « de »: `epreuve:12` is « du 10 km ». */
  labelParts?: (db: Db, sections: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

type Page = { page: number; nb_page: number }

export function createHistory({ edited, ...words }: History) {
  const { versions, journal, key } = {
    versions: sql.identifier(edited.versions),
    journal: sql.identifier(edited.journal),
    key: sql.identifier(edited.key),
  }
  // Editors who do not own it are staff, shown without their name.
  const who = sql`case
    when u.id is null then 'Compte supprimé'
    when u.is_staff and not (${edited.isInsider(sql`h.thing`, sql`u.id`)}) then 'L’équipe de Foulée'
    else coalesce(${displayNameOf('u')}, 'Quelqu’un') end`

  const present = (row: HistoryRow, parts: ReadonlyMap<string, string>): LigneHistorique => {
    const { cle, le, qui, section, changes, de, vers, motif } = row
    if (section === null) {
      const titre = words.describeMove(de, vers, motif)
      return { cle, le, qui, titre, lignes: [words.describeDeed(de, vers, motif)] }
    }
    const lignes = words.describeChanges(changes ?? {}, section, parts.get(section) ?? '')
    return { cle, le, qui, titre: words.labelSection(section, changes ?? {}), lignes }
  }

  return async (
    db: Db,
    { id, page, nb_page }: Page & { id: number },
  ): Promise<{ lines: LigneHistorique[]; nb: number }> => {
    const { rows } = await db.execute<HistoryRow>(sql`
      select concat(case when section is null then 'm' else 'v' end, rang) as cle,
        to_char(h.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as le,
        ${who} as qui, section, changes, de, vers, motif
      from (
        select ${key} as thing, created_at, users_id, section, changes,
          null::int as de, 0 as vers, null as motif, version as rang
        from ${versions} where ${key} = ${id}
        union all
        select ${key}, created_at, users_id, null, null, de, vers, motif, id
        from ${journal} where ${key} = ${id}) h
      left join users u on u.id = h.users_id
      order by h.created_at desc, rang desc limit ${nb_page} offset ${(page - 1) * nb_page}`)
    const count = await db.execute<{ nb: number }>(sql`
      select ((select count(*) from ${versions} where ${key} = ${id})
        + (select count(*) from ${journal} where ${key} = ${id}))::int as nb`)
    const sections = [...new Set(rows.flatMap(({ section }) => section ?? []))]
    const parts = (await words.labelParts?.(db, sections)) ?? new Map<string, string>()
    return { lines: rows.map((row) => present(row, parts)), nb: count.rows[0]?.nb ?? 0 }
  }
}
