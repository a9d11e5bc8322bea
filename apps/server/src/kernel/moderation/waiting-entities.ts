import type { Attente } from '@foulee/contract/equipe/admin'
import { ETAT } from '@foulee/domain/shared/publication'
import { type SQL, sql } from 'drizzle-orm'
import { type ReviewQueueSource, submittedAt } from './review-queue.ts'

type Waiting = {
  type: Attente['type']
  edited: { table: string; journal: string; key: string }
  editor: string
  titre: SQL
  texte: SQL
  author: SQL
}

/** Submitted content of one kind, as queue rows. Names come from the code. */
const waitingEntities = (waiting: Waiting): ReviewQueueSource => {
  const { type, edited, editor, titre, texte, author } = waiting
  return {
    rows: sql`
    select ${sql.raw(`'${type}'`)} as type, id as objet_id, ${titre} as titre, ${texte} as texte,
      ${submittedAt(edited)} as depuis, ${sql.raw(`'${editor}/'`)} || id as url,
      ${author} as users_id, null as kind, null::int as about
    from ${sql.identifier(edited.table)} where etat = ${ETAT.validation}`,
  }
}

/** Content of an organisation: any member may have begun it. */
export const waitingOfOrganisation = (waiting: Omit<Waiting, 'author'>): ReviewQueueSource =>
  waitingEntities({ ...waiting, author: sql`created_by` })

export const waitingOfAuthor = (
  waiting: Pick<Waiting, 'type' | 'edited' | 'editor'>,
  sansTitre: string,
): ReviewQueueSource =>
  waitingEntities({
    ...waiting,
    titre: sql`coalesce(nullif(titre, ''), ${sansTitre})`,
    texte: sql`left(description, 200)`,
    author: sql`users_id`,
  })
