import type { Db, Tx } from '@foulee/db/connect'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { GenreStructure } from '#kernel/mail/structure-words.ts'
import { namesOf } from './names.ts'

export type Member = { users_id: number; email: string; prenom: string }

export type Membership = {
  key: `${GenreStructure}s_id`
  isMember: (db: Db | Tx, id: number, users_id: number) => Promise<boolean>
  /** Active members. `structure`: an id, or a subquery that returns it. */
  findMembers: (db: Db | Tx, structure: number | SQL) => Promise<Member[]>
  isManaged: (structure: SQLWrapper, users_id: number | SQLWrapper) => SQL
  hasMembers: (structure: SQLWrapper) => SQL
  /** Whether a member can still read and answer: not erased, not suspended. */
  isReachable: (structure: SQLWrapper) => SQL
  /** `users_id` and `structure`, a table expression. */
  rows: SQL
}

export function createMembership(genre: GenreStructure): Membership {
  const names = namesOf(genre)
  const [table, key] = [sql.identifier(names.membres), sql.identifier(names.key)]
  return {
    key: names.key,
    async isMember(db, id, users_id) {
      const { rows } = await db.execute(
        sql`select from ${table} where ${key} = ${id} and users_id = ${users_id}`,
      )
      return rows.length > 0
    },
    async findMembers(db, structure) {
      const { rows } = await db.execute<Member>(sql`
        select u.id as users_id, u.email, u.prenom
        from ${table} m join users u on u.id = m.users_id
        where m.${key} = ${structure} and u.supprime_le is null order by u.id`)
      return rows
    },
    isManaged: (structure, users_id) =>
      sql`${structure} in (select ${key} from ${table} where users_id = ${users_id})`,
    hasMembers: (structure) => sql`exists (select from ${table} where ${key} = ${structure})`,
    isReachable: (structure) => sql`exists (
      select from ${table} g join users gu on gu.id = g.users_id
      where g.${key} = ${structure} and gu.supprime_le is null and gu.suspendu_le is null)`,
    rows: sql`(select users_id, ${key} as structure from ${table})`,
  }
}
