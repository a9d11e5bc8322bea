import { type SQL, sql } from 'drizzle-orm'
import type { GenreStructure } from '#kernel/mail/structure-words.ts'
import type { ReviewQueueSource } from '#kernel/moderation/review-queue.ts'
import { namesOf } from './names.ts'

type Waiting = {
  /** Columns of a queue row, over its table. */
  texte: SQL
  depuis?: 'created_at' | 'updated_at'
  waits?: SQL
}

export function waitingStructures(genre: GenreStructure, waiting: Waiting): ReviewQueueSource {
  const { texte, depuis = 'created_at', waits = sql`verifie_le is null` } = waiting
  const table = sql.identifier(namesOf(genre).table)
  return {
    rows: sql`
      select ${sql.raw(`'${genre}'`)} as type, id as objet_id, nom as titre, ${texte} as texte,
        ${sql.identifier(depuis)} as depuis, ${sql.raw(`'/${genre}s/'`)} || slug as url,
        created_by as users_id, null as kind, null::int as about
      from ${table} where ${waits}`,
  }
}
