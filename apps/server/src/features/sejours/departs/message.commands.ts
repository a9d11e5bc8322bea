import { randomUUID } from 'node:crypto'
import type { Body } from '@foulee/contract/shared/call'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { cleanTexte } from '@foulee/domain/echanges/message-regles'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { ofAgence } from '#features/sejours/agences/agences.membership.ts'
import { recordStaffAct } from '#features/sejours/reservations/reservations.journal.ts'
import { lockCanal, openCanal } from '#kernel/channels/open-canal.ts'
import { writeMessage } from '#kernel/channels/write-message.ts'
import { queueMail } from '#kernel/mail/queue.ts'
import type { User } from '#platform/http/user.ts'
import { getOwnedDepart } from './bureau.queries.ts'
import { departCanal } from './depart.canal.ts'

type Message = Body<'POST /api/voyages/depart/{id}/message'> & { id: number; user: User; now: Date }

/**
 * Mails all members with a request or booking, since it concerns their booking, with replies to the
 * agency; posts the same words in the channel.
 * @returns the number of members
 * @throws ApiError `disponibilite_introuvable`
 */
export async function writeToAll(db: Db, message: Message): Promise<number> {
  const { id, user, sujet, texte } = message
  const { voyage, agence } = await getOwnedDepart(db, user, id)
  return db.transaction(async (tx) => {
    const readers = await findReaders(tx, id)
    const sejour = voyage.titre || SANS_TITRE
    for (const { id: booking, email, prenom } of readers) {
      const page = `/mes-reservations/${booking}`
      await queueMail(tx, {
        to: email,
        template: 'depart-message',
        props: { prenom, sejour, agence: agence.nom, sujet, texte, page },
        replyTo: agence.email ?? user.email,
      })
    }
    const ecrits = readers.map(({ users_id }) => users_id)
    if (ecrits.length && (await ofAgence.isMember(tx, agence.id, user.id))) {
      await postToChannel(tx, message, ecrits)
    }
    await recordStaffAct(tx, {
      user,
      agences_id: agence.id,
      action: 'depart.ecrire',
      objet_id: id,
      details: { sujet, nb: readers.length },
    })
    return readers.length
  })
}

async function findReaders(tx: Tx, disponibilites_id: number) {
  const rows = await tx
    .select({
      id: t.reservations.id,
      users_id: t.users.id,
      email: t.users.email,
      prenom: t.users.prenom,
    })
    .from(t.reservations)
    .innerJoin(t.users, eq(t.users.id, t.reservations.users_id))
    .where(
      and(
        eq(t.reservations.disponibilites_id, disponibilites_id),
        inArray(t.reservations.etat, ['demande', 'confirmee', 'terminee']),
        isNull(t.users.supprime_le),
      ),
    )
    .orderBy(asc(t.reservations.id))
  return [...new Map(rows.map((row) => [row.users_id, row])).values()]
}

async function postToChannel(
  tx: Tx,
  { id, user, sujet, texte, now }: Message,
  ecrits: readonly number[],
): Promise<void> {
  const depart = (await departCanal.describe(tx, [id], now)).get(id)
  if (!depart || depart.fermeture !== null) return
  const channels_id = await openCanal(tx, departCanal, id, now)
  await lockCanal(tx, channels_id)
  await writeMessage(tx, {
    channels_id,
    users_id: user.id,
    client_id: randomUUID(),
    texte: cleanTexte(`**${sujet}**\n\n${texte}`),
    reponse_id: null,
    now,
    ecrits,
  })
}
