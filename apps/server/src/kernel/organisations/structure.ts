import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { type SQL, sql } from 'drizzle-orm'
import { linkMail } from '#kernel/mail/link-mail.ts'
import type { GenreStructure } from '#kernel/mail/structure-words.ts'
import { byName } from '#platform/db/by-name.ts'
import type { User } from '#platform/http/user.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Membership } from './membership.ts'
import { namesOf } from './names.ts'

type Row = { id: number; is_public: boolean }

/** A kind of structure with several managers: organisers of races, agencies, shops. */
export type Structure<R extends Row = Row, G extends GenreStructure = GenreStructure> = ReturnType<
  typeof namesOf<G>
> & {
  missing: ErrorCode
  membership: Membership
  lien: Job<{ invitation: number }>
  find: (db: Db | Tx, idOrSlug: string | number) => Promise<R | null>
  findMine: (db: Db | Tx, users_id: number) => Promise<R[]>
  canEdit: (db: Db | Tx, user: User | null, id: number) => Promise<boolean>
  /** @throws ApiError `missing`, also for one that is not public yet */
  getVisible: (db: Db, user: User | null, idOrSlug: string) => Promise<R>
  /** @throws ApiError `missing`, or `acces_refuse` for a public one */
  getEditable: (db: Db | Tx, user: User, id: number) => Promise<R>
}

type Defined<Found, R, G> = {
  genre: G
  membership: Membership
  missing: ErrorCode
  /** Name of the job that mails the links of invitations. */
  lien: string
  /** Like `isPublic`, over the table as `s`. */
  columns: SQL
  isPublic: SQL
  present: (row: Found & Row) => R
}

const IS_ID = /^\d{1,9}$/

export function defineStructure<Found extends object, R extends Row, G extends GenreStructure>(
  defined: Defined<Found, R, G>,
): Structure<R, G> {
  const { genre, membership, missing, columns, isPublic, present } = defined
  const names = namesOf(genre)
  const select = async (db: Db | Tx, where: SQL): Promise<R[]> => {
    const { rows } = await db.execute<Row>(sql`
      select s.id, ${columns}, ${isPublic} as is_public
      from ${sql.identifier(names.table)} s where ${where}`)
    return (rows as (Found & Row)[]).map(present)
  }
  const find: Structure<R>['find'] = async (db, idOrSlug) => {
    const isId = IS_ID.test(String(idOrSlug))
    const where = isId ? sql`s.id = ${Number(idOrSlug)}` : sql`s.slug = ${idOrSlug}`
    return (await select(db, where))[0] ?? null
  }
  const canEdit: Structure['canEdit'] = async (db, user, id) =>
    user !== null && (user.compte.staff || membership.isMember(db, id, user.id))
  return {
    ...names,
    missing,
    membership,
    lien: linkMail(defined.lien),
    find,
    findMine: (db, users_id) =>
      select(
        db,
        sql`${membership.isManaged(sql`s.id`, users_id)} order by ${byName(sql`s.nom`)}, s.id`,
      ),
    canEdit,
    async getVisible(db, user, idOrSlug) {
      const found = await find(db, idOrSlug)
      if (found && (found.is_public || (await canEdit(db, user, found.id)))) return found
      throw new ApiError(missing)
    },
    async getEditable(db, user, id) {
      const found = await find(db, id)
      if (found && (await canEdit(db, user, id))) return found
      throw new ApiError(found?.is_public ? 'acces_refuse' : missing)
    },
  }
}
