import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { canMoveAuthored, ETAT, type Manque } from '@foulee/domain/shared/publication'
import { eq, sql } from 'drizzle-orm'
import { type Fact, writePublication } from '#kernel/feed/write-publication.ts'
import type { Mail } from '#kernel/mail/templates.ts'
import type { User } from '#platform/http/user.ts'
import { checkMove, refuseIncomplete } from './check-move.ts'

/**
 * Publication workflow of user-owned content: one author, published by the staff. Table names come
 * from the code, never user input.
 */
export type Authored = {
  /** With `etat`, `publie_le`, `renvoi_motif`, `updated_at`. */
  table: string
  /** Transitions: `de`, `vers`, `users_id`, `motif`. */
  journal: string
  key: string
  genre: 'parcours' | 'seance' | 'plan'
  sansTitre: string
  incomplet: ErrorCode
  /** Feed item on first publication; none without it. */
  fil?: (row: { id: number; users_id: number }) => Fact
  page: (slug: string) => string
  editor: (id: number) => string
  tell: (tx: Tx, decision: Answer) => Promise<void>
}

type Answer = {
  users_id: number
  cle: string
  lettre: Pick<Mail<'publication-decidee'>, 'to' | 'template' | 'props'>
  now: Date
}

export type AuthoredRow = {
  id: number
  slug: string
  titre: string | null
  /** Null once the account is erased. */
  users_id: number | null
  etat: number
  publie_le: string | null
}

export type Geste = 'soumettre' | 'reprendre' | 'publier' | 'renvoyer'

const TO: Readonly<Record<Geste, number>> = {
  soumettre: ETAT.validation,
  reprendre: ETAT.brouillon,
  publier: ETAT.publiee,
  renvoyer: ETAT.brouillon,
}
/** Transitions that answer a submission, reserved to the staff. */
const IS_ANSWER: Readonly<Record<Geste, boolean>> = {
  soumettre: false,
  reprendre: false,
  publier: true,
  renvoyer: true,
}

export function canDo(
  geste: Geste,
  row: Pick<AuthoredRow, 'etat' | 'users_id'>,
  user: User,
): boolean {
  if (IS_ANSWER[geste] && !user.compte.staff) return false
  // The staff returns another author's content with a reason, never withdraws it.
  if (geste === 'reprendre' && row.users_id !== user.id) return false
  return canMoveAuthored(row.etat, TO[geste], user.compte.staff ? 'staff' : 'owner')
}

export const listMoves = (row: AuthoredRow, user: User) => ({
  soumettre: canDo('soumettre', row, user),
  reprendre: canDo('reprendre', row, user),
  publier: canDo('publier', row, user),
  renvoyer: canDo('renvoyer', row, user),
})

export type AuthoredMove = { user: User; geste: Geste; motif: string; now: Date }

/**
 * A transition in the caller's transaction, on a locked row: updates the row, its journal, the
 * staff's journal, and notifies the author.
 * @param findMissing missing fields, checked before submission or publication
 * @returns whether this is the first publication
 * @throws ApiError `acces_refuse`, `geste_impossible`, `champs_invalides`, and the kind's own for
 * incomplete content
 */
export async function moveAuthored(
  tx: Tx,
  authored: Authored,
  { row, findMissing, ...move }: AuthoredMove & { row: AuthoredRow; findMissing: () => Manque[] },
): Promise<boolean> {
  const { user, geste, motif, now } = move
  checkMove(user, {
    isAnswer: IS_ANSWER[geste],
    move: canDo(geste, row, user)
      ? { isAllowed: true, needsReason: geste === 'renvoyer' }
      : { isAllowed: false, message: 'Cela a changé d’état entre-temps. Rechargez la page.' },
    motif,
    reader: 'l’auteur le lira',
  })
  if (TO[geste] !== ETAT.brouillon) refuseIncomplete(authored.incomplet, findMissing())
  const isFirst = geste === 'publier' && row.publie_le === null
  await write(tx, authored, { row, ...move })
  if (isFirst) {
    await tx.execute(sql`update ${sql.identifier(authored.table)}
      set publie_le = ${now.toISOString()} where id = ${row.id}`)
  }
  if (IS_ANSWER[geste]) await answer(tx, authored, { row, ...move })
  const { id, users_id } = row
  if (geste === 'publier' && authored.fil && users_id !== null) {
    await writePublication(tx, { ...authored.fil({ id, users_id }), now })
  }
  return isFirst
}

type Writing = AuthoredMove & { row: AuthoredRow }

async function write(
  tx: Tx,
  { table, journal, key }: Authored,
  { row, user, geste, motif, now }: Writing,
): Promise<void> {
  const at = now.toISOString()
  const kept = geste === 'reprendre' ? sql`renvoi_motif` : sql`null`
  const reason = geste === 'renvoyer' ? sql`${motif}` : kept
  await tx.execute(sql`update ${sql.identifier(table)}
    set etat = ${TO[geste]}, renvoi_motif = ${reason}, updated_at = ${at} where id = ${row.id}`)
  await tx.execute(sql`
    insert into ${sql.identifier(journal)} (${sql.identifier(key)}, de, vers, users_id, motif, created_at)
    values (${row.id}, ${row.etat}, ${TO[geste]}, ${user.id}, ${motif || null}, ${at})`)
}

async function answer(
  tx: Tx,
  { genre, sansTitre, page, editor, tell }: Authored,
  { row, user, geste, motif, now }: Writing,
): Promise<void> {
  const { id, users_id, slug } = row
  await tx.insert(t.journalStaff).values({
    staff_id: user.id,
    action: `${genre}.${geste}`,
    objet_id: id,
    details: { users_id, motif: motif || null },
  })
  const [author] = users_id ? await tx.select().from(t.users).where(eq(t.users.id, users_id)) : []
  if (!author || author.supprime_le) return
  const lettre = {
    to: author.email,
    template: 'publication-decidee' as const,
    props: {
      genre,
      prenom: author.prenom,
      titre: row.titre || sansTitre,
      ...(geste === 'publier'
        ? { est_publie: true as const, chemin: page(slug) }
        : {
            est_publie: false as const,
            chemin: editor(id),
            motif,
            etait_publie: row.etat === ETAT.publiee,
          }),
    },
  }
  const cle = `${genre}:${id}:${geste}:${now.toISOString()}`
  await tell(tx, { users_id: author.id, cle, lettre, now })
}
