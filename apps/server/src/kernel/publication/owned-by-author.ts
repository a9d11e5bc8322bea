import type { Tx } from '@foulee/db/connect'
import { users } from '@foulee/db/schema'
import { canMoveAuthored, ETAT, isPublished, type Move } from '@foulee/domain/shared/publication'
import { eq, sql } from 'drizzle-orm'
import type { Mail } from '#kernel/mail/templates.ts'
import type { User } from '#platform/http/user.ts'
import { type Edited, type GenreEdited, namesOfEdited } from './edited.ts'
import { listMoves, type MoveOf, type Owner, type PublishedRow, TO } from './workflow.ts'

const GESTES = ['soumettre', 'reprendre', 'publier', 'renvoyer'] as const
type Geste = (typeof GESTES)[number]
export type AuthoredMove = MoveOf<Geste>

type AuthoredRow = PublishedRow & {
  slug: string
  titre: string | null
  /** Null once the account is erased. */
  users_id: number | null
}

type Authoring = {
  genre: Mail<'publication-decidee'>['props']['genre']
  sansTitre: string
  page: (slug: string) => string
  editor: (id: number) => string
}

type Owned = { etat: number | null; users_id: number | null }

function findMove({ etat, users_id }: Owned, geste: Geste, user: User): Move {
  // The staff returns another author's content with a reason, never withdraws it.
  const isTheirs = geste !== 'reprendre' || users_id === user.id
  const actor = user.compte.staff ? 'staff' : 'owner'
  return isTheirs && canMoveAuthored(etat ?? ETAT.brouillon, TO[geste], actor)
    ? { isAllowed: true, needsReason: geste === 'renvoyer' }
    : { isAllowed: false, message: 'Cela a changé d’état entre-temps. Rechargez la page.' }
}

export const listAuthorMoves = (row: Owned, user: User) =>
  listMoves({ gestes: GESTES, findMove }, row, user)

/** One author, whose content is published by the staff and may be taken back. */
export function ownedByAuthor<Row extends AuthoredRow>({
  genre,
  sansTitre,
  page,
  editor,
}: Authoring): Owner<Row, Geste> {
  return {
    gestes: GESTES,
    findMove,
    reader: () => 'l’auteur le lira',
    isOwnMove: async () => true,
    details: ({ users_id }) => ({ users_id }),
    async findLetters(tx, { id, slug, titre, etat, users_id }, { geste, motif }) {
      const [author] = users_id ? await tx.select().from(users).where(eq(users.id, users_id)) : []
      if (!author || author.supprime_le) return []
      const outcome =
        geste === 'publier'
          ? { est_publie: true as const, chemin: page(slug) }
          : {
              est_publie: false as const,
              chemin: editor(id),
              motif,
              etait_publie: etat === ETAT.publiee,
            }
      const props = { genre, prenom: author.prenom, titre: titre || sansTitre, ...outcome }
      const lettre = { to: author.email, template: 'publication-decidee' as const, props }
      return [{ users_id: author.id, lettre }]
    },
  }
}

export function editedByAuthor(genre: GenreEdited): Edited {
  const names = namesOfEdited(genre)
  const table = sql.identifier(names.table)
  return {
    ...names,
    async findOwned(tx, id, users_id) {
      const { rows } = await tx.execute<{ users_id: number | null }>(
        sql`select users_id from ${table} where id = ${id}`,
      )
      const [row] = rows
      return row ? { details: row, isOwn: row.users_id === users_id } : null
    },
    isInsider: (id, user) => sql`${user} = (select users_id from ${table} where id = ${id})`,
  }
}

type MoveIn = (tx: Tx, move: AuthoredMove & { id: number }) => Promise<void>

/**
 * Takes a published thing down, in the caller's transaction, with a reason for its author.
 * @param table name from the code, never user input
 */
export const withdrawing =
  (table: string, moveIn: MoveIn) =>
  async (tx: Tx, input: Omit<Parameters<MoveIn>[1], 'geste'>): Promise<void> => {
    const { rows } = await tx.execute<{ etat: number }>(
      sql`select etat from ${sql.identifier(table)} where id = ${input.id}`,
    )
    if (rows[0] && isPublished(rows[0].etat)) await moveIn(tx, { ...input, geste: 'renvoyer' })
  }
