import type { Db, Tx } from '@foulee/db/connect'
import { canaux, messages } from '@foulee/db/schema'
import { eq, sql } from 'drizzle-orm'
import { type ChannelKinds, getObjet, membersOf } from '#kernel/channels/membres.ts'
import type { Ecrit } from '#kernel/channels/write-message.ts'
import type { JobContext } from '#kernel/jobs/work.ts'
import { isNotBlocked } from '#kernel/members/blocks.ts'
import { type Lecteur, notifyMembers } from '#kernel/notifications/notify-members.ts'
import { noticeKey } from './actes.commands.ts'
import { findShortName } from './nom.queries.ts'

const BATCH = 500

type Row = {
  canal: typeof canaux.$inferSelect
  users_id: number | null
  supprime_le: string | null
  masque_le: string | null
}

/**
 * Notifies offline members of a message: once per channel until read. Nobody who has read it, muted
 * the channel or blocks its author. The notice has no text, so that deleting the message deletes it
 * everywhere (decision 0122).
 */
export async function notifyOffline(
  { db, clock, registry }: Pick<JobContext, 'db' | 'clock' | 'registry'>,
  { messages_id, ecrits = [] }: Ecrit,
): Promise<void> {
  const [row] = await db
    .select({
      canal: canaux,
      users_id: messages.users_id,
      supprime_le: messages.supprime_le,
      masque_le: messages.masque_le,
    })
    .from(messages)
    .innerJoin(canaux, eq(canaux.id, messages.channels_id))
    .where(eq(messages.id, messages_id))
  if (!row?.users_id || row.supprime_le || row.masque_le) return
  const now = clock()
  const words = await findWords(
    db,
    registry.channelKinds,
    { canal: row.canal, users_id: row.users_id },
    now,
  )
  for (let last = 0, isMore = true; isMore; ) {
    const away = await db.transaction(async (tx) => {
      const found = await findAway(tx, registry.channelKinds, row, { messages_id, last })
      const lecteurs = found.map((away) => ({
        ...toLecteur(row.canal.id, away, words),
        isMailed: ecrits.includes(away.users_id),
      }))
      await notifyMembers(tx, { kind: 'messages', le: now, lecteurs })
      return found
    })
    last = away.at(-1)?.users_id ?? last
    isMore = away.length === BATCH
  }
}

type Away = { users_id: number; lu_id: number; est_demande: boolean }

async function findAway(
  tx: Tx,
  channelKinds: ChannelKinds,
  { canal, users_id }: Row,
  { messages_id, last }: { messages_id: number; last: number },
): Promise<Away[]> {
  const cle = sql`${noticeKey(canal.id, '')}::text || coalesce(m.lu_id, 0)`
  const { rows } = await tx.execute<Away>(sql`
    select i.users_id, coalesce(m.lu_id, 0) as lu_id,
      coalesce(m.etat = 'demande_recue', false) as est_demande
    from (${membersOf(channelKinds, canal)}) i
      left join canal_membres m on m.channels_id = ${canal.id} and m.users_id = i.users_id
    where i.users_id <> ${users_id} and i.users_id > ${last} and coalesce(m.lu_id, 0) < ${messages_id}
      and coalesce(m.depuis_id, 0) < ${messages_id} and m.est_muet is not true
      and ${isNotBlocked(users_id, sql`i.users_id`)}
      and not exists (select from notifications n where n.users_id = i.users_id and n.cle = ${cle})
    order by i.users_id limit ${BATCH}`)
  return rows
}

type Words = { auteur: string; auteur_id: number; lieu: string | null }

async function findWords(
  db: Db,
  channelKinds: ChannelKinds,
  { canal, users_id }: { canal: Row['canal']; users_id: number },
  now: Date,
): Promise<Words> {
  const auteur = await findShortName(db, users_id)
  const { objet_kind, objet_id, nom } = canal
  const author = { auteur, auteur_id: users_id }
  if (objet_kind === null || objet_id === null) return { ...author, lieu: nom }
  const objets = await getObjet(channelKinds, objet_kind).describe(db, [objet_id], now)
  return { ...author, lieu: objets.get(objet_id)?.nom ?? null }
}

function toLecteur(
  channels_id: number,
  { users_id, lu_id, est_demande }: Away,
  { auteur, auteur_id, lieu }: Words,
): Lecteur {
  const titre = est_demande
    ? `${auteur} demande à vous écrire`
    : lieu
      ? `Nouveaux messages\u00a0: ${lieu}`
      : `${auteur} vous a écrit`
  const texte = est_demande
    ? 'Lisez sa demande, puis acceptez-la ou refusez-la\u00a0: personne ne saura que vous l’avez refusée.'
    : lieu
      ? `${auteur} a écrit dans cette discussion.`
      : 'Ouvrez la discussion pour lire et répondre.'
  const url = `/messages/${channels_id}`
  const cle = noticeKey(channels_id, lu_id)
  const nouvelle = { cle, titre, texte, url }
  return { users_id, nouvelles: [nouvelle], mail: { bouton: 'Lire la discussion', auteur_id } }
}
