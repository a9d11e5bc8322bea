import type { Db, Tx } from '@foulee/db/connect'
import {
  canalMembres,
  canaux,
  contacts,
  messagePieces,
  messageReactions,
  messageReglages,
  messageSignales,
  messages,
} from '@foulee/db/schema'
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { retractNotifications } from '#kernel/channels/retract-notifications.ts'
import { noticeOf } from '#kernel/channels/write-message.ts'
import { eraseLate, rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal, StoredFile } from '#kernel/gdpr/personal.ts'
import { removeNotifications } from '#kernel/notifications/remove-notifications.ts'
import { removeContents } from './actes.commands.ts'
import { ensureManager, findGroups } from './groupes.commands.ts'
import { purgeMessages } from './messages.menage.ts'
import { getPieceKey } from './pieces.ts'

const DAY_MS = 86_400_000
/** Retention of reported texts: as long as a decision can be contested. */
const JOURS_SIGNALES = 180
const JOURS_VIDES = 30

const { users_id: _, ...CONTACT } = getTableColumns(contacts)

const WHY = 'The other of the two keeps the talk, with an erased account in it.'

const { id, channels_id, texte, reponse_id, created_at, modifie_le, supprime_le } = messages

/** A member's messages are erased; the place of each stays for its answers. */
export const messagesPersonal: Personal = {
  signed: [messages.users_id],
  owned: [canalMembres.users_id, messageReactions.users_id, messageReglages.users_id],
  retained: [
    { column: canaux.membre_a, why: WHY },
    { column: canaux.membre_b, why: WHY },
    {
      column: contacts.users_id,
      why: 'The structure keeps the talk, with an erased account in it.',
    },
  ],
  collect: [
    {
      name: 'messages',
      contenu: 'vos messages',
      find: rowsOf(messages.users_id, {
        id,
        channels_id,
        texte,
        reponse_id,
        created_at,
        modifie_le,
        supprime_le,
      }),
    },
    {
      name: 'discussions',
      contenu: 'vos discussions\u00a0: ce que vous y avez lu, coupé ou quitté',
      find: rowsOf(canalMembres.users_id),
    },
    {
      name: 'messages-contacts',
      contenu: 'les agences, organisateurs et magasins à qui vous avez écrit',
      find: rowsOf(contacts.users_id, CONTACT),
    },
    {
      name: 'messages-reactions',
      contenu: 'vos réactions à des messages',
      find: rowsOf(messageReactions.users_id),
    },
    {
      name: 'messages-reglages',
      contenu: 'qui peut vous écrire',
      find: rowsOf(messageReglages.users_id),
    },
  ],
  collectFiles: [{ contenu: 'une photo ou une trace de vos messages', find: listPieceFiles }],
  erase: (_, users_id) => ({
    erase: async (tx, { now }) => eraseWords(tx, users_id, now),
  }),
  purge: async (tx, now) => {
    await eraseLate(tx, canalMembres.users_id)
    await purgeReported(tx, now)
    await purgeEmpty(tx, now)
  },
  purgeInTurns: purgeMessages,
}

async function silence(tx: Tx, users_id: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number; other: number | null }>(sql`
    select id, case membre_a when ${users_id} then membre_b else membre_a end as other
    from canaux where ${users_id} in (membre_a, membre_b)`)
  await removeNotifications(
    tx,
    rows.flatMap(({ other }) => other ?? []),
    rows.map((row) => noticeOf(row.id)),
  )
  await retractNotifications(tx, users_id, null)
}

async function eraseWords(tx: Tx, users_id: number, now: Date): Promise<void> {
  await silence(tx, users_id)
  const theirs = sql`(select id from messages where users_id = ${users_id})`
  const at = now.toISOString()
  for (const group of await findGroups(tx, users_id)) {
    await tx.execute(sql`update canal_membres set quitte_le = ${at}, est_gerant = false
      where channels_id = ${group} and users_id = ${users_id}`)
    await ensureManager(tx, group)
  }
  await removeContents(tx, sql`${messagePieces.messages_id} in ${theirs}`)
  await tx.execute(sql`delete from ${messageReactions} where messages_id in ${theirs}`)
  await tx.execute(sql`delete from ${messageSignales} where messages_id in ${theirs}`)
  await tx.execute(sql`update messages set texte = '', modifie_le = null,
    supprime_le = coalesce(supprime_le, ${at}) where users_id = ${users_id}`)
}

const purgeReported = (tx: Tx, now: Date) => {
  const before = new Date(now.getTime() - JOURS_SIGNALES * DAY_MS).toISOString()
  return tx.execute(sql`delete from message_signales s where s.created_at < ${before}
    and not exists (select from signalements g where g.model = 'message'
      and g.objet_id = s.messages_id and g.etat = 'ouvert')`)
}

/** Deletes direct channels and groups without accounts, and channels of deleted structures and trainings. */
async function purgeEmpty(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - JOURS_VIDES * DAY_MS).toISOString()
  const { rows } = await tx.execute<{ id: number }>(sql`
    select c.id from canaux c where c.dernier_le < ${before}
      and case when c.objet_kind is null then
        not exists (select from canal_membres m join users u on u.id = m.users_id
          where m.channels_id = c.id and m.quitte_le is null and u.supprime_le is null)
        when c.objet_kind = 'contact' then
          not exists (select from contacts k where k.id = c.objet_id)
        else c.objet_kind = 'entrainement'
          and not exists (select from entrainements e where e.id = c.objet_id) end
    order by c.id limit 500`)
  if (!rows.length) return
  const ids = rows.map((row) => row.id)
  const inThem = sql`(select id from messages where ${inArray(messages.channels_id, ids)})`
  await removeContents(tx, sql`${messagePieces.messages_id} in ${inThem}`)
  await tx.delete(canaux).where(inArray(canaux.id, ids))
}

async function listPieceFiles(db: Db, users_id: number): Promise<StoredFile[]> {
  const { kind, fichier } = messagePieces
  const rows = await db
    .select({ id: messagePieces.id, messages_id: messagePieces.messages_id, kind, fichier })
    .from(messagePieces)
    .innerJoin(messages, eq(messages.id, messagePieces.messages_id))
    .where(eq(messages.users_id, users_id))
    .orderBy(messagePieces.id)
  return rows.map((row) => {
    const key = getPieceKey(row.fichier, row.kind === 'photo' ? 'grande' : 'trace')
    const end = row.kind === 'photo' ? 'webp' : 'gpx'
    return { name: `messages/${row.messages_id}-${row.id}.${end}`, key }
  })
}
