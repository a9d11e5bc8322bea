import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { type Choix, getChoix, type Notification } from '@foulee/domain/echanges/notification'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { queueMails } from '#kernel/mail/queue.ts'
import type { Mail, WithAWayOut } from '#kernel/mail/templates.ts'
import { addNotifications, type NewNotification } from './add-notifications.ts'
import { queuePush } from './queue-push.ts'

export type Nouvelle = {
  /** Idempotency key per member: `course:12:date:2027-05-01`. */
  cle: string
  titre: string
  texte: string
  citation?: string | null | undefined
  url: string
}

export type MailWords = {
  sujet?: string
  titre?: string
  intro?: string
  lignes?: readonly string[]
  /** Quote by another member, in the email only, since its author may delete the original. */
  citation?: string
  /** Author of the quote: the email is dropped when they leave. */
  auteur_id?: number
  /** Label of the button, and its path if not that of the first notification. */
  bouton: string
  page?: string
}

export type Letter = {
  [N in WithAWayOut]: Pick<Mail<N>, 'to' | 'template' | 'props'>
}[WithAWayOut]

export type Lecteur = {
  users_id: number
  nouvelles: readonly Nouvelle[]
  mail: MailWords | { lettre: Letter }
  /**
   * Concerns a booking or a place of the recipient: preferences do not apply, and the email has no
   * unsubscribe link.
   */
  isOwed?: boolean
  /** Another email informs the recipient: preferences apply to bell and devices only. */
  isMailed?: boolean
}

export type MemberNotification = {
  kind: Notification
  le: Date
  lecteurs: readonly Lecteur[]
}

type Member = { users_id: number; email: string; prenom: string; choix: Choix }

/**
 * Only entry point for notifications: inserts each once per key, then, by each member's preference
 * for this kind, sends the email, adds it to the digest, and sends push messages. All in the
 * caller's transaction, so that a job rerun after a crash resumes with the members not yet notified
 * (decision 112).
 */
export async function notifyMembers(
  tx: Tx,
  { kind, le, lecteurs }: MemberNotification,
): Promise<void> {
  if (!lecteurs.length) return
  const members = await findMembers(
    tx,
    kind,
    lecteurs.map(({ users_id }) => users_id),
  )
  const readers = lecteurs.flatMap((lecteur) => {
    const member = members.get(lecteur.users_id)
    if (!member) return []
    const choix = lecteur.isMailed ? { ...member.choix, mail: 'jamais' as const } : member.choix
    return [{ ...lecteur, ...member, choix }]
  })
  const added = await addNotifications(
    tx,
    readers.flatMap((reader) => toNotices(reader, kind, le)),
  )
  const hearing = readers.filter(({ users_id }) => added.has(users_id))
  const written = hearing.filter(({ isOwed, choix }) => isOwed || choix.mail === 'aussitot')
  await queueMails(
    tx,
    written.flatMap((reader) => toMail(kind, reader)),
  )
  await queuePush(
    tx,
    hearing
      .filter(({ choix }) => choix.push)
      .flatMap(({ users_id, nouvelles }) =>
        nouvelles.map((message) => ({ users_id, message, notice: message.cle })),
      ),
  )
}

async function findMembers(
  tx: Tx,
  kind: Notification,
  ids: readonly number[],
): Promise<Map<number, Member>> {
  const rows = await tx
    .select({
      users_id: t.users.id,
      email: t.users.email,
      prenom: t.users.prenom,
      choix: t.notificationChoix,
    })
    .from(t.users)
    .leftJoin(
      t.notificationChoix,
      and(eq(t.notificationChoix.users_id, t.users.id), eq(t.notificationChoix.kind, kind)),
    )
    .where(and(inArray(t.users.id, [...ids]), isNull(t.users.supprime_le)))
  return new Map(rows.map((row) => [row.users_id, { ...row, choix: getChoix(kind, row.choix) }]))
}

type Reader = Lecteur & Member

const isGathered = ({ isOwed, choix: { mail } }: Reader) =>
  !isOwed && (mail === 'quotidien' || mail === 'hebdomadaire')

function toNotices(reader: Reader, kind: Notification, le: Date): NewNotification[] {
  const created_at = le.toISOString()
  return reader.nouvelles.map(({ citation, texte, ...nouvelle }) => ({
    ...nouvelle,
    kind,
    users_id: reader.users_id,
    texte: citation ? `${texte} «\u00a0${citation}\u00a0»` : texte,
    dans_app: reader.isOwed || reader.choix.app,
    attend_depuis: isGathered(reader) ? created_at : null,
    created_at,
  }))
}

function toMail(kind: Notification, reader: Reader): Mail<WithAWayOut>[] {
  const { users_id, email, prenom, nouvelles, mail, isOwed } = reader
  const [first] = nouvelles
  if (!first) return []
  const wayOut = !isOwed && { desabonnement: { users_id, sujet: kind } }
  if ('lettre' in mail) {
    return [{ ...mail.lettre, notice: { users_id, cle: first.cle }, ...wayOut }]
  }
  const citation = mail.citation ?? first.citation
  const props = {
    prenom,
    sujet: mail.sujet ?? first.titre,
    titre: mail.titre ?? first.titre,
    lignes: [
      ...(mail.intro ? [mail.intro] : []),
      ...(mail.lignes ?? nouvelles.map(({ texte }) => texte)),
    ],
    ...(citation && { citation }),
    bouton: mail.bouton,
    page: mail.page ?? first.url,
  }
  const { auteur_id } = mail
  const notice = { users_id, cle: first.cle, ...(auteur_id !== undefined && { auteur_id }) }
  return [{ to: email, template: 'nouvelle', props, notice, ...wayOut }]
}
