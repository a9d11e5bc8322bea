import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { type Choix, getChoix, type Notification } from '@foulee/domain/echanges/notification'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { queueMails } from '#kernel/mail/queue.ts'
import type { Mail, WithAWayOut } from '#kernel/mail/templates.ts'
import { addNotices, type Notice } from './add-notices.ts'
import { queuePush } from './queue-push.ts'

/** One thing that happened, in the words that the bell, the devices and the mails share. */
export type Nouvelle = {
  /** What it is about, once for each member: `course:12:date:2027-05-01`. */
  cle: string
  titre: string
  texte: string
  /** What somebody else said of it. */
  citation?: string | null | undefined
  /** Path of the page where more is said. */
  url: string
}

/** What the mail says beside: without it, the title and the texts of what is told. */
export type MailWords = {
  sujet?: string
  titre?: string
  /** Why it is written to them, before the rest. */
  intro?: string
  /** In place of the texts. */
  lignes?: readonly string[]
  /** Words of another member, that only the mail quotes: they may be taken back where they stand. */
  citation?: string
  /** Whose words those are: they go with them. */
  auteur_id?: number
  /** What the button says, and the path that it opens when it is not that of the first thing told. */
  bouton: string
  page?: string
}

/** A mail with a template of its own, in place of the words of what is told. */
export type Letter = {
  [N in WithAWayOut]: Pick<Mail<N>, 'to' | 'template' | 'props'>
}[WithAWayOut]

/** Somebody to tell: of one thing at least. */
export type Lecteur = {
  users_id: number
  nouvelles: readonly Nouvelle[]
  mail: MailWords | { lettre: Letter }
  /**
   * It touches what they booked, or a place that they hold: it is shown and written whatever they
   * chose, and no link in the mail switches that off.
   */
  isOwed?: boolean
  /** Another mail tells them of it: the bell and the devices do as they chose, no mail follows. */
  isMailed?: boolean
}

export type Telling = {
  kind: Notification
  /** When it was said. */
  le: Date
  lecteurs: readonly Lecteur[]
}

type Member = { users_id: number; email: string; prenom: string; choix: Choix }

/**
 * The one door by which members are told: writes each notice once for its key and, as each of them
 * chose for this kind, sends the mail at once or leaves it to the mail that gathers, and rings devices.
 * All of that stands in the caller's transaction: done again after a crash, a job goes on with those who
 * were not told (decision 112).
 */
export async function tellMembers(tx: Tx, { kind, le, lecteurs }: Telling): Promise<void> {
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
  const told = await addNotices(
    tx,
    readers.flatMap((reader) => toNotices(reader, kind, le)),
  )
  const hearing = readers.filter(({ users_id }) => told.has(users_id))
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

/** Accounts that are still there, with what they chose for this kind. */
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

function toNotices(reader: Reader, kind: Notification, le: Date): Notice[] {
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
