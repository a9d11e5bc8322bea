import type { Tx } from '@foulee/db/connect'
import { type commentaires, users } from '@foulee/db/schema'
import { aNom } from '@foulee/domain/shared/de-nom'
import { and, inArray, isNull } from 'drizzle-orm'
import type { Entity, EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { findOwners } from '#kernel/entity-types/find-entities.ts'
import { queueMail } from '#kernel/mail/queue.ts'
import { filterUnblocked } from '#kernel/members/blocages.policy.ts'
import { commentNotificationKey } from '#kernel/notifications/notification-keys.ts'
import { notifyDecision } from '#kernel/notifications/notify-decision.ts'
import { notifyMembers } from '#kernel/notifications/notify-members.ts'
import { removeNotifications } from '#kernel/notifications/remove-notifications.ts'

type Reader = { email: string; prenom: string }

async function findReaders(tx: Tx, ids: readonly number[]): Promise<Reader[]> {
  if (!ids.length) return []
  return tx
    .select({ email: users.email, prenom: users.prenom })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.supprime_le)))
}

const getAnswerKey = (id: number) => `${commentNotificationKey(id)}:reponse`

export async function retractCommentNotice(
  tx: Tx,
  kinds: EntityTypes,
  { id, model, objet_id, users_id }: typeof commentaires.$inferSelect,
): Promise<void> {
  const owners = await findOwners(tx, kinds, { kind: model, id: objet_id })
  await removeNotifications(tx, users_id === null ? owners : [...owners, users_id], [
    commentNotificationKey(id),
  ])
}

export const retractAnswerNotice = (
  tx: Tx,
  { id, users_id }: { id: number; users_id: number | null },
) => removeNotifications(tx, users_id === null ? [] : [users_id], [getAnswerKey(id)])

const toAvis = ({ url }: Entity) => `${url}#avis`

type PostedComment = {
  id: number
  users_id: number
  auteur: string
  texte: string
  note: number | null
  now: Date
}

/**
 * Notifies the owners of a new comment. The notice has neither author nor text: both may be
 * withdrawn.
 */
export async function notifyOwners(
  tx: Tx,
  kinds: EntityTypes,
  entity: Entity,
  posted: PostedComment,
): Promise<void> {
  const { id, users_id, auteur, texte, note, now } = posted
  const titre = `«\u00a0${entity.titre}\u00a0»`
  const stars = `${note}\u00a0sur\u00a05`
  const nouvelle = {
    cle: commentNotificationKey(id),
    titre: `Un avis sur ${titre}`,
    texte:
      note === null
        ? `Un membre a commenté ${titre}.`
        : `Un membre a donné ${stars} ${aNom(titre)}.`,
    url: toAvis(entity),
  }
  const mail = {
    titre: 'Un nouvel avis',
    lignes: [
      note === null
        ? `${auteur} a commenté ${titre}\u00a0:`
        : `${auteur} a donné ${stars} ${aNom(titre)}\u00a0:`,
    ],
    citation: texte,
    auteur_id: users_id,
    bouton: 'Lire et répondre',
  }
  const owners = await filterUnblocked(tx, users_id, await findOwners(tx, kinds, entity))
  await notifyMembers(tx, {
    kind: 'avis',
    le: now,
    lecteurs: owners.map((users_id) => ({ users_id, nouvelles: [nouvelle], mail })),
  })
}

/**
 * Notifies the author of a publication of a comment, except their own. The notice has no text,
 * which may be withdrawn.
 */
export async function notifyThread(
  tx: Tx,
  kinds: EntityTypes,
  entity: Entity,
  { id, users_id, auteur, texte, now }: PostedComment,
): Promise<void> {
  const nouvelle = {
    cle: commentNotificationKey(id),
    titre: 'Un commentaire sous votre publication',
    texte: 'Un membre a commenté votre publication.',
    url: `${entity.url}#avis-${id}`,
  }
  const mail = {
    titre: 'Un commentaire sous votre publication',
    lignes: [`${auteur} a commenté votre publication\u00a0:`],
    citation: texte,
    auteur_id: users_id,
    bouton: 'Lire et répondre',
  }
  const recipients = (await findOwners(tx, kinds, entity)).filter((owner) => owner !== users_id)
  const owners = await filterUnblocked(tx, users_id, recipients)
  await notifyMembers(tx, {
    kind: 'avis',
    le: now,
    lecteurs: owners.map((owner) => ({ users_id: owner, nouvelles: [nouvelle], mail })),
  })
}

type Answered = { id: number; users_id: number | null; par: number; reponse: string; now: Date }

export async function notifyAnswered(tx: Tx, entity: Entity, answered: Answered): Promise<void> {
  const { id, users_id, par, reponse, now } = answered
  const readers = users_id === null ? [] : await filterUnblocked(tx, par, [users_id])
  const nouvelle = {
    cle: `${getAnswerKey(id)}:${now.toISOString()}`,
    titre: `Une réponse à votre avis sur «\u00a0${entity.titre}\u00a0»`,
    texte: `On vous répond au sujet de «\u00a0${entity.titre}\u00a0».`,
    url: toAvis(entity),
  }
  const mail = {
    titre: 'Une réponse à votre avis',
    lignes: [`On vous répond au sujet de «\u00a0${entity.titre}\u00a0»\u00a0:`],
    citation: reponse,
    auteur_id: par,
    bouton: 'Voir la réponse',
  }
  const lecteurs = readers.map((reader) => ({ users_id: reader, nouvelles: [nouvelle], mail }))
  await notifyMembers(tx, { kind: 'avis', le: now, lecteurs })
}

type Hidden = {
  id: number
  users_id: number | null
  motif: string
  texte: string
  a_note: boolean
  now: Date
}

/** A statement of reasons is due whatever the notification settings. */
export async function notifyHidden(
  tx: Tx,
  entity: Entity,
  { id, users_id, motif, now, ...content }: Hidden,
): Promise<void> {
  const [reader] = users_id === null ? [] : await findReaders(tx, [users_id])
  if (!reader || users_id === null) return
  const props = {
    prenom: reader.prenom,
    titre: entity.titre,
    page: toAvis(entity),
    motif,
    ...content,
  }
  const lettre = { to: reader.email, template: 'commentaire-masque', props } as const
  const cle = `avis-masque:${id}:${now.toISOString()}`
  await notifyDecision(tx, { users_id, cle, lettre, motif, isOwed: true, now })
}

type Outcome = { titre: string; retenu: boolean; motif: string }

export async function mailReporters(
  tx: Tx,
  ids: readonly number[],
  { motif, ...outcome }: Outcome,
): Promise<void> {
  for (const { email: to, prenom } of await findReaders(tx, ids)) {
    const props = { prenom, ...outcome, motif: motif || null }
    await queueMail(tx, { to, template: 'signalement-decide', props })
  }
}
