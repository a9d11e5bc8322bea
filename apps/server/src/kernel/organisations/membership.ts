import type { Db, Tx } from '@foulee/db/connect'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

export type Member = { users_id: number; email: string; prenom: string }

export type Membership = {
  isMember: (db: Db | Tx, id: number, users_id: number) => Promise<boolean>
  /** Active members. `structure`: an id, or a subquery that returns it. */
  findMembers: (db: Db | Tx, structure: number | SQL) => Promise<Member[]>
  isManaged: (structure: SQLWrapper, users_id: number | SQL) => SQL
}

/**
 * @param names.table membership table, with `users_id`
 * @param names.key its foreign key to the structure
 */
export function createMembership(names: { table: string; key: string }): Membership {
  const [table, key] = [sql.identifier(names.table), sql.identifier(names.key)]
  return {
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
  }
}
