import type { Db, Tx } from '@foulee/db/connect'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

export type Member = { users_id: number; email: string; prenom: string }

/** Who manages structures of one kind: organisers today, agencies with the same table of members. */
export type Membership = {
  /** Whether this user manages it. */
  isMember: (db: Db | Tx, id: number, users_id: number) => Promise<boolean>
  /** Those who manage it and are still here. `structure`: its id, or a subquery that gives it. */
  findMembers: (db: Db | Tx, structure: number | SQL) => Promise<Member[]>
  /** A condition: the structure of this column is one that the user manages. */
  isManaged: (structure: SQLWrapper, users_id: number | SQL) => SQL
}

/**
 * @param names.table the table of members, with `users_id`
 * @param names.key its column that names the structure
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
