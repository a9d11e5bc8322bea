import { ETAT } from '@foulee/domain/shared/publication'
import { type SQL, sql } from 'drizzle-orm'

/**
 * What of a feature waits for the staff, as one `select` of the columns `type, objet_id, titre, texte,
 * depuis, url, users_id, kind, about`. `users_id`: who waits. `kind` and `about` name the thing that is
 * meant, when its title must be looked up: null elsewhere.
 */
export type Waiting = { rows: SQL }

/**
 * Since when a publication waits: mending it meanwhile does not send it to the end of the queue.
 * @param names.journal where its moves are noted; @param names.key the column there that names it
 */
export const submittedAt = (names: { table: string; journal: string; key: string }): SQL =>
  sql.raw(`coalesce(
    (select max(j.created_at) from ${names.journal} j
      where j.${names.key} = ${names.table}.id and j.vers = ${ETAT.validation}),
    ${names.table}.updated_at)`)
