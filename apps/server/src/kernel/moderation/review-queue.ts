import { ETAT } from '@foulee/domain/shared/publication'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Source of the moderation queue: a `select` of the columns `type, objet_id, titre, texte, depuis,
 * url, users_id, kind, about`. `users_id`: the requester. `kind` and `about` reference the entity
 * whose title must be looked up, else null.
 */
export type ReviewQueueSource = { rows: SQL }

/**
 * Start of the wait of a publication; edits meanwhile keep its rank.
 * @param names.journal table of its transitions;
 * @param names.key its foreign key there
 */
export const submittedAt = (names: { table: string; journal: string; key: string }): SQL =>
  sql.raw(`coalesce(
    (select max(j.created_at) from ${names.journal} j
      where j.${names.key} = ${names.table}.id and j.vers = ${ETAT.validation}),
    ${names.table}.updated_at)`)
