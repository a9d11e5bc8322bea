import { createHash } from 'node:crypto'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { journalStaff, messagePieces, messageSignales, messages } from '@foulee/db/schema'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { EntityType } from '#kernel/entity-types/entity-type.ts'
import type { VisibilityPolicy } from '#kernel/entity-types/visibility.ts'
import { notifyMembers } from '#kernel/notifications/notify-members.ts'
import { announceMessage, removeContents } from './actes.commands.ts'
import { getReadable } from './messages.page.ts'
import { getPieceSecret, signPiece } from './piece-jeton.ts'
import { findBlocked } from './rapports.queries.ts'

type Row = {
  id: number
  est_masque: boolean
  est_supprime: boolean
  textes: string[]
}

const OBJECTION =
  'Vous n’êtes pas d’accord\u00a0? Dites-nous pourquoi depuis la page «\u00a0Nous contacter\u00a0»\u00a0: une personne relira.'

type Hidden = { id: number; channels_id: number; users_id: number; motif: string; now: Date }

/**
 * A statement of reasons is due whatever the notification settings. It quotes nothing (produit
 * 13.25).
 */
function notifyHidden(tx: Tx, { id, channels_id, users_id, motif, now }: Hidden): Promise<void> {
  const texte = `L’équipe l’a masqué après un signalement. Raison\u00a0: ${motif}`
  const nouvelle = {
    cle: `message:${id}:masque:${now.toISOString()}`,
    titre: 'Un de vos messages est masqué',
    texte,
    url: `/messages/${channels_id}`,
  }
  const mail = {
    lignes: [texte, 'Vous seul le voyez encore.', OBJECTION],
    bouton: 'Voir la discussion',
  }
  const lecteur = { users_id, nouvelles: [nouvelle], mail }
  return notifyMembers(tx, { kind: 'avis', le: now, lecteurs: [{ ...lecteur, isOwed: true }] })
}

/**
 * A message as a kind: exposes only the text stored with its report, never to outsiders of the
 * channel (produit 13.25).
 */
export const messageKind: EntityType = {
  kind: 'message',
  async find(db, ids) {
    const { rows } = await db.execute<Row>(sql`
      select m.id, m.masque_le is not null as est_masque,
        m.supprime_le is not null as est_supprime,
        (select coalesce(json_agg(s.texte order by s.id), '[]') from message_signales s
          where s.messages_id = m.id) as textes
      from messages m where m.id = any(${sql.param([...ids])}::int[])`)
    return rows.map(({ id, est_masque, est_supprime, textes }) => ({
      kind: 'message',
      id,
      titre: 'Un message privé',
      texte: textes.join('\n\n'),
      // Staff are not members of these channels: the link leads to the reports.
      url: `/moderation/signalements?${est_masque ? 'etat=retenu&' : ''}model=message`,
      is_visible: !est_masque && !est_supprime,
      is_masked: est_masque,
    }))
  },
  async findOwners(db, id) {
    const rows = await db
      .select({ users_id: messages.users_id })
      .from(messages)
      .where(inArray(messages.id, [id]))
    return rows.flatMap(({ users_id }) => users_id ?? [])
  },
  async withdraw(tx, { id, motif, now }) {
    const [row] = await tx
      .update(messages)
      .set({ masque_le: now.toISOString(), masque_motif: motif })
      .where(and(eq(messages.id, id), isNull(messages.masque_le)))
      .returning()
    if (!row) return
    await announceMessage(tx, row, 'change')
    if (row.users_id === null) return
    await notifyHidden(tx, { ...row, users_id: row.users_id, motif, now })
  },
  reported: {
    storeReported: storeReportedText,
    async recordRead(db, ids, staff_id) {
      await db
        .insert(journalStaff)
        .values(
          ids.map((objet_id) => ({ staff_id, action: 'message.lire', objet_id, details: {} })),
        )
    },
    signPhotos,
    letGo,
  },
}

async function storeReportedText(tx: Tx, id: number, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ texte: string; photos: number; traces: number }>(sql`
    select m.texte, count(p.id) filter (where p.kind = 'photo')::int as photos,
      count(p.id) filter (where p.kind = 'trace')::int as traces
    from messages m left join message_pieces p on p.messages_id = m.id
    where m.id = ${id} group by m.id`)
  const [row] = rows
  if (!row) return
  const texte = [row.texte, formatPieces(row)].filter(Boolean).join('\n\n')
  await tx
    .insert(messageSignales)
    .values({
      messages_id: id,
      texte,
      empreinte: createHash('sha256').update(texte).digest('hex'),
      created_at: now.toISOString(),
    })
    .onConflictDoNothing()
}

async function signPhotos(
  db: Db,
  ids: readonly number[],
  staff: { id: number; now: Date },
): Promise<ReadonlyMap<number, string[]>> {
  const { rows } = await db.execute<{ id: number; messages_id: number }>(sql`
    select p.id, p.messages_id from message_pieces p
    where p.messages_id = any(${sql.param([...ids])}::int[]) and p.kind = 'photo'
      and exists (select from message_signales s where s.messages_id = p.messages_id)
    order by p.messages_id, p.ordre`)
  if (!rows.length) return new Map()
  const secret = await getPieceSecret(db)
  const sign = ({ id }: { id: number }) =>
    signPiece(secret, { id, taille: 'signalee', users_id: staff.id }, staff.now)
  const groups = Map.groupBy(rows, (row) => row.messages_id)
  return new Map([...groups].map(([id, group]) => [id, group.map(sign)]))
}

/** Releases attachments that were kept for the staff after the author deleted them. */
async function letGo(tx: Tx, id: number): Promise<void> {
  // Locks the message, so that a simultaneous deletion by its author leaves no photo behind.
  const { rows } = await tx.execute(sql`
    select 1 from messages where id = ${id} and supprime_le is not null for update`)
  if (rows.length) await removeContents(tx, sql`${messagePieces.messages_id} = ${id}`)
}

function formatPieces({ photos, traces }: { photos: number; traces: number }): string {
  const parts = [
    photos > 0 && (photos > 1 ? `${photos}\u00a0photos` : 'une photo'),
    traces > 0 && (traces > 1 ? `${traces}\u00a0traces` : 'une trace'),
  ].filter(Boolean)
  return parts.length ? `(avec ${parts.join(' et ')})` : ''
}

export const messageSeeing: VisibilityPolicy = {
  kind: 'message',
  async canSee({ db, channelKinds, user }, id) {
    if (!user) return false
    const blocked = await findBlocked(db, user.id)
    try {
      await getReadable({ db, channelKinds, user, blocked }, id)
      return true
    } catch (cause) {
      if (cause instanceof ApiError) return false
      throw cause
    }
  },
}
