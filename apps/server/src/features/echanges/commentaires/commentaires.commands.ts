import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { commentaires, users } from '@foulee/db/schema'
import type { ModelAvis } from '@foulee/domain/echanges/avis'
import { and, eq, isNull } from 'drizzle-orm'
import type { Entity, EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { findEntity, getEntityType, isOwner } from '#kernel/entity-types/find-entities.ts'
import { awardPoints } from '#kernel/points/points.award.ts'
import {
  notifyAnswered,
  notifyOwners,
  notifyThread,
  retractAnswerNotice,
  retractCommentNotice,
} from './commentaires.mails.ts'
import { findRefusal } from './commentaires.policy.ts'
import { findCommentaire, hasRated } from './commentaires.queries.ts'
import { lockAvis, saveSums } from './commentaires.sums.ts'

type Context = { db: Db; kinds: EntityTypes }

const isThread = (kinds: EntityTypes, { kind }: Entity): boolean =>
  getEntityType(kinds, kind).avis?.isThread ?? false

function rejectNote(): never {
  throw new ApiError('champs_invalides', {
    errors: { note: 'On ne note pas ce que dit quelqu’un.' },
  })
}

type NewCommentaire = {
  model: ModelAvis
  id: number
  texte: string
  note: number | null
  date_sortie: string | null
  commentaires_id?: number | undefined
}

/**
 * Publishes or edits a comment: comment, average and points in one transaction.
 * @returns the comment's id
 * @throws ApiError `objet_introuvable`, `note_deja_donnee`, `commentaire_introuvable`, and as
 * `findRefusal`
 */
export async function saveCommentaire(
  { db, kinds }: Context,
  users_id: number,
  input: NewCommentaire,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const entity = await findEntity(tx, kinds, { kind: input.model, id: input.id })
    if (!entity?.is_visible) throw new ApiError('objet_introuvable')
    if (input.note !== null && isThread(kinds, entity)) rejectNote()
    const refusal = await findRefusal(tx, kinds, entity, users_id)
    if (refusal) throw new ApiError(refusal)
    // Serialises a member's comments: two at once would both find no rating.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, users_id)).for('no key update')
    await lockAvis(tx, kinds, entity)
    const { commentaires_id } = input
    const isRated = input.note !== null && (await hasRated(tx, entity, users_id, commentaires_id))
    if (isRated) throw new ApiError('note_deja_donnee')
    const id = commentaires_id
      ? await changeCommentaire(tx, users_id, commentaires_id, input, now)
      : await insertCommentaire(tx, { kinds, entity, users_id }, input, now)
    // An edit may withdraw something: no stale cache.
    await saveSums(tx, kinds, entity, { now, changeKind: commentaires_id ? 'other' : 'edit' })
    return id
  })
}

async function insertCommentaire(
  tx: Tx,
  { kinds, entity, users_id }: { kinds: EntityTypes; entity: Entity; users_id: number },
  { model, id: objet_id, texte, note, date_sortie }: NewCommentaire,
  now: Date,
): Promise<number> {
  const [made] = await tx
    .insert(commentaires)
    .values({
      model,
      objet_id,
      users_id,
      texte,
      note,
      date_sortie,
      created_at: now.toISOString(),
    })
    .onConflictDoNothing()
    .returning({ id: commentaires.id })
  if (!made) throw new ApiError('note_deja_donnee')
  const saved = await findCommentaire(tx, made.id, now)
  const posted = { id: made.id, users_id, auteur: saved?.auteur.nom ?? '', texte, note, now }
  if (isThread(kinds, entity)) {
    await notifyThread(tx, kinds, entity, posted)
    return made.id
  }
  await awardPoints(tx, users_id, 'avis_donne', `${model}:${objet_id}`)
  await notifyOwners(tx, kinds, entity, posted)
  return made.id
}

async function changeCommentaire(
  tx: Tx,
  users_id: number,
  id: number,
  { model, id: objet_id, texte, note, date_sortie }: NewCommentaire,
  now: Date,
): Promise<number> {
  const changed = await tx
    .update(commentaires)
    .set({ texte, note, date_sortie, updated_at: now.toISOString() })
    .where(
      and(
        eq(commentaires.id, id),
        eq(commentaires.model, model),
        eq(commentaires.objet_id, objet_id),
        eq(commentaires.users_id, users_id),
      ),
    )
    .returning({ id: commentaires.id })
  if (!changed.length) throw new ApiError('commentaire_introuvable')
  return id
}

export async function removeCommentaire(
  { db, kinds }: Context,
  users_id: number,
  id: number,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const mine = and(eq(commentaires.id, id), eq(commentaires.users_id, users_id))
    const [row] = await tx.select().from(commentaires).where(mine)
    if (!row) throw new ApiError('commentaire_introuvable')
    const ref = { kind: row.model, id: row.objet_id }
    await lockAvis(tx, kinds, ref)
    const removed = await tx.delete(commentaires).where(mine).returning({ id: commentaires.id })
    if (!removed.length) throw new ApiError('commentaire_introuvable')
    await retractCommentNotice(tx, kinds, row)
    await saveSums(tx, kinds, ref, { now })
  })
}

type Answer = { id: number; reponse: string; users_id: number; now: Date }

export async function answerCommentaire({ db, kinds }: Context, answer: Answer): Promise<void> {
  const { id, reponse, users_id, now } = answer
  await db.transaction(async (tx) => {
    const shown = and(eq(commentaires.id, id), isNull(commentaires.masque_le))
    const [row] = await tx.select().from(commentaires).where(shown)
    const entity = row && (await findEntity(tx, kinds, { kind: row.model, id: row.objet_id }))
    if (!row || !entity) throw new ApiError('commentaire_introuvable')
    if (!(await isOwner(tx, kinds, entity, users_id))) throw new ApiError('acces_refuse')
    await lockAvis(tx, kinds, entity)
    await tx
      .update(commentaires)
      .set({ reponse: reponse || null, reponse_le: reponse ? now.toISOString() : null })
      .where(eq(commentaires.id, id))
    if (!reponse) await retractAnswerNotice(tx, row)
    if (reponse && !row.reponse) {
      await notifyAnswered(tx, entity, { id, users_id: row.users_id, par: users_id, reponse, now })
    }
    await saveSums(tx, kinds, entity, { now })
  })
}
